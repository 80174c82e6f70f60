import { recordAction } from '../audit/record-action.ts';
import { updateRecorded } from '../audit/update-recorded.ts';
import { lockRow } from '../database/lock-row.ts';
import type { Context } from '../graphql/context.ts';
import type { Deletion } from '../graphql/deletion.ts';
import { conflict, invalid } from '../shared/errors.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';
import {
  type CreateReasonTemplateInput,
  ReasonTemplate,
  type UpdateReasonTemplateInput,
} from './reason-template.ts';

export const REASON_NOT_FOUND = 'Motivo não encontrado.';
/** A choice among more is none. */
const MOST_REASONS = 50;

const isRejected = ({ services }: Context, kind: WorkKind): boolean =>
  services.approvalKinds.some((one) => one.kind === kind && one.actions.some(({ gives }) => !gives));

/**
 * Adds a template, at the end of the list unless its place is sent. BAD_USER_INPUT for an existing title and a kind that nobody rejects, CONFLICT
 * beyond 50 of a kind.
 */
export async function createReason(
  ctx: Context,
  { kind: sentKind, title, text, position: sentPosition }: CreateReasonTemplateInput,
): Promise<ReasonTemplate> {
  const kind = sentKind ?? 'newCompany';
  if (!isRejected(ctx, kind)) throw invalid({ kind: ['Isto não é recusado com um motivo.'] });
  return ctx.db.transaction(async (manager) => {
    if ((await manager.countBy(ReasonTemplate, { kind })) >= MOST_REASONS)
      throw conflict(`Já há ${MOST_REASONS} motivos deste tipo. Remova um antes de criar outro.`);
    const [last] = await manager.find(ReasonTemplate, { order: { position: 'DESC' }, take: 1 });
    const position = sentPosition ?? (last?.position ?? 0) + 1;
    const created = await manager.save(ReasonTemplate, { kind, title, text, position });
    await recordAction(ctx, manager, 'reason.create', created.id, {
      after: { workKind: kind, title, text },
    });
    return created;
  });
}

/** Changes a template. BAD_USER_INPUT for the title of another one of its kind. */
export function updateReason(
  ctx: Context,
  id: string,
  { title, text }: UpdateReasonTemplateInput,
): Promise<ReasonTemplate> {
  return ctx.db.transaction(async (manager) => {
    const { now } = await updateRecorded(ctx, manager, {
      entity: ReasonTemplate,
      row: await lockRow(manager, ReasonTemplate, id, REASON_NOT_FOUND),
      sent: { title, text },
      action: 'reason.update',
    });
    return now;
  });
}

/** Removes a template; reasons that were given stay. */
export function deleteReason(ctx: Context, id: string): Promise<Deletion> {
  return ctx.db.transaction(async (manager) => {
    const { id: removed, kind, title, text } = await lockRow(manager, ReasonTemplate, id, REASON_NOT_FOUND);
    await manager.delete(ReasonTemplate, removed);
    await recordAction(ctx, manager, 'reason.remove', removed, {
      before: { workKind: kind, title, text },
    });
    return { id: removed };
  });
}
