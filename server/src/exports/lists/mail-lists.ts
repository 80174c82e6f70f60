import { MailOrder, MailsArgs } from '../../mail/mail.inputs.ts';
import { MailStatus } from '../../mail/mail.ts';
import { MAIL_STATUS_NAMES, mailKindName } from '../../mail/mail-names.ts';
import { mails } from '../../mail/read-mails.ts';
import { type ExportPieces, exportOf } from './export-list.ts';

/** The outbox. */
export const MAIL_LISTS: Readonly<Record<string, ExportPieces>> = {
  mails: exportOf({
    argsOf: (filter) =>
      Object.assign(new MailsArgs(), {
        q: filter.text('q'),
        status: filter.oneOf('status', Object.values(MailStatus)),
        order: filter.oneOf('order', Object.values(MailOrder)) ?? MailOrder.newest,
      }),
    read: mails,
    columns: {
      Número: ({ id }) => id,
      Para: ({ recipient }) => recipient,
      Assunto: ({ subject }) => subject,
      Tipo: ({ kind }) => mailKindName(kind),
      Situação: ({ status }) => MAIL_STATUS_NAMES[status],
      Tentativas: ({ attempts }) => attempts,
      'Última falha': ({ lastError }) => lastError,
      'Criado em': ({ createdAt }) => createdAt,
      'Enviado em': ({ sentAt }) => sentAt,
    },
  }),
};
