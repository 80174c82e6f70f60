import type { ContactType } from './company.ts';

/** Portuguese names of contact types. */
export const CONTACT_TYPE_NAMES: Readonly<Record<ContactType, string>> = {
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
};
