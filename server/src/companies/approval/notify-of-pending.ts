import type { EntityManager } from 'typeorm';
import type { City } from '../../cities/city.ts';
import { transactionReader } from '../../database/statement.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { queueSiteMail } from '../../mail/outbox.ts';
import { takesDigest } from '../../users/mail-administrators.ts';
import { ApprovalPolicy } from './approval-policy.ts';

/**
 * Queues a mail to the policy's `notificationEmail`, if there is one, about the caller's pending company; none to an
 * administrator who wants one mail about all that waits.
 */
export async function notifyOfPending(
  ctx: Context,
  manager: EntityManager,
  name: string,
  city: City,
): Promise<void> {
  const owner = requireViewer(ctx);
  const policy = await manager.findOneByOrFail(ApprovalPolicy, { id: 1 });
  if (!policy.notificationEmail) return;
  if (await takesDigest(transactionReader(manager), policy.notificationEmail)) return;
  await queueSiteMail(ctx, manager, {
    kind: 'company-pending',
    to: policy.notificationEmail,
    subject: `Nova empresa para aprovar: ${name}`,
    paragraphs: [
      `${owner.email} cadastrou "${name}", em ${city.name} - ${city.state}.`,
      `O prazo para responder é de ${policy.approvalTimeoutDays} ${policy.approvalTimeoutDays === 1 ? 'dia' : 'dias'}.`,
    ],
    action: { label: 'Abrir as aprovações', path: '/admin/approvals' },
    aboutUserId: owner.id,
  });
}
