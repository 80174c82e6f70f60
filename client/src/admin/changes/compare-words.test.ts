import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareWords, type Stretch, shortenSame } from './compare-words.ts';

/** Writes stretches as one text: [removed] and {added}. */
const written = (stretches: readonly Stretch[] | null) =>
  stretches
    ?.map(({ kind, text }) => ({ same: text, removed: `[${text}]`, added: `{${text}}` })[kind])
    .join('');

it.each([
  ['Rua das Flores, 120, Centro', 'Rua das Flores, 98, Centro', 'Rua das Flores, [120]{98}, Centro'],
  ['Pães e bolos', 'Pães e bolos sem glúten', 'Pães e bolos {sem glúten}'],
  ['Aberto aos sábados e domingos', 'Aberto aos sábados', 'Aberto aos sábados[ e domingos]'],
  ['Padaria São João', 'Padaria Sao João', 'Padaria [São]{Sao} João'],
  ['Alimentação', 'Saúde', undefined],
  ['Padaria do Zé no centro', 'Oficina mecânica no centro de Campinas', undefined],
  ['Uma linha\n', 'Uma linha', undefined],
  ['! !', '! ?', undefined],
])('compares %j with %j', (before, after, differing) => {
  expect(written(compareWords(before, after))).toBe(differing);
});

it('gives up on long texts that differ throughout', () => {
  const words = (prefix: string) =>
    Array.from({ length: 2_000 }, (_, index) => `${prefix}${index}`).join(' ');
  expect(compareWords(words('a'), words('b'))).toBeNull();
});

it('loses nothing of the new text', () => {
  const text = fc
    .array(fc.constantFrom('Padaria', 'e', 'pão', ',', '.', ' ', '\n', '  ', 'R$ 10'))
    .map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const stretches = compareWords(before, after);
      if (!stretches) return;
      expect(
        stretches
          .filter(({ kind }) => kind !== 'removed')
          .map((stretch) => stretch.text)
          .join(''),
      ).toBe(after);
    }),
  );
});

it('shortens what is far from a difference', () => {
  const long = 'palavra '.repeat(40);
  const stretches = compareWords(`${long}um ${long}dois ${long}`, `${long}hum ${long}dous ${long}`) ?? [];
  const [start, , , middle, , , end] = shortenSame(stretches);
  expect(start?.text).toMatch(/^…( palavra){7} $/);
  expect(middle?.text).toMatch(/^( palavra){7} …( palavra){7} $/);
  expect(end?.text).toMatch(/^( palavra){7} …$/);
});

it('keeps short stretches', () => {
  const stretches = compareWords('Pães e bolos', 'Pães e tortas');
  expect(stretches && shortenSame(stretches)).toEqual(stretches);
});
