import { expect, it } from 'vitest';
import { categoryFinder } from './find-category.ts';

const NAMES = [
  'Tecnologia',
  'Construção',
  'Alimentação',
  'Saúde',
  'Educação',
  'Varejo',
  'Serviços',
  'Indústria',
];
const find = categoryFinder(
  [...NAMES, 'Transporte', 'Outros'].map((name, index) => ({ id: index + 1, name })),
);

it.each([
  ['EDUCACAO', '', 'Educação'],
  ['saúde', 'Posto de combustíveis', 'Saúde'],
  ['', 'Posto de combustíveis', 'Transporte'],
  ['', 'Revenda de gás de cozinha (GLP)', 'Varejo'],
  ['', 'Escola particular', 'Educação'],
  ['', 'Padaria e confeitaria', 'Alimentação'],
  ['', 'Bar', 'Alimentação'],
  ['', 'Outros', 'Outros'],
  ['', 'Barbearia', undefined],
  ['Astrologia', 'Escola', undefined],
  ['', '', undefined],
])('category %j and segment %j are %s', (category, segment, name) => {
  expect(find({ category, segment })?.name).toBe(name);
});
