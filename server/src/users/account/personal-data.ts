import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { ACCOUNT_MAILS, accountMailsValues, MAILS_OF_COMPANIES } from '../account-mails-sent.ts';
import { currentUser } from '../current-user.ts';

/** Returns all data about the signed-in person (LGPD, art. 18): no hashes, no tokens, nobody else's data. */
export async function myPersonalData(ctx: Context): Promise<object> {
  const viewer = requireViewer(ctx);
  const { plan, ...user } = await currentUser(ctx);
  const {
    id,
    name,
    email,
    role,
    adminRole,
    isActive,
    companyName,
    emailConfirmedAt,
    secondFactorAt,
    createdAt,
  } = user;
  const account = {
    id,
    name,
    email,
    role,
    adminRole,
    isActive,
    companyName,
    emailConfirmedAt,
    secondFactorAt,
    createdAt,
  };
  // One snapshot for all parts.
  return ctx.db.dataSource.transaction('REPEATABLE READ', async (manager) => {
    const sessions: unknown = await manager.query(
      `SELECT device, created_at AS "createdAt", last_used_at AS "lastUsedAt", expires_at AS "expiresAt", remember
       FROM sessions WHERE user_id = $1 ORDER BY created_at`,
      [viewer.id],
    );
    const apiKeys: unknown = await manager.query(
      `SELECT name, beginning, scopes, created_at AS "createdAt", last_used_at AS "lastUsedAt", expires_at AS "expiresAt"
       FROM api_keys WHERE user_id = $1 ORDER BY id`,
      [viewer.id],
    );
    const mails: unknown = await manager.query(
      `SELECT kind, subject, status, created_at AS "createdAt", sent_at AS "sentAt" FROM mails
       WHERE (${ACCOUNT_MAILS}) OR (${MAILS_OF_COMPANIES}) OR about_user_id = $3 ORDER BY id`,
      [...accountMailsValues({ email, emailConfirmedAt }), id],
    );
    const data: Record<string, unknown> = {};
    for (const provider of ctx.privacyProviders)
      data[provider.name] = await provider.collect(manager, viewer.id);
    return {
      generatedAt: new Date(),
      site: ctx.config.publicUrl,
      account: { ...account, plan: plan && { name: plan.name, price: plan.price } },
      sessions,
      apiKeys,
      mails,
      ...data,
    };
  });
}
