#!/bin/sh
# server/deploy/build.sh FOLDER
# Puts into FOLDER what the image holds: the built program, the packages it needs and their licences, and nothing else.
# Runs in the root of the project after `npm ci`; builds what is stale.
set -eu
out=$1
node --input-type=module -e "import { buildStale } from './server/scripts/build-stale.mjs'; buildStale()"
mkdir -p "$out/server" "$out/client"
cp package.json package-lock.json LICENSE THIRD_PARTY_NOTICES "$out"
cp server/package.json "$out/server"
cp client/package.json "$out/client"
cp server/deploy/daily-backup.sh "$out/server"
cp -R server/dist "$out/server"
cp -R client/dist "$out/client"
cd "$out"
# The server's packages alone: the client's are inside its build.
npm ci --omit=dev --workspace=server --prefer-offline --no-audit --no-fund
