import { existsSync } from 'node:fs';

const PATHS = [
  process.env.CHROMIUM_PATH ?? '',
  // Chromium without a screen: two thirds of the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Returns the path of Chromium; null when it is not installed. */
export const findChromium = (): string | null => PATHS.find((path) => path && existsSync(path)) ?? null;
