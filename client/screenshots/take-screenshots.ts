import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { launchChromium, SIZES } from '../e2e/helpers/browser.ts';
import { findChromium } from '../e2e/helpers/find-chromium.ts';
import { startProgram } from '../e2e/helpers/program.ts';
import { galleryHtml } from './gallery.ts';
import type { Scene, Site } from './scene.ts';
import { openSite } from './site.ts';
import { type Picture, takePicture, type Variant } from './take-picture.ts';

const FOLDER = fileURLToPath(new URL('../../screenshots', import.meta.url));
/** Of the administration, which uses the width there is. */
const WIDE = { name: 'wide', width: 1920, height: 1080 } as const;
const variantsOf = (size: Variant['size']): Variant[] => [
  { size, colorScheme: 'light' },
  { size, colorScheme: 'dark' },
];
const DOCS_FOLDER = fileURLToPath(new URL('../../docs/images', import.meta.url));
const [PHONE, DESKTOP] = SIZES;
/** Pictures of the README, by their scenes. */
const DOCS_PICTURES = [
  { file: 'search.webp', name: 'search-category', size: DESKTOP },
  { file: 'company-phone.webp', name: 'company-near', size: PHONE },
  { file: 'company-phone-2.webp', name: 'company-second-screen', size: PHONE },
  { file: 'reports.webp', name: 'reports', size: DESKTOP },
  { file: 'admin.webp', name: 'admin-overview', size: DESKTOP },
] as const;
/** Pages open at a time. */
const AT_ONCE = 3;
/** Limits are raised: all scenes come from one address. */
const LIMITS = {
  RATINGS_COMPANY: '1000',
  RATINGS_TOTAL: '1000',
  MESSAGES_COMPANY: '1000',
  MESSAGES_TOTAL: '1000',
  DATA_REQUESTS_ADDRESS: '1000',
  REGISTRATIONS: '1000',
  LOGINS_ADDRESS: '1000',
  RESETS_ADDRESS: '1000',
  RESETS_ACCOUNT: '1000',
};

interface SizedScene extends Scene {
  sizes: readonly Variant['size'][];
}

function allScenes(): SizedScene[] {
  const files = import.meta.glob<Scene[]>('./scenes/**/*.ts', { eager: true, import: 'scenes' });
  const scenes = Object.entries(files).flatMap(([file, ofFile]) => {
    const sizes = file.includes('/admin/') ? [...SIZES, WIDE] : SIZES;
    return ofFile.map((scene) => ({ ...scene, sizes }));
  });
  const names = scenes.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two scenes are called ${twice}.`);
  return scenes;
}

interface Shot {
  scene: Scene;
  variant: Variant;
}

async function takeAll(browser: Browser, site: Site, wanted: Shot[], folder: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const take = async ({ scene, variant }: Shot) => {
    const picture = await takePicture(browser, site, scene, variant, folder);
    pictures.push(picture);
    process.stdout.write(`${picture.findings.length === 0 ? 'ok    ' : 'FAILED'} ${picture.file}\n`);
    for (const finding of picture.findings) process.stdout.write(`       ${finding}\n`);
  };
  const shots = [...wanted];
  const worker = async () => {
    for (let shot = shots.shift(); shot; shot = shots.shift()) await take(shot);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return pictures;
}

/** Takes the pictures from a new program. */
async function takeFromProgram(shots: Shot[], folder: string): Promise<Picture[]> {
  const executable = findChromium();
  if (executable === null) throw new Error('No Chromium found (install "chromium").');
  await mkdir(folder, { recursive: true });
  const program = await startProgram(
    Object.fromEntries(Object.entries(LIMITS).map(([name, value]) => [`LIMIT_${name}`, value])),
  );
  const browser = await launchChromium(executable);
  try {
    return await takeAll(browser, await openSite(program), shots, folder);
  } finally {
    await browser.close();
    await program.stop();
  }
}

const isClean = (pictures: Picture[]) => pictures.every(({ findings }) => findings.length === 0);

/** Takes the viewport pictures of the README into `docs/images`, in light; returns true when there are no findings. */
export async function takeDocsPictures(): Promise<boolean> {
  const scenes = allScenes();
  const shots = DOCS_PICTURES.map(({ file, name, size }) => {
    const scene = scenes.find((one) => one.name === name);
    if (!scene) throw new Error(`No scene is called ${name}.`);
    return {
      scene: { ...scene, viewportOnly: true },
      variant: { size, colorScheme: 'light' as const, file },
    };
  });
  return isClean(await takeFromProgram(shots, DOCS_FOLDER));
}

/** Takes the scenes whose name contains one of the words, or all; returns true when there are no findings. */
export async function takeScreenshots(words: string[]): Promise<boolean> {
  const scenes = allScenes().filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (scenes.length === 0) throw new Error(`No scene is called ${words.join(' or ')}.`);
  if (words.length === 0) await rm(FOLDER, { recursive: true, force: true });
  const shots = scenes.flatMap((scene) =>
    scene.sizes.flatMap(variantsOf).map((variant) => ({ scene, variant })),
  );
  const pictures = await takeFromProgram(shots, FOLDER);
  await writeFile(join(FOLDER, 'index.html'), galleryHtml(scenes, pictures));
  const failed = pictures.filter(({ findings }) => findings.length > 0).length;
  process.stdout.write(`${pictures.length} pictures, ${failed} with findings: screenshots/index.html\n`);
  return isClean(pictures);
}
