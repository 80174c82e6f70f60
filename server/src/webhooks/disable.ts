import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { queueSiteMail } from '../mail/outbox.ts';
import { User } from '../users/user.ts';
import { Webhook } from './webhook.ts';

/** Switches a webhook off and mails its person; does nothing when it is off already. */
export async function disable(
  { config, db }: { config: Config; db: Database },
  id: number,
  reason: string,
): Promise<void> {
  await db.transaction(async (manager) => {
    const webhook = await manager.findOne(Webhook, {
      where: { id, isActive: true },
      lock: { mode: 'pessimistic_write' },
    });
    if (!webhook) return;
    await manager.update(Webhook, id, { isActive: false, disabledReason: reason });
    const { name, email } = await manager.findOneByOrFail(User, { id: webhook.userId });
    await queueSiteMail({ config }, manager, {
      kind: 'webhook-disabled',
      to: email,
      subject: 'Um webhook foi desligado',
      paragraphs: [
        `Olá, ${name}!`,
        `Desligamos o webhook para ${webhook.url}. ${reason}`,
        'Corrija o endereço, faça um teste e ligue-o de novo. O que não foi entregue pode ser reenviado por 30 dias.',
      ],
      action: { label: 'Abrir webhooks', path: '/webhooks' },
    });
  });
}
