import type { EntityManager } from 'typeorm';
import type { Context } from '../graphql/context.ts';

/** Returns a context whose reads see, and whose transactions are parts of, the transaction of `manager`. */
export const contextWithin = (ctx: Context, manager: EntityManager): Context => ({
  ...ctx,
  db: ctx.db.within(manager),
  loaders: null,
});
