import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { type Statement, transactionReader } from '../../database/statement.ts';
import { requireRole } from '../../graphql/authorize.ts';
import { type Context } from '../../graphql/context.ts';
import { conflict, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { COMPANY_NOT_FOUND } from '../read-companies.ts';

/** Keeps the earliest unseen value of each field. */
const MARK: Statement = {
  name: 'mark_company_changed',
  text: `INSERT INTO company_changes AS known (company_id, before) VALUES ($1, $2)
         ON CONFLICT (company_id) DO UPDATE SET before = excluded.before || known.before, changed_at = now()`,
};
const UNMARK: Statement = {
  name: 'unmark_company_changes',
  text: `DELETE FROM company_changes WHERE company_id = $1
           AND ($2::timestamptz IS NULL OR date_trunc('milliseconds', changed_at) <= $2)
         RETURNING before`,
};
const IS_MARKED: Statement = {
  name: 'has_company_changes',
  text: 'SELECT 1 FROM company_changes WHERE company_id = $1',
};
type Columns = Record<string, unknown>;

/** Stores the columns of an approved company before its owner's change, in the same transaction. */
export async function markChanged(manager: EntityManager, companyId: number, before: Columns): Promise<void> {
  // The position follows from the address.
  const { latitude: _, longitude: __, ...marked } = before;
  if (Object.keys(marked).length === 0) return;
  await transactionReader(manager).query(MARK, [companyId, JSON.stringify(marked)]);
}

/**
 * Marks changes as seen; with `seenAt`, CONFLICT when the owner has changed something since. NOT_FOUND when there
 * are none.
 */
export async function markChangesSeen(ctx: Context, id: string, seenAt: Date | null): Promise<boolean> {
  requireRole(ctx, 'admin');
  const companyId = parseId(id, COMPANY_NOT_FOUND);
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const [seen] = await db.query<{ before: Columns }>(UNMARK, [companyId, seenAt]);
    if (!seen) {
      const isMarked = (await db.query(IS_MARKED, [companyId])).length > 0;
      if (isMarked) throw conflict('Esta empresa foi alterada de novo. Confira o que mudou.');
      throw notFound('Alteração não encontrada.');
    }
    await recordAction(ctx, manager, 'company.changes-seen', companyId, {
      after: { fields: Object.keys(seen.before) },
    });
    return true;
  });
}
