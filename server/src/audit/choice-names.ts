import { CONTACT_TYPE_NAMES } from '../companies/contact-type-names.ts';
import { REQUEST_STATUS_NAMES } from '../companies/request-status-names.ts';
import { IMPORT_STATUS_NAMES } from '../imports/import-status-names.ts';
import { MAIL_KIND_NAMES } from '../mail/mail-names.ts';
import { SENDER_TYPE_NAMES } from '../messages/sender-type-names.ts';
import { ROLE_NAMES } from '../users/role-names.ts';

/** Values of closed lists in Portuguese, by the field that holds them. */
const CHOICE_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: ROLE_NAMES,
  contactType: CONTACT_TYPE_NAMES,
  senderType: SENDER_TYPE_NAMES,
  status: { ...REQUEST_STATUS_NAMES, ...IMPORT_STATUS_NAMES },
  kind: MAIL_KIND_NAMES,
};

/** What people call a value of `field`; undefined where it is none of a closed list. */
export const choiceName = (field: string, value: string): string | undefined => CHOICE_NAMES[field]?.[value];
