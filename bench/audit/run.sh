#!/usr/bin/env bash
# Runs Debian's sqlmap (level 3) and wapiti against a program of its own: bench/audit/run.sh [port]. Build first
# (`npm start` does). AUDIT_MINUTES limits each scan (10); AUDIT_ONLY selects from search, id, slug, login, graphql, page,
# wapiti; AUDIT_MODULES selects wapiti's modules (blindsql,permanentxss); AUDIT_PAGES limits the pages it visits in a
# folder (1000: all). Exits with 0 only when every selected scan finished and found nothing, and the program logged no
# internal error.
set -eu
cd "$(dirname "$0")/../.."
port=${1:-4710}
minutes=${AUDIT_MINUTES:-10}
only=" ${AUDIT_ONLY:-search id slug login graphql page wapiti} "
base=http://127.0.0.1:$port
for tool in sqlmap wapiti curl; do
  command -v "$tool" >/dev/null || { echo "$tool is not installed: nothing was tested"; exit 2; }
done
folder=$(mktemp -d)
chmod 755 "$folder"

NODE_ENV=production PORT=$port HOST=127.0.0.1 DATA_DIR=$folder/data DEMO_DATA=true DATABASE_URL='' LOG_LEVEL=error TRUST_PROXY=1 \
  ADMIN_EMAIL=admin@exemplo.com.br ADMIN_PASSWORD=pitanga-cajueiro-42 \
  LIMIT_REQUESTS_ANONYMOUS=2000000000 LIMIT_REQUESTS_SIGNED_IN=2000000000 LIMIT_LOOK_UPS_IN_VAIN=2000000000 \
  LIMIT_LOGINS_ADDRESS=2000000000 LIMIT_LOGINS_ACCOUNT=2000000000 LIMIT_LOGINS_ACCOUNT_MOST=2000000000 \
  node server/dist/main.js >"$folder/program.log" 2>&1 &
program=$!
trap 'kill -TERM $program 2>/dev/null || true; wait $program || true; rm -rf "$folder"' EXIT
is_ready() { kill -0 $program 2>/dev/null && curl -fs "$base/readyz" >/dev/null; }
for _ in $(seq 300); do
  is_ready && break
  sleep 0.2
done
is_ready || { echo 'the program did not start: nothing was tested'; tail -5 "$folder/program.log"; exit 2; }

failed=0
tested=0
fail() {
  echo "$1"
  failed=1
}
# Exit codes: sqlmap 1 also when nothing is injectable, `timeout` 124 at the time limit, the shell 127 without sqlmap.
sql() {
  local name=$1 log="$folder/$1.log" code=0
  shift
  [[ $only == *" $name "* ]] || return 0
  tested=$((tested + 1))
  timeout "${minutes}m" sqlmap --batch --level=3 --risk=1 --dbms=PostgreSQL --threads=4 --flush-session --disable-coloring \
    --ignore-code=401,404,422 --output-dir="$folder/sqlmap" "$@" >"$log" 2>&1 || code=$?
  local tests
  tests=$(grep -cE 'testing ' "$log" || true)
  if grep -qE 'is vulnerable|identified the following injection' "$log"; then
    fail "sqlmap $name: FOUND"
    grep -A8 'identified the following injection' "$log" || true
  elif [ $code -eq 124 ]; then
    fail "sqlmap $name: not finished within $minutes minutes, $tests kinds of test"
  elif [ $code -gt 1 ] || ! grep -q 'all tested parameters do not appear to be injectable' "$log"; then
    fail "sqlmap $name: did not test (exit $code)"
    grep -E 'CRITICAL|ERROR' "$log" | tail -3 || tail -3 "$log"
  else
    echo "sqlmap $name: all tested parameters do not appear to be injectable, $tests kinds of test"
  fi
}
slug=$(curl -fs "$base/api/companies/1" | grep -oE '"slug":"[^"]+' | head -1 | cut -d'"' -f4)
[ -n "$slug" ] || { echo 'the program has no company 1: nothing was tested'; exit 2; }
json='Content-Type: application/json'
sql search -u "$base/api/companies?q=padaria&city=Campinas&category=3" -p q,city,category
sql id -u "$base/api/companies/1*"
sql slug -u "$base/api/companies/slug/$slug*"
sql login -u "$base/api/auth/login" -H "$json" --data '{"email":"a@exemplo.com.br*","password":"nenhuma-senha"}'
sql graphql -u "$base/graphql" -H "$json" \
  --data '{"query":"query($q:String,$c:String){companies(q:$q,city:$c){total}}","variables":{"q":"padaria*","c":"Campinas*"}}'
sql page -u "$base/search?q=padaria&city=Campinas" -p q,city

if [[ $only == *' wapiti '* ]]; then
  tested=$((tested + 1))
  code=0
  # X-Forwarded-Proto: as behind a proxy with TLS, where HSTS is sent. Finding pages takes at most half of the time.
  # wapiti cannot read compressed pages: it would find a single page and report success.
  LC_ALL=C timeout "${minutes}m" wapiti ${AUDIT_MODULES:+-m "$AUDIT_MODULES"} -u "$base/" -s "$base/company/1" -s "$base/search?q=padaria" \
    -H 'X-Forwarded-Proto: https' -H 'Accept-Encoding: identity' --flush-session --scope folder --max-files-per-dir "${AUDIT_PAGES:-1000}" --max-scan-time $((minutes * 30)) -f json -o "$folder/wapiti.json" \
    --store-session "$folder/wapiti" --no-bugreport -v 0 >"$folder/wapiti.log" 2>&1 || code=$?
  pages=$(grep -oE 'Wapiti found [0-9]+ URLs' "$folder/wapiti.log" | grep -oE '[0-9]+' || true)
  [ "${pages:-0}" -ge 50 ] || fail "wapiti: found only ${pages:-0} addresses to test"
  [ $code -eq 0 ] || fail "wapiti: did not finish (exit $code)"
  ! grep -E 'Max (scan|attack) time was reached|interrupted' "$folder/wapiti.log" || fail "wapiti: not finished within $minutes minutes"
  [ ! -f "$folder/wapiti.json" ] || node -e '
    const { vulnerabilities, anomalies } = JSON.parse(require("node:fs").readFileSync(process.argv[1], "utf8"));
    const found = Object.entries({ ...vulnerabilities, ...anomalies }).filter(([, list]) => list.length > 0);
    for (const [name, list] of found) {
      process.stdout.write(`wapiti: ${name}: ${list.length}\n`);
      for (const { info, path } of list.slice(0, 5)) process.stdout.write(`  ${path}: ${info}\n`);
    }
    if (found.length === 0) process.stdout.write(`wapiti: nothing found at ${process.argv[2]} addresses\n`);
    process.exit(found.length > 0 ? 1 : 0);
  ' "$folder/wapiti.json" "${pages:-0}" || failed=1
fi
[ $tested -eq "$(wc -w <<<"$only")" ] || fail "of$only only $tested ran"
is_ready || fail 'the program was not ready at the end'
errors=$(grep -c 'Falha inesperada' "$folder/program.log" || true)
echo "internal errors in the log: $errors"
[ "$errors" -eq 0 ] || failed=1
[ $failed -eq 0 ] && echo "$tested scans finished, nothing found"
exit $failed
