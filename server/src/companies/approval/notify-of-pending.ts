import type { EntityManager } from 'typeorm';
import type { City } from '../../cities/city.ts';
import type { Context, Viewer } from '../../graphql/context.ts';
import { queueSiteMail } from '../../mail/outbox.ts';
import { ApprovalPolicy } from './approval-policy.ts';

/** Queues a mail to the policy's `notificationEmail`, if there is one, about a pending company. */
export async function notifyOfPending(
  ctx: Context,
  manager: EntityManager,
  owner: Viewer,
  company: { id: number; name: string; city: Pick<City, 'name' | 'state'> },
): Promise<void> {
  const policy = await manager.findOneByOrFail(ApprovalPolicy, { id: 1 });
  if (!policy.notificationEmail) return;
  await queueSiteMail(ctx, manager, {
    kind: 'company-pending',
    to: policy.notificationEmail,
    subject: `Nova empresa para aprovar: ${company.name}`,
    paragraphs: [
      `${owner.email} cadastrou "${company.name}", em ${company.city.name} - ${company.city.state}.`,
      `O prazo para responder é de ${policy.approvalTimeoutDays} ${policy.approvalTimeoutDays === 1 ? 'dia' : 'dias'}.`,
    ],
    action: { label: 'Abrir as aprovações', path: '/admin?tab=approvals' },
    aboutUserId: owner.id,
  });
}
