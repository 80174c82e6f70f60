import { expect, test } from 'vitest';
import { CHOICE_NAMES } from '../program.ts';
import { changesText, fieldChanges } from './field-change.ts';

test('writes changes as text', () => {
  expect(
    changesText(
      fieldChanges(
        CHOICE_NAMES,
        { contactType: 'phone', novel: 'x' },
        { contactType: 'whatsapp', fields: ['phone', 'cityId'] },
        true,
      ),
    ),
  ).toBe(
    'Tipo de contato: Telefone → WhatsApp\nnovel: x → (vazio)\nCampos alterados: (vazio) → Telefone, Cidade',
  );
});

test('writes a fact without an arrow', () => {
  expect(changesText(fieldChanges(CHOICE_NAMES, { name: 'Bar K' }, { reason: 'Duplicada.' }, false))).toBe(
    'Nome: Bar K\nMotivo: Duplicada.',
  );
});
