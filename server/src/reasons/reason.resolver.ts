import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { recordAction } from '../audit/record-action.ts';
import { updateRecorded } from '../audit/update-recorded.ts';
import { lockRow } from '../database/lock-row.ts';
import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { Deletion } from '../graphql/deletion.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { lookUpRow } from '../graphql/look-up-row.ts';
import { MayCall } from '../graphql/may-call.ts';
import { conflict, invalid } from '../shared/errors.ts';
import { IdOf, Input } from '../shared/schema/described-arguments.ts';
import { WorkKind } from '../shared/schema/work-kind.ts';
import { CreateReasonTemplateInput, ReasonTemplate, UpdateReasonTemplateInput } from './reason-template.ts';

const REASON_NOT_FOUND = 'Motivo não encontrado.';

/** A choice among more is none. */
const MOST_REASONS = 50;

const isRejected = ({ services }: Context, kind: WorkKind): boolean =>
  services.approvalTypes.some(
    (approvalType) => approvalType.kind === kind && approvalType.actions.some(({ isGrant }) => !isGrant),
  );

/**
 * Adds a template, at the end of the list unless its place is sent. BAD_USER_INPUT for an existing title and a kind that nobody rejects, CONFLICT
 * beyond 50 of a kind.
 */
async function createReason(
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
function updateReason(
  ctx: Context,
  id: string,
  { title, text }: UpdateReasonTemplateInput,
): Promise<ReasonTemplate> {
  return ctx.db.transaction(async (manager) => {
    const { now } = await updateRecorded(ctx, manager, {
      entity: ReasonTemplate,
      row: await lockRow(manager, ReasonTemplate, id, REASON_NOT_FOUND),
      changes: { title, text },
      action: 'reason.update',
    });
    return now;
  });
}

/** Removes a template; reasons that were given stay. */
function deleteReason(ctx: Context, id: string): Promise<Deletion> {
  return ctx.db.transaction(async (manager) => {
    const { id: removed, kind, title, text } = await lockRow(manager, ReasonTemplate, id, REASON_NOT_FOUND);
    await manager.delete(ReasonTemplate, removed);
    await recordAction(ctx, manager, 'reason.remove', removed, {
      before: { workKind: kind, title, text },
    });
    return { id: removed };
  });
}

const ALL: Statement = {
  name: 'reason_templates',
  text: `SELECT id, kind, title, text, position FROM reason_templates WHERE $1::text IS NULL OR kind = $1 ORDER BY position, id`,
};

@ForKeys('administration')
@Resolver()
export class ReasonResolver {
  @MayCall('decide')
  @Query(() => [ReasonTemplate], {
    description:
      'Administrators only: reasons to choose when something is rejected, at most 50 of each kind.',
  })
  adminReasonTemplates(
    @Ctx() ctx: Context,
    @Arg('kind', () => WorkKind, { nullable: true, description: 'Only for these; all when absent.' })
    kind?: WorkKind | null,
  ): Promise<ReasonTemplate[]> {
    return ctx.db.reads.query<ReasonTemplate>(ALL, [kind ?? null]);
  }

  @MayCall('decide')
  @Mutation(() => ReasonTemplate, {
    description: 'Administrators only: adds a reason. BAD_USER_INPUT for a title that its kind has.',
  })
  createReasonTemplate(
    @Ctx() ctx: Context,
    @Input('The new reason.') input: CreateReasonTemplateInput,
  ): Promise<ReasonTemplate> {
    return createReason(ctx, input);
  }

  @MayCall('decide', lookUpRow('reason_templates', REASON_NOT_FOUND))
  @Mutation(() => ReasonTemplate, {
    description: 'Administrators only: changes a reason. BAD_USER_INPUT for a title that its kind has.',
  })
  updateReasonTemplate(
    @Ctx() ctx: Context,
    @IdOf('reason') id: string,
    @Input('The reason as it is to be.') input: UpdateReasonTemplateInput,
  ): Promise<ReasonTemplate> {
    return updateReason(ctx, id, input);
  }

  @MayCall('decide')
  @Mutation(() => Deletion, { description: 'Administrators only: removes a reason from the list.' })
  deleteReasonTemplate(@Ctx() ctx: Context, @IdOf('reason') id: string): Promise<Deletion> {
    return deleteReason(ctx, id);
  }
}
