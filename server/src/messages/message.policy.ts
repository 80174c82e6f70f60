import { mayDoForIt } from '../companies/company.policy.ts';
import type { ManagedCompany } from '../companies/managed-company.ts';
import { may } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { forbidden } from '../shared/errors.ts';
import { type Message, SenderType } from './message.ts';

export const MESSAGE_NOT_FOUND = 'Mensagem não encontrada.';
export const NO_ACCESS =
  'Sua empresa ainda não tem acesso às mensagens. Peça a liberação ao administrador para ler e responder.';

/**
 * Returns whether the viewer receives the message: administrators a company's messages to the administration, those
 * who answer for the company the messages to it.
 */
export function isRecipient(
  ctx: Context,
  message: Pick<Message, 'senderType' | 'repliedTo'>,
  company: Pick<ManagedCompany, 'id' | 'ownerId'>,
): boolean {
  if (message.senderType !== SenderType.company) return mayDoForIt(ctx.viewer, company, 'messages');
  return may(ctx, 'answerMessages') && message.repliedTo === null;
}

/** Throws FORBIDDEN for an owner whose company has no access to its messages. */
export function checkMessageAccess(ctx: Context, company: Pick<ManagedCompany, 'hasMessageAccess'>): void {
  if (!may(ctx, 'answerMessages') && !company.hasMessageAccess) throw forbidden(NO_ACCESS);
}
