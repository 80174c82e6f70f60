import { existsSync } from 'node:fs';

const PATHS = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Returns the path of Chromium; null when it is not installed. */
export const findChromium = (): string | null => PATHS.find((path) => path && existsSync(path)) ?? null;
