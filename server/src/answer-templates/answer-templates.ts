import type { EntityManager } from 'typeorm';
import { Conditions } from '../database/conditions.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import type { Deletion } from '../graphql/deletion.ts';
import { listPage } from '../graphql/list-page.ts';
import type { Page, PageArgs } from '../graphql/paging.ts';
import { conflict, notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import { lockUser } from '../users/lock-users.ts';
import type { AnswerTemplateForm } from './answer-template.inputs.ts';
import { AnswerTemplate } from './answer-template.ts';

const MOST = 20;
const TOO_MANY = `Você já tem ${MOST} modelos. Exclua um que não usa mais.`;
const TEMPLATE_NOT_FOUND = 'Este modelo não existe mais.';

/** Returns the caller's templates, the oldest first. */
export function myAnswerTemplates(ctx: Context, args: PageArgs): Promise<Page<AnswerTemplate>> {
  const filter = new Conditions();
  filter.add((placeholder) => `user_id = ${placeholder(requireViewer(ctx).id)}::int`);
  const columns = 'id, title, text, created_at AS "createdAt"';
  return listPage<AnswerTemplate>(
    ctx.db.reads,
    { from: 'answer_templates', filter, order: 'id', columns },
    args,
  );
}

/** Stores a template of the caller. CONFLICT beyond 20. */
export function createAnswerTemplate(
  ctx: Context,
  { title, text }: AnswerTemplateForm,
): Promise<AnswerTemplate> {
  const { id: userId } = requireViewer(ctx);
  return ctx.db.transaction(async (manager) => {
    // Locked, so that simultaneous templates are counted one by one.
    await lockUser(manager, userId);
    if ((await manager.countBy(AnswerTemplate, { userId })) >= MOST) throw conflict(TOO_MANY);
    return manager.save(manager.create(AnswerTemplate, { userId, title, text }));
  });
}

/** Locks a template of the caller; NOT_FOUND for somebody else's. */
async function ownTemplate(ctx: Context, manager: EntityManager, id: string): Promise<AnswerTemplate> {
  const template = await manager.findOne(AnswerTemplate, {
    where: { id: parseId(id, TEMPLATE_NOT_FOUND), userId: requireViewer(ctx).id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!template) throw notFound(TEMPLATE_NOT_FOUND);
  return template;
}

/** Throws NOT_FOUND for a template that is not the caller's (for `MayCall`). */
export async function lookUpTemplate(ctx: Context, { id }: { id: string }): Promise<void> {
  const userId = requireViewer(ctx).id;
  const isThere = await ctx.db.manager.existsBy(AnswerTemplate, {
    id: parseId(id, TEMPLATE_NOT_FOUND),
    userId,
  });
  if (!isThere) throw notFound(TEMPLATE_NOT_FOUND);
}

/** Changes a template of the caller; NOT_FOUND for somebody else's. */
export function updateAnswerTemplate(
  ctx: Context,
  id: string,
  { title, text }: AnswerTemplateForm,
): Promise<AnswerTemplate> {
  return ctx.db.transaction(async (manager) =>
    manager.save(Object.assign(await ownTemplate(ctx, manager, id), { title, text })),
  );
}

/** Deletes a template of the caller; NOT_FOUND for somebody else's. */
export function deleteAnswerTemplate(ctx: Context, id: string): Promise<Deletion> {
  return ctx.db.transaction(async (manager) => {
    const template = await ownTemplate(ctx, manager, id);
    await manager.delete(AnswerTemplate, template.id);
    return { id: template.id };
  });
}
