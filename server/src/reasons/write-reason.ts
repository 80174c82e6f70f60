import { recordAction } from '../audit/record-action.ts';
import { updateRecorded } from '../audit/update-recorded.ts';
import { lockRow } from '../database/lock-row.ts';
import type { Context } from '../graphql/context.ts';
import type { Deletion } from '../graphql/deletion.ts';
import { conflict } from '../shared/errors.ts';
import { type CreateReasonTemplateInput, ReasonTemplate } from './reason-template.ts';

export const REASON_NOT_FOUND = 'Motivo não encontrado.';
/** A choice among more is none. */
export const MOST_REASONS = 50;

/** Adds a template at the end of the list. BAD_USER_INPUT for an existing title, CONFLICT beyond 50. */
export function createReason(
  ctx: Context,
  { title, text }: CreateReasonTemplateInput,
): Promise<ReasonTemplate> {
  return ctx.db.transaction(async (manager) => {
    if ((await manager.count(ReasonTemplate)) >= MOST_REASONS)
      throw conflict(`Já há ${MOST_REASONS} motivos. Remova um antes de criar outro.`);
    const [last] = await manager.find(ReasonTemplate, { order: { position: 'DESC' }, take: 1 });
    const created = await manager.save(ReasonTemplate, { title, text, position: (last?.position ?? 0) + 1 });
    await recordAction(ctx, manager, 'reason.create', created.id, { after: { title, text } });
    return created;
  });
}

/** Changes a template. BAD_USER_INPUT for another one's title. */
export function updateReason(
  ctx: Context,
  id: string,
  { title, text }: CreateReasonTemplateInput,
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
    const { id: removed, title, text } = await lockRow(manager, ReasonTemplate, id, REASON_NOT_FOUND);
    await manager.delete(ReasonTemplate, removed);
    await recordAction(ctx, manager, 'reason.remove', removed, { before: { title, text } });
    return { id: removed };
  });
}
