import type { MailStatus } from './mail.ts';

export const MAIL_STATUS_NAMES: Readonly<Record<MailStatus, string>> = {
  queued: 'Na fila',
  sent: 'Enviado',
  failed: 'Falhou',
};
