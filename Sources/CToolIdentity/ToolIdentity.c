#define _GNU_SOURCE
#include "CToolIdentity.h"

#if defined(__APPLE__)
#include <mach-o/ldsyms.h>
#include <mach-o/loader.h>

const unsigned char *navspec_tool_identity(size_t *count) {
  const struct mach_header_64 *header = &_mh_execute_header;
  const unsigned char *place = (const unsigned char *)(header + 1);
  for (unsigned int index = 0; index < header->ncmds; index++) {
    const struct load_command *command = (const struct load_command *)place;
    if (command->cmd == LC_UUID) {
      *count = 16;
      return ((const struct uuid_command *)command)->uuid;
    }
    place += command->cmdsize;
  }
  return NULL;
}

#elif defined(__linux__)
#include <elf.h>
#include <link.h>
#include <string.h>

struct found {
  const unsigned char *bytes;
  size_t count;
};

static size_t padded(size_t count) { return (count + 3) & ~(size_t)3; }

static int look(struct dl_phdr_info *info, size_t size, void *result) {
  (void)size;
  struct found *found = result;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
    if (segment->p_type != PT_NOTE) continue;
    const unsigned char *note = (const unsigned char *)(info->dlpi_addr + segment->p_vaddr);
    const unsigned char *end = note + segment->p_memsz;
    while (note + sizeof(ElfW(Nhdr)) <= end) {
      const ElfW(Nhdr) *header = (const ElfW(Nhdr) *)note;
      const unsigned char *name = note + sizeof(*header);
      const unsigned char *content = name + padded(header->n_namesz);
      if (header->n_type == NT_GNU_BUILD_ID && header->n_namesz == 4 && memcmp(name, "GNU", 4) == 0) {
        found->bytes = content;
        found->count = header->n_descsz;
        return 1;
      }
      note = content + padded(header->n_descsz);
    }
  }
  // The first is the program itself, the others are its libraries.
  return 1;
}

const unsigned char *navspec_tool_identity(size_t *count) {
  struct found found = {NULL, 0};
  dl_iterate_phdr(look, &found);
  *count = found.count;
  return found.bytes;
}

#else

const unsigned char *navspec_tool_identity(size_t *count) {
  *count = 0;
  return NULL;
}
#endif
