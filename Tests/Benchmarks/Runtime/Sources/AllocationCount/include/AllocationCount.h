/// How often memory was asked for so far; always 0 where that cannot be counted.
long allocation_count(void);
