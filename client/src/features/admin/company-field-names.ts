/** What forms call a field of a company, by its name in the schema. */
const NAMES: Record<string, string> = {
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

export const companyFieldName = (field: string): string => NAMES[field] ?? field;

const CONTACT_TYPES: Record<string, string> = { phone: 'Telefone', whatsapp: 'WhatsApp' };

/** A value as people read it; empty for none. */
export const companyFieldValue = (field: string, value: string | null): string =>
  (field === 'contactType' && value !== null ? CONTACT_TYPES[value] : undefined) ?? value ?? '';
