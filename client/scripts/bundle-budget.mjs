import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/**
 * What a public page loads at first, gzip, in KB of 1,000 bytes; its styles are in the document. Document, font and 6
 * scripts are 8 requests.
 */
const BUDGET = { js: 180, css: 16, scripts: 6 };
/** Stricter: pages that search engines lead to. */
const STRICTER = {
  'src/pages/company/company-page.tsx': { js: 170, scripts: 2, css: 14 },
  'src/pages/home/home-page.tsx': { js: 172, scripts: 3, css: 16 },
  'src/pages/search/search-page.tsx': { js: 175, scripts: 4, css: 14.7 },
};

/** Pages behind a login: their figures are printed, without the limits of public ones. */
const BEHIND_LOGIN =
  /^src\/(admin\/|pages\/(admin|dashboard|poster|profile|register-company|reports|settings|user-dashboard|webhooks)[/-])/;

/** What a screen of the administration loads beyond the chunk of every page, gzip, in KB of 1,000 bytes. */
const ADMIN_JS = 120;
const OF_ADMIN = /^src\/(admin\/|pages\/(admin|dashboard)[/-])/;

const DIST = fileURLToPath(new URL('../dist/client/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, 'utf8'));

/** The chunk that every document loads. */
const base = Object.keys(manifest).find((name) => manifest[name].name === 'base');

/** Returns a chunk and all it imports statically: what the page's modulepreloads name. */
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

/** Returns the initial JavaScript and styles of a page: those of every page and its own. */
function weigh(page) {
  const chunks = [...chunksOf(page, chunksOf(base))].map((name) => manifest[name]);
  const scripts = new Set(chunks.map(({ file }) => file));
  return {
    scripts: scripts.size,
    js: gzipKilobytes(scripts),
    css: gzipKilobytes(chunks.flatMap(({ css }) => css ?? [])),
  };
}

const pages = Object.keys(manifest)
  .filter((name) => /^src\/(pages|admin)\/.*-page\.tsx$/.test(name) && manifest[name].isDynamicEntry)
  .sort();
const isPublic = (page) => !BEHIND_LOGIN.test(page);

const baseJs = gzipKilobytes([...chunksOf(base)].map((name) => manifest[name].file));

/** Returns true for a page that loads more than it may. */
const isOver = (page, weight, budget) =>
  isPublic(page)
    ? Object.keys(budget).some((name) => weight[name] > budget[name])
    : OF_ADMIN.test(page) && weight.js - baseJs > ADMIN_JS;

let failed = pages.filter(isPublic).length === 0;
if (failed) process.stderr.write('The manifest names no public page.\n');
for (const page of pages) {
  const weight = weigh(page);
  const budget = { ...BUDGET, ...STRICTER[page] };
  const over = isOver(page, weight, budget);
  failed ||= over;
  const note = over ? '  OVER THE BUDGET' : isPublic(page) ? '' : '  (behind a login)';
  process.stdout.write(
    `JS ${weight.js.toFixed(1).padStart(6)} KB in ${weight.scripts} files  CSS ${weight.css.toFixed(1).padStart(5)} KB  ${page}${note}\n`,
  );
}
// The playground's editors and the reader of the API reference are larger than the site and must not be part of it.
const strays = Object.keys(manifest).filter((name) => /monaco|graphiql|scalar/.test(name));
if (strays.length > 0)
  process.stderr.write(`Of the playground or the API reference, but in the site: ${strays.join(', ')}\n`);
failed ||= strays.length > 0;
process.stdout.write(
  `Limits of a public page, gzip: JS ${BUDGET.js} KB in ${BUDGET.scripts} files, CSS ${BUDGET.css} KB. Of a screen of the administration: JS ${ADMIN_JS} KB beyond the base.\n`,
);
process.exit(failed ? 1 : 0);
