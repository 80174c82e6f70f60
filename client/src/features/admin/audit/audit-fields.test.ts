// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { FIELD_NAMES, fieldName, fieldValue } from './audit-fields.ts';

const schema = buildSchema(
  readFileSync(fileURLToPath(new URL('../../../../../schema.graphql', import.meta.url)), 'utf8'),
);

/** Inputs whose fields are written into the log as they are named. */
it.each([
  'SystemSettingsInput',
  'ApprovalPolicyInput',
  'UpdatePlanInput',
  'UpdateUserInput',
  'UpdateCityInput',
])('names every field of %s in Portuguese', (name) => {
  const type = schema.getType(name);
  if (!type || !('getFields' in type)) throw new Error(`${name} is not in the schema.`);
  const fields = Object.keys(type.getFields());
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter((field) => !(field in FIELD_NAMES))).toEqual([]);
});

it.each([
  ['isActive', 'true', 'Sim'],
  ['isVisible', 'false', 'Não'],
  ['name', 'true', 'true'],
  ['description', '', null],
  ['price', '29.9', 'R$\u00a029,90'],
  ['cep', '13024000', '13024-000'],
  ['phone', '+5519995550100', '(19) 99555-0100'],
  ['phone', 'ramal 12', 'ramal 12'],
  ['role', 'admin', 'Administrador'],
  ['contactType', 'whatsapp', 'WhatsApp'],
  ['status', 'rejected', 'Rejeitada'],
  ['kind', 'confirm-email', 'Confirmação de e-mail'],
  ['features', '["Selo","Destaque"]', 'Selo, Destaque'],
  ['features', '[]', null],
  ['fields', '["phone","cityId"]', 'Telefone, Cidade'],
  ['features', '[Novo', '[Novo'],
  ['createdAt', '2026-11-04T12:05:00.000Z', '04/11/2026 09:05'],
  ['logoHash', 'abcdef0123456789', 'Imagem abcdef01'],
  ['planId', null, null],
])('%s: %s is read as %s', (field, value, text) => expect(fieldValue(field, value)).toBe(text));

it('shows a field that it does not know by its own name', () => expect(fieldName('novel')).toBe('novel'));
