import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** What a page may bring before it can be used, gzip, in KB of 1,000 bytes (issue 3, It shows 2). */
const BUDGET = { js: 190, css: 15 };

/** Pages behind a login: their figures are told, but nobody waits for them at a first visit. */
const BEHIND_LOGIN =
  /^src\/pages\/(admin|dashboard|profile|register-company|reports|settings|user-dashboard)[/-]/;

const DIST = fileURLToPath(new URL('../dist/client/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, 'utf8'));

/** A chunk and all it imports statically: what the page's modulepreloads name. */
function chunksOf(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const inner of manifest[name].imports ?? []) chunksOf(inner, seen);
  return seen;
}

const gzipKilobytes = (files) =>
  [...new Set(files)].reduce(
    (sum, file) => sum + gzipSync(readFileSync(DIST + file), { level: 9 }).length,
    0,
  ) / 1_000;

/** Initial JavaScript and styles of a page: those of every page and its own. */
function weigh(page) {
  const chunks = [...chunksOf('index.html'), ...chunksOf(page)].map((name) => manifest[name]);
  return {
    js: gzipKilobytes(chunks.map(({ file }) => file)),
    css: gzipKilobytes(chunks.flatMap(({ css }) => css ?? [])),
  };
}

const pages = Object.keys(manifest)
  .filter((name) => /^src\/pages\/.*-page\.tsx$/.test(name) && manifest[name].isDynamicEntry)
  .sort();
const isPublic = (page) => !BEHIND_LOGIN.test(page);

let failed = pages.filter(isPublic).length === 0;
if (failed) process.stderr.write('The manifest names no public page.\n');
for (const page of pages) {
  const { js, css } = weigh(page);
  const over = isPublic(page) && (js > BUDGET.js || css > BUDGET.css);
  failed ||= over;
  const note = over ? '  OVER THE BUDGET' : isPublic(page) ? '' : '  (behind a login)';
  process.stdout.write(
    `JS ${js.toFixed(1).padStart(6)} KB  CSS ${css.toFixed(1).padStart(5)} KB  ${page}${note}\n`,
  );
}
// The playground's editors are larger than the whole site: none of them may have got into it.
const strays = Object.keys(manifest).filter((name) => /monaco|graphiql/.test(name));
if (strays.length > 0) process.stderr.write(`Of the playground, but in the site: ${strays.join(', ')}\n`);
failed ||= strays.length > 0;
process.stdout.write(`The most a public page may bring: JS ${BUDGET.js} KB, CSS ${BUDGET.css} KB, gzip.\n`);
process.exit(failed ? 1 : 0);
