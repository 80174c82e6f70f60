import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['Padaria do Zé Ltda', 'padaria-do-ze-ltda'],
    ['  Açaí & Cia.  ', 'acai-e-cia'],
    ["Pau D'Arco", 'pau-darco'],
    ['ÁGUA—MINERAL', 'agua-mineral'],
    ['1001', 'empresa-1001'],
    ['!!!', 'empresa'],
    ['', 'empresa'],
  ])('%s → %s', (text, slug) => expect(slugify(text)).toBe(slug));

  it('cuts a long name between words', () => {
    expect(slugify(`${'palavra '.repeat(30)}`)).toBe(Array(10).fill('palavra').join('-'));
  });

  it('is always a valid path, and stays the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug).not.toMatch(/^[0-9]+$/);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});
