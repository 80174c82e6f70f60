import type { Conditions } from '../../database/conditions.ts';
import { requireCapability } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import type { ReviewOrder } from './review.inputs.ts';

/** The columns of a list of the review queue; one index holds all. */
interface ReviewColumns {
  id: string;
  /** The time that it is ordered by. */
  at: string;
  /** The normalized text that it is searched and named by. */
  text: string;
}

/** Returns search and order of a list of the review queue. FORBIDDEN to search for those who see no persons. */
export function reviewList({ id, at, text }: ReviewColumns) {
  const orders: Record<ReviewOrder, string> = {
    oldest: `${at}, ${id}`,
    newest: `${at} DESC, ${id} DESC`,
    name: `${text} COLLATE "C", ${id}`,
  };
  return {
    async filter(filter: Conditions, { q }: { q?: string | null }, ctx: Context): Promise<void> {
      // The text holds the owner's e-mail, which parts of it would reveal.
      if (q?.trim()) requireCapability(ctx, 'seePersons');
      await filter.addSearch(ctx.db.reads, q, (pattern) => `${text} LIKE ${pattern}`);
    },
    orders,
  };
}
