import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// npm run screenshots [-- PART…]: the browser tests whose path holds PART, with a picture at each check of accessibility;
// -- --docs: the pictures of the README.
const CLIENT = fileURLToPath(new URL('..', import.meta.url));
const parts = process.argv.slice(2);
const isDocs = parts.includes('--docs');
const settings = isDocs
  ? { DOCS_PICTURES: 'true' }
  : { SCREENSHOTS: fileURLToPath(new URL('../../screenshots', import.meta.url)) };
const vitest = [
  '--no',
  '--',
  'vitest',
  'run',
  '--config',
  'vitest.e2e.config.ts',
  ...parts.filter((part) => part !== '--docs'),
];
const { status } = spawnSync('npx', vitest, {
  cwd: CLIENT,
  env: { ...process.env, ...settings },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
