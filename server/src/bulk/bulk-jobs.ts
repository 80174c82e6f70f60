import { BULK_LISTS } from '../admin-lists.ts';
import { APPROVAL_TYPE } from '../approvals/approval-types.ts';
import { waitingIds } from '../approvals/read-approvals.ts';
import { recordAction } from '../audit/record-action.ts';
import { CHANNEL } from '../database/change-feed.ts';
import type { Conditions } from '../database/conditions.ts';
import { countRows } from '../database/count-rows.ts';
import { lockRow } from '../database/lock-row.ts';
import type { Statement } from '../database/statement.ts';
import { type AnyAdminList, aliasOf, filterOf } from '../graphql/admin-list.ts';
import { may, requireCapability, requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { chosenKinds } from '../kinds/chosen-kinds.ts';
import { conflict, invalid, notFound } from '../shared/errors.ts';
import { idOrZero, parseId } from '../shared/ids.ts';
import type { ChangedThing } from '../shared/schema/bulk-action.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';
import { formatAmount } from '../shared/text/format.ts';
import type { ListCountInput, StartBulkActionInput } from './bulk.inputs.ts';
import { BulkJob, type SeenThing } from './bulk-job.ts';
import { capabilityFor, decisionOf } from './bulk-steps.ts';
import { changeOf } from './change-actions.ts';
import { endBulkJob, HAS_UNDOABLES } from './end-bulk-job.ts';
import { TITLED_FAILURES } from './title-of.ts';
import { beginUndo } from './undo-bulk-job.ts';

type ListName = keyof typeof BULK_LISTS;
const NAMES = Object.keys(BULK_LISTS) as ListName[];
type Input = Pick<ListCountInput, ListName | 'action'>;

/** Rows of a list. */
interface FilteredList {
  from: string;
  alias: string;
  conditions: Conditions;
}

/** Returns the lists of which an input has a filter. */
const listsOf = (input: Input): ListName[] => NAMES.filter((name) => input[name] != null);

/** Returns the rows of a list's filter, of an action those that it can be done to; BAD_USER_INPUT when it is for others. */
async function filteredList(
  ctx: Context,
  name: ListName,
  input: Input,
  subject: WorkKind | ChangedThing | undefined,
): Promise<FilteredList> {
  const list: AnyAdminList = BULK_LISTS[name];
  const { action, [name]: filter } = input;
  if (!filter || (action && !(subject && list.bulk?.subjects.includes(subject))))
    throw invalid({ [name]: [`Este filtro só serve para ${list.bulk?.many}.`] });
  const conditions = await filterOf(ctx, list, filter);
  if (action) list.bulk?.only?.(conditions, action, ctx);
  return { from: list.from, alias: aliasOf(list), conditions };
}

/** More would make an array that is read for each of them. */
const MOST = 100_000;

/** By which way things are chosen: these, or the rows of a list, or what waits of a kind. */
type Chosen = { ids: number[] } | FilteredList | { waitingKind: WorkKind; q: string | null | undefined };

/** BAD_USER_INPUT for two ways to choose, and a way that is for others. */
async function chosen(ctx: Context, input: StartBulkActionInput, kind: WorkKind | null): Promise<Chosen> {
  const { ids, waiting } = input;
  const [list, ...more] = listsOf(input);
  if ([list, ...more, ids, waiting].filter((choice) => choice != null).length !== 1)
    throw invalid({ ids: ['Escolha de um só modo.'] });
  if (list) return filteredList(ctx, list, input, kind ?? changeOf(input.action)?.subject);
  if (ids) return { ids: [...new Set(ids.map(idOrZero))].filter((id) => id > 0) };
  // A change of what waits says of which kind.
  const waitingKind = kind ?? input.kind;
  if (!waitingKind) throw invalid({ waiting: ['Este filtro só serve para decisões.'] });
  return { waitingKind, q: waiting?.q };
}

async function idsOf(ctx: Context, choice: Exclude<Chosen, { ids: number[] }>): Promise<number[]> {
  if (!('from' in choice)) return waitingIds(ctx, choice.waitingKind, choice.q, MOST + 1);
  const { from, alias, conditions } = choice;
  const text = `SELECT ${alias}.id FROM ${from} ${conditions.where} ORDER BY ${alias}.id LIMIT ${MOST + 1}`;
  const rows = await ctx.db.searches.query<{ id: number }>({ name: '', text }, conditions.values);
  return rows.map(({ id }) => id);
}

/**
 * Returns the ids that an action is for, the oldest first; `kind` is what it decides on, null for a change.
 * BAD_USER_INPUT for none, too many, two ways to choose, and a way that is for others; CONFLICT for more than `total`.
 */
async function chosenIds(
  ctx: Context,
  input: StartBulkActionInput,
  kind: WorkKind | null,
): Promise<number[]> {
  const choice = await chosen(ctx, input, kind);
  if ('ids' in choice) return choice.ids;
  const ids = await idsOf(ctx, choice);
  if (ids.length === 0) throw invalid({ ids: ['Nada corresponde ao filtro.'] });
  if (ids.length > MOST) throw invalid({ ids: ['São mais de 100.000. Use um filtro mais estreito.'] });
  if (input.total != null && ids.length > input.total)
    throw conflict(
      `Agora ${formatAmount(ids.length, 'corresponde', 'correspondem')} ao filtro. Confira e repita.`,
    );
  return ids;
}

/** Tag of the change feed that wakes the work. */
export const BULK_TAG = 'bulk-jobs';
const NOT_FOUND = 'Ação em lote não encontrada.';
const TOO_LATE = 'Não há mais o que desfazer: o que foi feito já vale ou já foi desfeito.';

const COLUMNS = `id, kind, action, cardinality(subject_ids) AS total, position AS "processedCount",
  failed_count AS "failedCount", ${TITLED_FAILURES} AS failures, status, undone_count AS "undoneCount",
  coalesce(undoable_until > clock_timestamp(), false) AND ${HAS_UNDOABLES} AS "canUndo",
  created_at AS "createdAt", finished_at AS "finishedAt"`;
const BY_ID: Statement = { name: 'bulk_job', text: `SELECT ${COLUMNS} FROM bulk_jobs WHERE id = $1` };
const OWN: Statement = {
  name: 'own_bulk_jobs',
  text: `SELECT ${COLUMNS} FROM bulk_jobs WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 20`,
};

/** Returns a bulk action of anybody; NOT_FOUND when there is none, FORBIDDEN for a role that may not do it. */
export async function bulkJob(ctx: Context, id: string): Promise<BulkJob> {
  const [job] = await ctx.db.reads.query<BulkJob>(BY_ID, [parseId(id, NOT_FOUND)]);
  if (!job) throw notFound(NOT_FOUND);
  requireCapability(ctx, capabilityFor(job));
  return job;
}

/** Returns the caller's last bulk actions, the newest first, without those that the role does not allow any more. */
export async function ownBulkJobs(ctx: Context): Promise<BulkJob[]> {
  const jobs = await ctx.db.reads.query<BulkJob>(OWN, [requireViewer(ctx).id]);
  return jobs.filter((job) => may(ctx, capabilityFor(job)));
}

/** Returns what an action decides on, new companies unless the input says another kind; null for a change. */
function kindOf({
  action,
  kind,
  waiting,
}: Pick<StartBulkActionInput, 'action' | 'kind' | 'waiting'>): WorkKind | null {
  const change = changeOf(action);
  if (!change) return kind ?? 'newCompany';
  // Companies that wait can be changed as well.
  const isOfCompanies = kind === 'newCompany' || kind === 'changedCompany';
  if (kind != null && !(waiting && isOfCompanies && change.subject === 'company'))
    throw invalid({ kind: ['Só decisões têm um tipo.'] });
  return null;
}

/** Throws BAD_USER_INPUT for an action that its kind does not have, and for a missing reason or kind of companies. */
async function requireComplete(
  ctx: Context,
  { action, reason, assignedKindId }: StartBulkActionInput,
  kind: WorkKind | null,
): Promise<void> {
  if (kind && APPROVAL_TYPE[kind].isAnsweredSingly)
    throw invalid({ kind: ['Pedidos da LGPD são respondidos um a um.'] });
  if (kind && !changeOf(action) && !decisionOf({ kind, action }))
    throw invalid({ action: ['Mensagens não são recusadas.'] });
  if (decisionOf({ kind, action })?.reasonMissing && !reason?.trim())
    throw invalid({ reason: ['Informe o motivo.'] }, 'REQUIRED');
  if (action !== 'assignKind') return;
  if (!assignedKindId) throw invalid({ assignedKindId: ['Escolha o segmento.'] }, 'REQUIRED');
  await chosenKinds(ctx, [assignedKindId]);
}

const seenById = (entries: StartBulkActionInput['seen']): Record<string, SeenThing> =>
  Object.fromEntries(
    (entries ?? []).map(({ id, changedAt, replacedText = null }) => [
      String(idOrZero(id)),
      { changedAt: changedAt?.toISOString() ?? null, replacedText },
    ]),
  );

/**
 * Counts the rows of a list's filter, of an action those that it can be done to; null when they are more than it takes.
 * BAD_USER_INPUT without a list, for two, and for an action on something else.
 */
export async function countList(ctx: Context, input: ListCountInput): Promise<number | null> {
  const { action, kind } = input;
  const [list, ...more] = listsOf(input);
  if (!list || more.length > 0) throw invalid({ companies: ['Escolha uma só lista.'] });
  const decided = action ? kindOf({ action, kind }) : null;
  requireCapability(ctx, action ? capabilityFor({ kind: decided, action }) : BULK_LISTS[list].may);
  const subject = decided ?? (action ? changeOf(action)?.subject : undefined);
  const { from, conditions } = await filteredList(ctx, list, input, subject);
  return countRows(ctx.db.searches, from, conditions, MOST);
}

/**
 * Starts a bulk action. BAD_USER_INPUT for a missing reason or kind and for things that are none or too many, FORBIDDEN
 * for a role that may not do it, CONFLICT for more than `total`.
 */
export async function startBulkAction(ctx: Context, input: StartBulkActionInput): Promise<BulkJob> {
  const { action, reason, assignedKindId: kindId } = input;
  const kind = kindOf(input);
  requireCapability(ctx, capabilityFor({ kind, action }));
  await requireComplete(ctx, input, kind);
  const subjectIds = await chosenIds(ctx, input, kind);
  const id = await ctx.db.transaction(async (manager) => {
    const { identifiers } = await manager.insert(BulkJob, {
      kind,
      action,
      args: { reason: reason || null, ...(kindId && { kindId }) },
      subjectIds,
      seen: seenById(input.seen),
      userId: requireViewer(ctx).id,
      address: ctx.address,
    });
    const jobId = identifiers[0]?.id as number;
    await recordAction(ctx, manager, 'bulk.start', jobId, {
      after: {
        ...(kind && { workKind: kind }),
        bulkAction: action,
        subjectsCount: subjectIds.length,
        reason: reason || undefined,
      },
    });
    await manager.query('SELECT pg_notify($1, $2)', [CHANNEL, BULK_TAG]);
    return jobId;
  });
  return bulkJob(ctx, String(id));
}

/**
 * Begins to take back what the caller's bulk action did. FORBIDDEN for a role that may not do it any more, CONFLICT while
 * the action runs, ten seconds after its end, and for actions that did nothing that can be undone.
 */
export async function undoBulkAction(ctx: Context, id: string): Promise<BulkJob> {
  await ctx.db.transaction(async (manager) => {
    const job = await lockRow(manager, BulkJob, id, NOT_FOUND);
    if (job.userId !== requireViewer(ctx).id) throw notFound(NOT_FOUND);
    requireCapability(ctx, capabilityFor(job));
    if (job.status === 'running') throw conflict('Esta ação ainda não terminou.');
    if (!(await beginUndo(manager, job.id))) throw conflict(TOO_LATE);
    await recordAction(ctx, manager, 'bulk.undo', job.id, {
      after: { ...(job.kind && { workKind: job.kind }), bulkAction: job.action },
    });
    await manager.query('SELECT pg_notify($1, $2)', [CHANNEL, BULK_TAG]);
  });
  return bulkJob(ctx, id);
}

/** Stops a bulk action; what was done stays. FORBIDDEN for a role that may not do it, CONFLICT when it has ended. */
export async function cancelBulkAction(ctx: Context, id: string): Promise<BulkJob> {
  await ctx.db.transaction(async (manager) => {
    const job = await lockRow(manager, BulkJob, id, NOT_FOUND);
    requireCapability(ctx, capabilityFor(job));
    if (job.status !== 'running') throw conflict('Esta ação já terminou.');
    await endBulkJob(manager, job.id, 'cancelled');
    await recordAction(ctx, manager, 'bulk.cancel', job.id, {
      after: { processedCount: job.processedCount },
    });
  });
  return bulkJob(ctx, id);
}
