import { isOwner } from '../companies/company.policy.ts';
import { Company } from '../companies/company.ts';
import { requireViewer } from '../lib/authorize.ts';
import type { Context, Viewer } from '../lib/context.ts';
import { forbidden, notFound } from '../lib/errors.ts';
import { parseId } from '../lib/ids.ts';
import { inTransaction } from '../lib/transaction.ts';
import { Message } from './message.ts';

const MESSAGE_NOT_FOUND = 'Mensagem não encontrada.';

/** A company's own messages are read by administrators, all others by its owner (DECISIONS section 4). */
const isRecipient = (viewer: Viewer, message: Message): boolean =>
  message.senderType === 'company' ? viewer.role === 'admin' : isOwner(viewer, message.company);

/** Unread → read, with the server's time; reading twice changes nothing. */
export async function readMessage(ctx: Context, id: string): Promise<Message> {
  const viewer = requireViewer(ctx);
  const messageId = parseId(id, MESSAGE_NOT_FOUND);
  return inTransaction(ctx, async (manager) => {
    const message = await manager.findOneBy(Message, { id: messageId });
    const company = message && (await manager.findOneBy(Company, { id: message.companyId }));
    if (!message || !company || !isRecipient(viewer, { ...message, company }))
      throw notFound(MESSAGE_NOT_FOUND);
    if (viewer.role !== 'admin' && !company.hasMessageAccess) {
      throw forbidden('Sua empresa ainda não tem acesso às mensagens.');
    }
    if (!message.isRead) {
      await manager.update(
        Message,
        { id: messageId, isRead: false },
        { isRead: true, readAt: () => 'now()' },
      );
    }
    return manager.findOneByOrFail(Message, { id: messageId });
  });
}
