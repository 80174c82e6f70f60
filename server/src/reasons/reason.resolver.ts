import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { Deletion } from '../graphql/deletion.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { lookUpRow } from '../graphql/look-up-row.ts';
import { MayCall } from '../graphql/may-call.ts';
import { IdOf, Input } from '../shared/schema/described-arguments.ts';
import { WorkKind } from '../shared/schema/work-kind.ts';
import { CreateReasonTemplateInput, ReasonTemplate, UpdateReasonTemplateInput } from './reason-template.ts';
import { createReason, deleteReason, REASON_NOT_FOUND, updateReason } from './write-reason.ts';

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
