#!/bin/sh
# server/daily-backup.sh FOLDER [DAYS]
# Writes a backup into FOLDER and, after it has succeeded, deletes those older than DAYS (30). Runs in the folder of the image.
set -eu
node server/dist/backup-cli.js "$1/guia-$(date -u +%Y-%m-%dT%H-%M-%S).backup.gz"
find "$1" -name 'guia-*.backup.gz' -mtime "+${2:-30}" -delete
