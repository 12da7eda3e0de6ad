/// Takes the heap of a short-lived process as one range of addresses, in huge pages where the system has them. Memory
/// is still taken page by page as it is used. Does nothing without glibc.
void reserveHeap(void);
