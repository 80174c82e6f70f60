import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isGenerated = (name) => /\.gen\.(ts|tsx|json)$/.test(name);

function generatedFiles(root) {
  const files = new Map();
  for (const name of readdirSync(join(root, 'client/src'), { recursive: true })) {
    if (isGenerated(name)) files.set(name, readFileSync(join(root, 'client/src', name), 'utf8'));
  }
  return files;
}

/** True when generating changes nothing; what was there is put back either way. */
export function codegenDrift(root) {
  const before = generatedFiles(root);
  const { status } = spawnSync('npx', ['--no', '--', 'graphql-codegen', '--config', 'codegen.yml'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const after = generatedFiles(root);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
  for (const name of changed) {
    process.stderr.write(`client/src/${name} is stale: npm run codegen\n`);
    if (before.has(name)) writeFileSync(join(root, 'client/src', name), before.get(name));
    else rmSync(join(root, 'client/src', name));
  }
  return status === 0 && changed.length === 0;
}
