#ifndef C_TOOL_IDENTITY_H
#define C_TOOL_IDENTITY_H

#include <stddef.h>

// The hash that the linker wrote into this program (build id, UUID), as it is in memory; NULL where there is none.
const unsigned char *navspec_tool_identity(size_t *count);

// The variables that this process was started with, as processes are given them.
char **navspec_environment(void);

#endif
