#!/usr/bin/env bash
# Debian's sqlmap (level 3) and wapiti against a program of its own: bench/audit/run.sh [port]. Build first
# (`npm start` does). Each has its minutes (AUDIT_MINUTES, 10); what they found stands at the end.
set -eu
cd "$(dirname "$0")/../.."
port=${1:-4710}
minutes=${AUDIT_MINUTES:-10}
base=http://127.0.0.1:$port
folder=$(mktemp -d)
chmod 755 "$folder"

NODE_ENV=production PORT=$port HOST=127.0.0.1 DATA_DIR=$folder/data DEMO_DATA=true DATABASE_URL='' LOG_LEVEL=error TRUST_PROXY=1 \
  ADMIN_EMAIL=admin@exemplo.com.br ADMIN_PASSWORD=pitanga-cajueiro-42 \
  LIMIT_REQUESTS_ANONYMOUS=2000000000 LIMIT_REQUESTS_SIGNED_IN=2000000000 \
  LIMIT_LOGINS_ADDRESS=2000000000 LIMIT_LOGINS_ACCOUNT=2000000000 \
  node server/dist/main.js >"$folder/program.log" 2>&1 &
program=$!
trap 'kill -TERM $program; wait $program || true; rm -rf "$folder"' EXIT
for _ in $(seq 300); do
  curl -fs "$base/readyz" >/dev/null && break
  sleep 0.2
done

found=0
sql() {
  local name=$1
  shift
  timeout "${minutes}m" sqlmap --batch --level=3 --risk=1 --dbms=PostgreSQL --threads=4 --flush-session --disable-coloring \
    --ignore-code=401,404,422 --output-dir="$folder/sqlmap" "$@" >"$folder/$name.log" 2>&1 || true
  if grep -qE 'is vulnerable|identified the following injection' "$folder/$name.log"; then
    echo "sqlmap $name: FOUND"
    grep -A8 'identified the following injection' "$folder/$name.log"
    found=1
  else
    echo "sqlmap $name: $(grep -oE 'all tested parameters do not appear to be injectable|does not seem to be injectable' "$folder/$name.log" | tail -1 || true) $(grep -cE 'testing ' "$folder/$name.log") kinds of test"
  fi
}
slug=$(curl -fs "$base/api/companies/1" | grep -oE '"slug":"[^"]+' | head -1 | cut -d'"' -f4)
json='Content-Type: application/json'
sql search -u "$base/api/companies?q=padaria&city=Campinas&category=3" -p q,city,category
sql id -u "$base/api/companies/1*"
sql slug -u "$base/api/companies/slug/$slug*"
sql login -u "$base/api/auth/login" -H "$json" --data '{"email":"a@exemplo.com.br*","password":"nenhuma-senha"}'
sql graphql -u "$base/graphql" -H "$json" \
  --data '{"query":"query($q:String,$c:String){companies(q:$q,city:$c){total}}","variables":{"q":"padaria*","c":"Campinas*"}}'
sql page -u "$base/search?q=padaria&city=Campinas" -p q,city

if command -v wapiti >/dev/null; then
  # As behind a proxy with TLS, where HSTS is sent.
  timeout "${minutes}m" wapiti -u "$base/" -H 'X-Forwarded-Proto: https' --flush-session --scope folder --max-scan-time $((minutes * 60 - 20)) -f json -o "$folder/wapiti.json" \
    --store-session "$folder/wapiti" --no-bugreport -v 0 >"$folder/wapiti.log" 2>&1 || true
  node -e '
    const { vulnerabilities, anomalies } = JSON.parse(require("node:fs").readFileSync(process.argv[1], "utf8"));
    const found = Object.entries({ ...vulnerabilities, ...anomalies }).filter(([, list]) => list.length > 0);
    for (const [name, list] of found) {
      process.stdout.write(`wapiti: ${name}: ${list.length}\n`);
      for (const { info, path } of list.slice(0, 5)) process.stdout.write(`  ${path}: ${info}\n`);
    }
    if (found.length === 0) process.stdout.write("wapiti: nothing found\n");
    process.exit(found.length > 0 ? 1 : 0);
  ' "$folder/wapiti.json" || found=1
else
  echo 'wapiti is not installed'
fi
echo "faults in the log: $(grep -c 'Falha inesperada' "$folder/program.log" || true)"
exit $found
