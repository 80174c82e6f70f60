import { CONTACT_TYPE_NAMES } from './companies/contact-type-names.ts';
import { REQUEST_STATUS_NAMES } from './companies/request-status-names.ts';
import { SCOPE_NAMES } from './graphql/keys/api-key-scope.ts';
import { IMPORT_STATUS_NAMES } from './imports/jobs/company-import.ts';
import { MAIL_KIND_NAMES } from './mail/mail-kinds.ts';
import { SENDER_TYPE_NAMES } from './messages/message.ts';
import { PART_NAMES } from './shared/company-parts.ts';
import type { ChoiceNames } from './shared/text/choice-names.ts';
import { ADMIN_ROLE_NAMES, ROLE_NAMES } from './users/user.ts';

/** The domains' closed lists, for the audit log. */
export const CHOICE_NAMES: ChoiceNames = {
  role: ROLE_NAMES,
  adminRole: ADMIN_ROLE_NAMES,
  part: PART_NAMES,
  scopes: SCOPE_NAMES,
  contactType: CONTACT_TYPE_NAMES,
  senderType: SENDER_TYPE_NAMES,
  status: { ...REQUEST_STATUS_NAMES, ...IMPORT_STATUS_NAMES },
  kind: MAIL_KIND_NAMES,
};
