import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LICENSE_FILE = /^(?:licen[sc]e|copying)(?:[.-].*)?$/i;

const NOTICE_FILE = /^(?:notice|third-?party-?notices)(?:\.(?:md|txt))?$/i;

function textOf(folder, pattern) {
  const file = existsSync(folder) && readdirSync(folder).find((name) => pattern.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : undefined;
}
const licenseText = (folder) => textOf(folder, LICENSE_FILE);
/** Returns what a package says of the works inside it. */
const noticeText = (folder) => textOf(folder, NOTICE_FILE);

/** Returns the folder of the lock file's entry that `from` gets when it imports `name`. */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const candidate = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (folder === '') return undefined;
  }
}

/**
 * Returns the packages that a workspace needs at run time, by the lock file, so that the list is the same on every platform.
 * Packages for one platform have no text: which of them is installed depends on the machine.
 */
export function productionPackages(root, workspace) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Map();
  const visit = (folder) => {
    const { dependencies, optionalDependencies } = packages[folder];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const location = resolve(packages, folder, name);
      if (!location || found.has(location)) continue;
      const { version, license = 'MIT', os, cpu, optional } = packages[location];
      const isForOnePlatform = Boolean(os || cpu || optional);
      const text = isForOnePlatform ? undefined : licenseText(join(root, location));
      const notice = isForOnePlatform ? undefined : noticeText(join(root, location));
      found.set(location, { name, version, license, text, notice });
      visit(location);
    }
  };
  visit(workspace);
  return [...found.values()];
}

/** The licences of packages of which whole files are in the client's build, so that they are not in Vite's list. */
const WHOLE_FILES = { '@fontsource-variable/': 'OFL-1.1', '@scalar/': 'MIT' };

/** Returns the fonts, and the reader of the API reference. */
export function copiedPackages(root) {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'client/package.json'), 'utf8'),
  );
  return Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, version]) => {
    const start = Object.keys(WHOLE_FILES).find((one) => name.startsWith(one));
    if (!start) return [];
    return [
      { name, version, license: WHOLE_FILES[start], text: licenseText(join(root, 'node_modules', name)) },
    ];
  });
}

/** Returns the packages inside what Vite has built: each build lists their licences (`build.license`). */
export function bundledPackages(root) {
  return ['client', 'server', 'playground'].flatMap((build) => {
    const file = join(root, 'client/dist', build, '.vite/license.json');
    return JSON.parse(readFileSync(file, 'utf8')).map(({ name, version, identifier = 'MIT', text }) => ({
      name,
      version,
      license: identifier,
      text,
      notice: noticeText(join(root, 'node_modules', name)),
    }));
  });
}
