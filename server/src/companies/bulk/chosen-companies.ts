import { Conditions } from '../../database/conditions.ts';
import type { Reader, Statement } from '../../database/statement.ts';
import { undecided } from '../../decisions/undecided.ts';
import type { Context } from '../../graphql/context.ts';
import { invalid } from '../../shared/errors.ts';
import { idOrZero } from '../../shared/ids.ts';
import { companiesFilter } from '../admin/admin-companies.ts';
import type { StartBulkActionInput } from './bulk.inputs.ts';

/** More would make an array that is read for each company. */
const MOST = 100_000;

async function filterOf(ctx: Context, { companies, pending }: StartBulkActionInput): Promise<Conditions> {
  const { reads } = ctx.db;
  if (companies) return companiesFilter(reads, companies);
  const filter = new Conditions();
  filter.add(() => `NOT c.is_approved AND ${undecided('newCompany', 'c.id')}`);
  await filter.addSearch(reads, pending?.q, (pattern) => `c.pending_text LIKE ${pattern}`);
  return filter;
}

/** Returns the ids that an action is for, the oldest first. BAD_USER_INPUT for none, too many, or two ways to choose. */
export async function chosenCompanies(ctx: Context, input: StartBulkActionInput): Promise<number[]> {
  const { ids, companies, pending } = input;
  if ([ids, companies, pending].filter((way) => way != null).length !== 1)
    throw invalid({ ids: ['Escolha as empresas de um só modo.'] });
  if (ids) return [...new Set(ids.map(idOrZero))].filter((id) => id > 0);
  const { where, values } = await filterOf(ctx, input);
  const text = `SELECT c.id FROM companies c ${where} ORDER BY c.id LIMIT ${MOST + 1}`;
  const rows = await ctx.db.searches.query<{ id: number }>({ name: '', text }, values);
  if (rows.length === 0) throw invalid({ ids: ['Nenhuma empresa corresponde ao filtro.'] });
  if (rows.length > MOST)
    throw invalid({ ids: ['São mais de 100.000 empresas. Use um filtro mais estreito.'] });
  return rows.map(({ id }) => id);
}

const UPDATED: Statement = {
  name: 'companies_updated_at',
  text: 'SELECT id, updated_at AS "updatedAt" FROM companies WHERE id = ANY ($1::int[])',
};

/** Returns the companies that are not as they were seen. */
export async function changedSinceSeen(
  reader: Reader,
  seen: StartBulkActionInput['seen'],
): Promise<number[]> {
  if (!seen?.length) return [];
  const seenAt = new Map(seen.map(({ id, changedAt }) => [idOrZero(id), changedAt.getTime()]));
  const rows = await reader.query<{ id: number; updatedAt: Date }>(UPDATED, [[...seenAt.keys()]]);
  return rows.filter(({ id, updatedAt }) => updatedAt.getTime() !== seenAt.get(id)).map(({ id }) => id);
}
