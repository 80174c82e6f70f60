/** For user agents that are not browsers. */
const PROGRAM = 'Aplicativo ou programa';

/** Ordered: most browsers also name those that come later. */
const BROWSERS: Array<[RegExp, string]> = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: Array<[RegExp, string]> = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (list: Array<[RegExp, string]>, text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** Returns browser and system of a user agent, such as 'Chrome no Windows'; at most 40 characters. */
export function deviceOf(userAgent: string | null): string {
  const text = userAgent ?? '';
  const browser = /^Mozilla\//.test(text) ? nameIn(BROWSERS, text) : undefined;
  if (!browser) return PROGRAM;
  const system = nameIn(SYSTEMS, text);
  return system ? `${browser} no ${system}` : browser;
}
