import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Exits with 1 when the entities of the built program differ from what its migrations make of an empty database.
const folder = mkdtempSync(join(tmpdir(), 'guia-drift-'));
try {
  const { status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('../dist/drift-cli.js', import.meta.url))],
    {
      stdio: 'inherit',
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
