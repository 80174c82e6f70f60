import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { unauthenticated } from '../shared/errors.ts';
import { User } from './user.ts';

/** Returns the signed-in account; throws UNAUTHENTICATED without one. */
export async function currentUser(ctx: Context): Promise<User> {
  const viewer = requireViewer(ctx);
  const user = await ctx.db.dataSource.manager.findOne(User, {
    where: { id: viewer.id },
    relations: { plan: true },
  });
  if (!user) throw unauthenticated();
  return user;
}
