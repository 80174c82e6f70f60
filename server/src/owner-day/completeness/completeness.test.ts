import { expect, test } from 'vitest';
import { type Completed, completenessOf, completenessText } from './completeness.ts';

const complete: Completed = {
  description:
    'Pães de fermentação natural, bolos e salgados, feitos todos os dias desde 1998 na mesma esquina.',
  kindIds: [1],
  phone: '(19) 99555-0100',
  email: 'a@exemplo.com.br',
  website: null,
  instagram: 'https://instagram.com/padaria',
  facebook: null,
  address: 'Rua das Acácias, 120',
  cep: '13010-000',
  latitude: -22.9,
  openingHours: 'Mo-Fr 08:00-18:00',
  logoHash: 'a',
  photos: 3,
};

test('names what is missing, in singular and plural', () => {
  expect(completenessOf(complete)).toEqual({ percent: 100, missing: [] });
  expect(completenessText(completenessOf(complete))).toBeNull();
  const without = (changes: Partial<Completed>) =>
    completenessText(completenessOf({ ...complete, ...changes }));
  expect(without({ openingHours: null, photos: 0 })).toBe('Sua página está 71% completa: faltam');
  expect(without({ openingHours: null })).toBe('Sua página está 85% completa: falta');
  expect(without({ photos: 1 })).toBe('Sua página está 90% completa: faltam');
  const { missing } = completenessOf({ ...complete, instagram: null, photos: 1 });
  expect(missing.map(({ name }) => name)).toEqual(['2 fotos', 'site ou rede social']);
});

test('each line leads to its field; an empty company begins at 0%', () => {
  const { percent, missing } = completenessOf({
    description: '',
    kindIds: [],
    phone: null,
    email: null,
    website: null,
    instagram: null,
    facebook: null,
    address: null,
    cep: null,
    latitude: null,
    openingHours: null,
    logoHash: null,
    photos: 0,
  });
  expect(percent).toBe(0);
  expect(missing.map(({ field }) => field)).toEqual([
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
