import type { ContactType } from './company.ts';

/** How the phone wants to be used. */
export const CONTACT_TYPE_NAMES: Readonly<Record<ContactType, string>> = {
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
};
