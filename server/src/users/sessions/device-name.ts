/** What neither a browser nor a phone says of itself: programs on the API, mostly. */
const PROGRAM = 'Aplicativo ou programa';

/** In this order: most browsers also claim to be those that come later. */
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

/** Browser and system of a User-Agent header as people name them, such as 'Chrome no Windows'. At most 40 characters. */
export function deviceOf(userAgent: string | null): string {
  const text = userAgent ?? '';
  const browser = /^Mozilla\//.test(text) ? nameIn(BROWSERS, text) : undefined;
  if (!browser) return PROGRAM;
  const system = nameIn(SYSTEMS, text);
  return system ? `${browser} no ${system}` : browser;
}
