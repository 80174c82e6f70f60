import { expect, it } from 'vitest';
import { CHOICE_NAMES } from '../program.ts';
import { fieldChanges, fieldText, whatChanged } from './field-change.ts';

it.each([
  ['isActive', true, 'Sim'],
  ['isVisible', false, 'Não'],
  ['name', 'true', 'true'],
  ['description', '', null],
  ['price', '29.90', 'R$\u00a029,90'],
  ['price', 'a combinar', 'a combinar'],
  ['cep', '13024000', '13024-000'],
  ['phone', '+5519995550100', '(19) 99555-0100'],
  ['phone', 'ramal 12', 'ramal 12'],
  ['role', 'admin', 'Administrador'],
  ['contactType', 'whatsapp', 'WhatsApp'],
  ['status', 'rejected', 'Rejeitada'],
  ['kind', 'confirm-email', 'Confirmação de e-mail'],
  ['features', ['Selo', 'Destaque'], 'Selo, Destaque'],
  ['features', [], null],
  ['fields', ['phone', 'cityId'], 'Telefone, Cidade'],
  ['name', '[Novo] Padaria', '[Novo] Padaria'],
  ['createdAt', '2026-11-04T12:05:00.000Z', '04/11/2026 09:05'],
  ['createdAt', 'ontem', 'ontem'],
  ['logoHash', 'abcdef0123456789', 'Imagem abcdef01'],
  ['logo', '/logos/abcdef0123456789.webp', 'Imagem abcdef01'],
  ['maxCompanies', 5, '5'],
  ['planId', null, null],
  ['novel', { a: 1 }, '{"a":1}'],
])('%s: %j is read as %j', (field, value, text) => expect(fieldText(CHOICE_NAMES, field, value)).toBe(text));

it('returns values for programs and for people', () => {
  expect(fieldChanges(CHOICE_NAMES, { isActive: true }, { isActive: false, maxCompanies: 5 }, true)).toEqual([
    {
      field: 'isActive',
      name: 'Ativo',
      before: true,
      after: false,
      beforeText: 'Sim',
      afterText: 'Não',
      isFact: false,
    },
    {
      field: 'maxCompanies',
      name: 'Máximo de empresas',
      before: null,
      after: 5,
      beforeText: null,
      afterText: '5',
      isFact: false,
    },
  ]);
});

it('distinguishes facts from changes', () => {
  const changes = fieldChanges(
    CHOICE_NAMES,
    { name: 'Bar K', rating: 1 },
    { reason: 'Ofensa.', rating: 2 },
    false,
  );
  expect(changes.map(({ field, isFact }) => [field, isFact])).toEqual([
    ['name', true],
    ['rating', false],
    ['reason', true],
  ]);
});

it('leaves out unchanged values, compared as values and not as texts', () => {
  expect(
    whatChanged(
      { name: 'Rede', features: ['a, b'], planId: 1, notes: null, website: '', settings: { a: 1 } },
      { name: 'Rede', features: ['a', 'b'], planId: '1', website: null, settings: { a: 1 }, cityId: null },
    ),
  ).toEqual({ before: { features: ['a, b'], planId: 1 }, after: { features: ['a', 'b'], planId: '1' } });
  expect(whatChanged(null, { reason: '', name: 'Bar K' })).toEqual({
    before: null,
    after: { name: 'Bar K' },
  });
});
