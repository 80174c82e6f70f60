import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// A registry that lacks packages of other platforms makes npm leave them out of package-lock.json, and then
// `npm ci` rejects the lock anywhere. Run this after changing dependencies behind such a registry: it restores the
// entries of optional packages for platforms.
const FILE = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const PLATFORM =
  /(android|darwin|freebsd|linux|win32)-(arm64|arm|ia32|loong64|ppc64|riscv64|s390x|x64)(?:-(\w+))?$/;

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const packages = lock.packages;
let added = 0;
for (const entry of Object.values(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`;
    const [, os, cpu, abi = ''] = PLATFORM.exec(name) ?? [];
    if (packages[path] || !os || !/^\d/.test(version)) continue;
    packages[path] = {
      version,
      cpu: [cpu],
      ...(entry.dev && { dev: true }),
      ...(os === 'linux' && /musl|gnu/.test(abi) && { libc: [abi.includes('musl') ? 'musl' : 'glibc'] }),
      license: entry.license,
      optional: true,
      os: [os],
    };
    added++;
  }
}
lock.packages = Object.fromEntries(
  Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en')),
);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added} packages of other platforms added to the lock.\n`);
