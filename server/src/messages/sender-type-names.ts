import type { SenderType } from './message.ts';

/** Who wrote a message. */
export const SENDER_TYPE_NAMES: Readonly<Record<SenderType, string>> = {
  visitor: 'Visitante',
  admin: 'Administração',
  company: 'Empresa',
};
