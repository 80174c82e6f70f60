import { expect, test } from 'vitest';
import { drawableText, fitText, outlineText } from './outlined-text.ts';

const SIZES = [
  { size: 80, lines: 2 },
  { size: 40, lines: 3 },
];

test('a text is drawn in the largest size in which all of it fits', () => {
  expect(fitText('Zé', { width: 500, sizes: SIZES })).toEqual({ size: 80, lines: ['Zé'] });
  expect(fitText('Padaria São João', { width: 400, sizes: SIZES })).toEqual({
    size: 80,
    lines: ['Padaria', 'São João'],
  });
  const long = fitText('Associação dos Moradores de São José do Rio Preto', {
    width: 400,
    sizes: SIZES,
  });
  expect(long).toEqual({
    size: 40,
    lines: ['Associação dos', 'Moradores de São', 'José do Rio Preto'],
  });
});

test('what does not fit even in the smallest is cut, also a single word', () => {
  const { size, lines } = fitText(`Um nome ${'muito '.repeat(30)}longo`, { width: 400, sizes: SIZES });
  expect([size, lines.length]).toEqual([40, 3]);
  expect(lines[2]).toMatch(/^muito .*…$/);
  expect(fitText('x'.repeat(200), { width: 400, sizes: SIZES }).lines).toEqual([
    expect.stringMatching(/^x+…$/),
  ]);
  expect(
    fitText('em Salvador\u00a0-\u00a0BA', { width: 270, sizes: [{ size: 40, lines: 2 }] }).lines,
  ).toEqual(['em', 'Salvador\u00a0-\u00a0BA']);
});

test('characters that the font does not have are left out or lose their marks', () => {
  expect(drawableText('  Ação\n& Škoda 😀 Pães ')).toBe('Ação & Skoda Pães');
  expect(drawableText('Москва')).toBe('');
  expect(fitText('Москва', { width: 400, sizes: SIZES })).toEqual({ size: 80, lines: [''] });
});

test('a line becomes paths without text', () => {
  const svg = outlineText('Pão & Cia', { x: 10, y: 20, size: 40 });
  expect(svg.match(/<path /g)).toHaveLength(7);
  expect(svg).not.toContain('<text');
});
