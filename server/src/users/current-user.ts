import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { unauthenticated } from '../shared/errors.ts';
import { User } from './user.ts';

/** Returns an account with its plan; throws UNAUTHENTICATED when it is gone. */
export async function accountById(ctx: Context, id: number): Promise<User> {
  const user = await ctx.db.manager.findOne(User, { where: { id }, relations: { plan: true } });
  if (!user) throw unauthenticated();
  return user;
}

/** Returns the signed-in account; throws UNAUTHENTICATED without one. */
export const currentUser = async (ctx: Context): Promise<User> => accountById(ctx, requireViewer(ctx).id);
