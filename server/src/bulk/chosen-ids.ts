import { companiesFilter } from '../companies/admin/admin-companies.ts';
import type { CompaniesFilterInput } from '../companies/admin/admin-company.inputs.ts';
import type { Context } from '../graphql/context.ts';
import { invalid } from '../shared/errors.ts';
import { idOrZero } from '../shared/ids.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';
import { waitingIds } from '../work/read-work.ts';
import type { StartBulkActionInput } from './bulk.inputs.ts';

/** More would make an array that is read for each of them. */
const MOST = 100_000;

async function companyIds(ctx: Context, companies: CompaniesFilterInput): Promise<number[]> {
  const { where, values } = await companiesFilter(ctx.db.reads, companies);
  const text = `SELECT c.id FROM companies c ${where} ORDER BY c.id LIMIT ${MOST + 1}`;
  const rows = await ctx.db.searches.query<{ id: number }>({ name: '', text }, values);
  return rows.map(({ id }) => id);
}

/**
 * Returns the ids that an action is for, the oldest first; `kind` is what it decides on, null for an action on companies.
 * BAD_USER_INPUT for none, too many, two ways to choose, and a way that is for others.
 */
export async function chosenIds(
  ctx: Context,
  { ids, companies, waiting }: StartBulkActionInput,
  kind: WorkKind | null,
): Promise<number[]> {
  if ([ids, companies, waiting].filter((way) => way != null).length !== 1)
    throw invalid({ ids: ['Escolha de um só modo.'] });
  if (companies && kind !== null && kind !== 'newCompany')
    throw invalid({ companies: ['Este filtro só serve para empresas.'] });
  if (waiting && kind === null) throw invalid({ waiting: ['Este filtro só serve para decisões.'] });
  if (ids) return [...new Set(ids.map(idOrZero))].filter((id) => id > 0);
  const found = companies
    ? await companyIds(ctx, companies)
    : await waitingIds(ctx, kind as WorkKind, waiting?.q, MOST + 1);
  if (found.length === 0) throw invalid({ ids: ['Nada corresponde ao filtro.'] });
  if (found.length > MOST) throw invalid({ ids: ['São mais de 100.000. Use um filtro mais estreito.'] });
  return found;
}
