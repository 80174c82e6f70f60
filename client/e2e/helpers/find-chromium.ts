import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Where Chromium is installed; null when it is not. */
export const findChromium = (): string | null => PLACES.find((path) => path && existsSync(path)) ?? null;
