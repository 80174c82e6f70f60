/**
 * Prints the size of the sources: node bench/size.mjs
 *
 * Lines that are neither blank nor comment, of files that are written by hand. Migrations and seeds count, tests and what only tests use count apart.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SHORT = 25;

const listed = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
const files = listed
  .filter(
    (file) =>
      /^(server|client)\/.*\.(tsx?|mjs|cjs|css|graphql)$/.test(file) &&
      !/\.gen\.ts$|\.d\.m?ts$|\/released\//.test(file),
  )
  .filter((file) => existsSync(ROOT + file))
  .map((file) => ({ file, text: readFileSync(ROOT + file, 'utf8') }));

const isTest = ({ file }) =>
  /\.(test|spec)\.tsx?$/.test(file) || /^(server\/test|client\/e2e|client\/src\/testing)\//.test(file);
const isSource = (one) => /^(server|client)\/src\//.test(one.file) && !isTest(one);

/** Returns the lines of a text without blank ones and comments. */
function linesOf({ file, text }) {
  const lines = text.split('\n').map((line) => line.trim());
  let isInComment = false;
  return lines.filter((line) => {
    if (line === '') return false;
    if (isInComment) {
      isInComment = !line.includes('*/');
      return false;
    }
    if (line.startsWith('/*')) {
      isInComment = !line.includes('*/');
      return false;
    }
    return !(file.endsWith('.graphql') ? line.startsWith('#') : line.startsWith('//'));
  }).length;
}

const tableRow = (name, chosen) => {
  const lines = chosen.reduce((sum, one) => sum + linesOf(one), 0);
  return `| ${name} | ${chosen.length} | ${lines.toLocaleString('en')} |`;
};
const sources = files.filter(isSource);
const ending = (pattern) => (one) => pattern.test(one.file);
const inServer = ending(/^server\//);
const inClient = ending(/^client\//);
const isScript = ending(/\.(tsx?|mjs|cjs)$/);
const scripts = sources.filter(isScript);

console.log('| what | files | lines |\n|---|---:|---:|');
console.log(tableRow('server', scripts.filter(inServer)));
console.log(tableRow('client, TypeScript', scripts.filter(inClient)));
console.log(tableRow('client, CSS', sources.filter(ending(/^client\/.*\.css$/))));
console.log(tableRow('client, GraphQL', sources.filter(ending(/^client\/.*\.graphql$/))));
console.log(
  tableRow(
    `sources under ${SHORT} lines`,
    sources.filter((one) => one.text.split('\n').length - 1 < SHORT),
  ),
);
console.log(tableRow('sources together', sources));
console.log(tableRow('tests', files.filter(isTest)));
