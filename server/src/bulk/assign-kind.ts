import { isDeepStrictEqual } from 'node:util';
import { KIND_NOT_FOUND } from '../admin-kinds/read-admin-kinds.ts';
import { updateRecorded } from '../audit/update-recorded.ts';
import { Company } from '../companies/company.ts';
import { lockCompany } from '../companies/lock-company.ts';
import { transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { MOST_KINDS } from '../kinds/find-kinds.ts';
import { lockKinds } from '../kinds/lock-kinds.ts';
import { conflict, notFound } from '../shared/errors.ts';
import type { BulkJob } from './bulk-job.ts';

interface KindsBefore extends Pick<Company, 'kindIds' | 'kindsAreGuessed'> {
  /** The kinds that the action wrote. */
  written: number[];
}

/** Makes a kind the main one of a company; returns what `restoreKinds` needs, undefined where nothing changed. */
export function assignKind(
  ctx: Context,
  id: string,
  { kindId }: BulkJob['args'],
): Promise<KindsBefore | undefined> {
  const main = Number(kindId);
  return ctx.db.transaction(async (manager) => {
    const row = await lockCompany(manager, id);
    const all = [main, ...row.kindIds.filter((one) => one !== main)];
    const written = (await lockKinds(transactionReader(manager), all))(all).slice(0, MOST_KINDS);
    if (written[0] !== main) throw notFound(KIND_NOT_FOUND);
    const sent = { kindIds: written, kindsAreGuessed: false };
    const { after } = await updateRecorded(ctx, manager, {
      entity: Company,
      row,
      sent,
      action: 'company.update',
    });
    if (Object.keys(after).length === 0) return undefined;
    return { kindIds: row.kindIds, kindsAreGuessed: row.kindsAreGuessed, written };
  });
}

/** Restores the kinds of before; CONFLICT unless they are those that `assignKind` wrote. */
export function restoreKinds(ctx: Context, id: string, before: object): Promise<unknown> {
  const { kindIds, kindsAreGuessed, written } = before as KindsBefore;
  return ctx.db.transaction(async (manager) => {
    const row = await lockCompany(manager, id);
    if (!isDeepStrictEqual(row.kindIds, written))
      throw conflict('Os segmentos desta empresa mudaram de novo.');
    const existing = await lockKinds(transactionReader(manager), kindIds);
    const sent = { kindIds: existing(kindIds), kindsAreGuessed };
    return updateRecorded(ctx, manager, { entity: Company, row, sent, action: 'company.update' });
  });
}
