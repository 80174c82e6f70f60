import { expect, it } from 'vitest';
import { type Completed, completenessOf, completenessText } from './completeness.ts';

const complete: Completed = {
  description:
    'Pães de fermentação natural, bolos e salgados, feitos todos os dias desde 1998 na mesma esquina.',
  kinds: [{}],
  phone: '(19) 99555-0100',
  email: 'a@exemplo.com.br',
  website: null,
  instagram: 'https://instagram.com/padaria',
  facebook: null,
  address: 'Rua das Acácias, 120',
  cep: '13010-000',
  latitude: -22.9,
  openingHours: 'Mo-Fr 08:00-18:00',
  logo: {},
  photos: [{}, {}, {}],
};

it('names what is missing, in singular and plural', () => {
  expect(completenessOf(complete)).toEqual({ percent: 100, lines: [] });
  expect(completenessText(completenessOf(complete))).toBe('Seu perfil está completo.');
  const without = (changes: Partial<Completed>) =>
    completenessText(completenessOf({ ...complete, ...changes }));
  expect(without({ openingHours: null, photos: [] })).toBe('Seu perfil está 71 % completo: faltam');
  expect(without({ openingHours: null })).toBe('Seu perfil está 85 % completo: falta');
  expect(without({ photos: [{}] })).toBe('Seu perfil está 90 % completo: faltam');
  const { lines } = completenessOf({ ...complete, instagram: null, photos: [{}] });
  expect(lines.map(({ name }) => name)).toEqual(['2 fotos', 'site ou rede social']);
});

it('each line leads to its field; an empty company begins at 0 %', () => {
  const { percent, lines } = completenessOf({
    description: '',
    kinds: [],
    phone: null,
    email: null,
    website: null,
    instagram: null,
    facebook: null,
    address: null,
    cep: null,
    latitude: null,
    openingHours: null,
    logo: null,
    photos: [],
  });
  expect(percent).toBe(0);
  expect(lines.map(({ field }) => field)).toEqual([
    'openingHours',
    'photos',
    'phone',
    'address',
    'latitude',
    'description',
    'kindIds',
    'logo',
    'cep',
    'email',
    'website',
  ]);
});
