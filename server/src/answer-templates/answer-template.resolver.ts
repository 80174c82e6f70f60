import { IsNotEmpty } from 'class-validator';
import { Args, Ctx, Field, InputType, Mutation, Query, Resolver } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { Conditions } from '../database/conditions.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { Deletion } from '../graphql/deletion.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { listPage } from '../graphql/list-page.ts';
import { MayCall } from '../graphql/may-call.ts';
import { type Page, PageArgs } from '../graphql/paging.ts';
import { conflict, notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import { IdOf, Input } from '../shared/schema/described-arguments.ts';
import { MaxCodePoints } from '../shared/text/validators.ts';
import { lockUser } from '../users/lock-users.ts';
import { AnswerTemplate, AnswerTemplatePage } from './answer-template.ts';

@InputType()
abstract class AnswerTemplateForm {
  @Field({ description: 'Title, 1 to 60 characters.' })
  @IsNotEmpty({ message: 'Título é obrigatório' })
  @MaxCodePoints(60)
  title!: string;

  @Field({ description: "Text, 1 to 1000 characters; '{nome}' stands for the visitor's name." })
  @IsNotEmpty({ message: 'Texto é obrigatório' })
  @MaxCodePoints(1_000)
  text!: string;
}

@InputType({ description: 'A new template for answers.' })
class CreateAnswerTemplateInput extends AnswerTemplateForm {}

@InputType({ description: 'A template for answers as it is from now on.' })
class UpdateAnswerTemplateInput extends AnswerTemplateForm {}

@ForKeys('messages')
@Resolver()
export class AnswerTemplateResolver {
  @MayCall('signed in')
  @Query(() => AnswerTemplatePage, { description: "The caller's templates for answers." })
  myAnswerTemplates(@Ctx() ctx: Context, @Args() args: PageArgs): Promise<AnswerTemplatePage> {
    return myAnswerTemplates(ctx, args);
  }

  @MayCall('signed in')
  @Mutation(() => AnswerTemplate, {
    description: 'Stores a template for answers. CONFLICT with 20 templates.',
  })
  createAnswerTemplate(
    @Ctx() ctx: Context,
    @Input('The new template.') input: CreateAnswerTemplateInput,
  ): Promise<AnswerTemplate> {
    return createAnswerTemplate(ctx, input);
  }

  @MayCall('signed in', lookUpTemplate)
  @Mutation(() => AnswerTemplate, {
    description: "Changes a template of the caller; NOT_FOUND for somebody else's.",
  })
  updateAnswerTemplate(
    @Ctx() ctx: Context,
    @IdOf('template') id: string,
    @Input('The template from now on.') input: UpdateAnswerTemplateInput,
  ): Promise<AnswerTemplate> {
    return updateAnswerTemplate(ctx, id, input);
  }

  @MayCall('signed in')
  @Mutation(() => Deletion, {
    description: "Deletes a template of the caller; NOT_FOUND for somebody else's.",
  })
  deleteAnswerTemplate(@Ctx() ctx: Context, @IdOf('template') id: string): Promise<Deletion> {
    return deleteAnswerTemplate(ctx, id);
  }
}

const MOST = 20;
const TOO_MANY = `Você já tem ${MOST} modelos. Remova um que não usa mais.`;
const TEMPLATE_NOT_FOUND = 'Este modelo não existe mais.';

/** Returns the caller's templates, the oldest first. */
function myAnswerTemplates(ctx: Context, args: PageArgs): Promise<Page<AnswerTemplate>> {
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
function createAnswerTemplate(ctx: Context, { title, text }: AnswerTemplateForm): Promise<AnswerTemplate> {
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
async function lookUpTemplate(ctx: Context, { id }: { id: string }): Promise<void> {
  const userId = requireViewer(ctx).id;
  const isThere = await ctx.db.manager.existsBy(AnswerTemplate, {
    id: parseId(id, TEMPLATE_NOT_FOUND),
    userId,
  });
  if (!isThere) throw notFound(TEMPLATE_NOT_FOUND);
}

/** Changes a template of the caller; NOT_FOUND for somebody else's. */
function updateAnswerTemplate(
  ctx: Context,
  id: string,
  { title, text }: AnswerTemplateForm,
): Promise<AnswerTemplate> {
  return ctx.db.transaction(async (manager) =>
    manager.save(Object.assign(await ownTemplate(ctx, manager, id), { title, text })),
  );
}

/** Deletes a template of the caller; NOT_FOUND for somebody else's. */
function deleteAnswerTemplate(ctx: Context, id: string): Promise<Deletion> {
  return ctx.db.transaction(async (manager) => {
    const template = await ownTemplate(ctx, manager, id);
    await manager.delete(AnswerTemplate, template.id);
    return { id: template.id };
  });
}
