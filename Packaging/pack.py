"""Packs the files that standard input names, in that order and with one time: pack.py ARCHIVE SECONDS."""

import gzip
import io
import os
import sys
import tarfile
import time
import zipfile

archive, seconds = sys.argv[1], int(sys.argv[2])
names = [line.rstrip("\n") for line in sys.stdin]


def mode(name):
    return 0o755 if os.access(name, os.X_OK) else 0o644


if archive.endswith(".zip"):
    moment = time.gmtime(max(seconds, 315532800))[:6]  # the format begins in 1980
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for name in names:
            info = zipfile.ZipInfo(name, moment)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = (0o100000 | mode(name)) << 16
            with open(name, "rb") as file:
                out.writestr(info, file.read())
else:
    with open(archive, "wb") as raw, gzip.GzipFile("", "wb", 9, raw, seconds) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as out:
            for name in names:
                with open(name, "rb") as file:
                    data = file.read()
                info = tarfile.TarInfo(name)
                info.size, info.mtime, info.mode = len(data), seconds, mode(name)
                out.addfile(info, io.BytesIO(data))
