#include "CToolIdentity.h"

extern char **environ;

char **navspec_environment(void) { return environ; }
