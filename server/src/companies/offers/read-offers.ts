import type { Statement } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { loadRow } from '../../graphql/loader.ts';
import type { Offer } from './offer.ts';

const OF_COMPANIES: Statement = {
  name: 'offers_of_companies',
  text: 'SELECT id, offers FROM companies WHERE id = ANY ($1::int[])',
};

/** Returns the offers of a company in their order; one statement for a whole list of companies. */
export async function offersOf(ctx: Context, companyId: number): Promise<Offer[]> {
  const row = await loadRow<{ id: number; offers: Offer[] }>(ctx, OF_COMPANIES, companyId);
  return row?.offers ?? [];
}
