// The routes are generated: a target needs a file of its own.
