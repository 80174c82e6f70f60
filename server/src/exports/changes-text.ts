import type { FieldChange } from '../audit/field-change.ts';

/** As the form of a company calls them. */
export const COMPANY_FIELDS: Readonly<Record<string, string>> = {
  name: 'Nome',
  description: 'Descrição',
  category: 'Categoria',
  city: 'Cidade',
  address: 'Endereço',
  cep: 'CEP',
  phone: 'Telefone',
  contactType: 'Tipo de contato',
  email: 'E-mail',
  website: 'Site',
  logo: 'Logo',
};

const written = (value: string | null): string => value ?? '(vazio)';

/** One line a change, 'Telefone: (vazio) → (19) 3555-0100'; fields without a name here keep their own. */
export const changesText = (
  changes: readonly FieldChange[],
  names: Readonly<Record<string, string>> = {},
): string =>
  changes
    .map(({ field, before, after }) => `${names[field] ?? field}: ${written(before)} → ${written(after)}`)
    .join('\n');
