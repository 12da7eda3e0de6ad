// What the tool calls of the C library, as Apple's headers declare it: types of structures and of constants differ from Linux.
// libyaml's header includes this one too, by its standard names.
#pragma once
typedef __SIZE_TYPE__ size_t;
typedef long ssize_t;
typedef long time_t;
typedef long long off_t;
typedef int pid_t;
typedef int dev_t;
typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef unsigned long long ino_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned int nfds_t;
typedef unsigned int sigset_t;
typedef struct __sFILE FILE;
typedef struct _dir DIR;
typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
typedef struct _opaque_pthread_t *pthread_t;
typedef struct { long __sig; char __opaque[56]; } pthread_attr_t;

struct timespec { time_t tv_sec; long tv_nsec; };
struct stat {
  dev_t st_dev; mode_t st_mode; nlink_t st_nlink; ino_t st_ino; uid_t st_uid; gid_t st_gid; dev_t st_rdev;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec; off_t st_size;
};
struct dirent { ino_t d_ino; unsigned short d_namlen; unsigned char d_type; char d_name[1024]; };
struct pollfd { int fd; short events, revents; };
struct tm { int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst; long tm_gmtoff; char *tm_zone; };
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };

#define EXIT_SUCCESS 0
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define ENOENT 2
#define EINTR 4
#define EEXIST 17
#define ENOTDIR 20
#define EPIPE 32
#define EWOULDBLOCK 35
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_NONBLOCK 0x0004
#define O_NOFOLLOW 0x0100
#define O_CREAT 0x0200
#define O_TRUNC 0x0400
#define O_EXCL 0x0800
#define O_NOCTTY 0x20000
#define O_DIRECTORY 0x100000
#define O_CLOEXEC 0x1000000
#define F_GETFD 1
#define F_SETFL 4
#define DT_DIR 4
#define DT_REG 8
#define PATH_MAX 1024
#define LOCK_EX 2
#define LOCK_NB 4
#define POLLIN 1
#define R_OK 4
#define W_OK 2
#define RTLD_NOW 2
#define WNOHANG 1
#define SIGINT 2
#define SIGKILL 9
#define SIGPIPE 13
#define SIGTERM 15
#define SIGXFSZ 25
#define SIG_UNBLOCK 2
#define PTHREAD_CREATE_DETACHED 2

struct tm *gmtime_r(const time_t *, struct tm *);
void exit(int) __attribute__((noreturn));
void free(void *);
char *getenv(const char *);
char *mkdtemp(char *);
char *realpath(const char *, char *);
char ***_NSGetEnviron(void);
void *memcpy(void *, const void *, size_t);
void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t);
size_t strlen(const char *);
char *strdup(const char *);
char *strerror(int);
void (*signal(int, void (*)(int)))(int);
int sigemptyset(sigset_t *);
int sigaddset(sigset_t *, int);
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setdetachstate(pthread_attr_t *, int);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_create(
    pthread_t _Nullable *_Nonnull, const pthread_attr_t *_Nullable, void *_Nullable (*_Nonnull)(void *_Nonnull), void *_Nullable);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
int kill(pid_t, int);
pid_t getpid(void);
pid_t waitpid(pid_t, int *, int);
int posix_spawnp(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const *, char *const *);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *, int, const char *, int, mode_t);
void *dlopen(const char *, int);
void *dlsym(void *, const char *);
int access(const char *, int);
int chdir(const char *);
int close(int);
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);
int fchmod(int, mode_t);
int fchown(int, uid_t, gid_t);
int flock(int, int);
int fstat(int, struct stat *);
int lstat(const char *, struct stat *);
int stat(const char *, struct stat *);
int fsync(int);
uid_t geteuid(void);
gid_t getegid(void);
int isatty(int);
int mkdir(const char *, mode_t);
int pipe(int *);
int poll(struct pollfd *, nfds_t, int);
ssize_t read(int, void *, size_t);
ssize_t readlink(const char *, char *, size_t);
int rename(const char *, const char *);
int rmdir(const char *);
time_t time(time_t *);
int unlink(const char *);
int usleep(unsigned int);
ssize_t write(int, const void *, size_t);
