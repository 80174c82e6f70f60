import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BREAKPOINTS } from './theme.ts';

const styles = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => [`./${path}`, readFileSync(`${import.meta.dirname}/${path}`, 'utf8')] as const);
/** Drawings and drawn parts of pages have colours of their own. */
const DRAWN = /\/drawings\/|\/pages\/(home|user-dashboard)\/|\/app\/shell\//;

const found = (pattern: RegExp, isFree: (path: string) => boolean) =>
  styles.flatMap(([path, text]) =>
    isFree(path) ? [] : [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`),
  );

it('names colours in tokens.css alone', () => {
  expect(styles.length).toBeGreaterThan(50);
  expect(found(/#[\da-f]{3,8}\b/gi, (path) => path === './tokens.css' || DRAWN.test(path))).toEqual([]);
});

it('uses only the breakpoints of the theme', () => {
  const widths = found(/(?<=@media[^{]*(?:min|max)-width: )[\d.]+\w+/g, () => false);
  expect(widths.filter((text) => !BREAKPOINTS.includes(text.split(': ')[1] ?? ''))).toEqual([]);
});
