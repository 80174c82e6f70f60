import { expect, it } from 'vitest';
import { coverName } from './cover-name.ts';

it.each([
  ['padaria', 'Alimentação', 'bakery'],
  ['restaurante-japones-e-asiatico', 'Alimentação', 'food'],
  ['clinica-veterinaria', 'Saúde', 'pets'],
  ['clinica-de-estetica', 'Saúde', 'beauty'],
  ['oficina-mecanica', 'Transporte', 'car'],
  ['eletricista', 'Construção', 'home'],
  ['floricultura', 'Varejo', 'shop'],
  // A kind that an administrator has added.
  ['velas-aromaticas', 'Educação', 'school'],
  ['fogos-raros', 'Outros', 'shop'],
])('draws %s of %s as %s', (slug, category, name) => {
  expect(coverName({ kinds: [{ slug }], category: { name: category } })).toBe(name);
});

it('takes the first kind that has a drawing, and the category without any', () => {
  const kinds = [{ slug: 'embalagens' }, { slug: 'dentista' }];
  expect(coverName({ kinds, category: { name: 'Saúde' } })).toBe('dentist');
  expect(coverName({ kinds: [], category: { name: 'Tecnologia' } })).toBe('technology');
});
