import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCKERFILE = join(ROOT, 'server/deploy/Dockerfile');

/** The steps of the Dockerfile by stage: `{name, image, steps: [{word, flags, rest}]}`. */
export function readStages() {
  const text = readFileSync(DOCKERFILE, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, '');
  const stages = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, word, after] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (!word) throw new Error(`Not an instruction: ${line}`);
    const [, flags = '', rest] = /^((?:--\S+\s+)*)(.*)$/.exec(after);
    if (word === 'FROM') {
      const [, image, name] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? [];
      stages.push({ image, name: name ?? String(stages.length), steps: [] });
    } else stages.at(-1).steps.push({ word, flags: flags.trim().split(/\s+/).filter(Boolean), rest });
  }
  return stages;
}

/** Whether a file is what a pattern names, or below it; `**\/` is any folder, `*` any name. */
function isNamed(file, pattern) {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${source}(?:/|$)`).test(file);
}

/** Files of the project that a build is given: what git knows, without what `.dockerignore` leaves out. */
export function contextFiles() {
  const rules = readFileSync(`${DOCKERFILE}.dockerignore`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ keeps: line.startsWith('!'), pattern: line.replace(/^!/, '') }));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  // The last rule that fits decides; a rule about a folder is one about what is in it.
  const isGiven = (file) =>
    rules.reduce((given, { keeps, pattern }) => (isNamed(file, pattern) ? keeps : given), true);
  return files.split('\n').filter((file) => file !== '' && isGiven(file));
}
