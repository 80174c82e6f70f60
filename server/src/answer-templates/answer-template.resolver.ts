import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { Deletion } from '../graphql/deletion.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { PageArgs } from '../graphql/paging.ts';
import { IdOf, Input } from '../shared/schema/described-arguments.ts';
import { CreateAnswerTemplateInput, UpdateAnswerTemplateInput } from './answer-template.inputs.ts';
import { AnswerTemplate, AnswerTemplatePage } from './answer-template.ts';
import {
  createAnswerTemplate,
  deleteAnswerTemplate,
  lookUpTemplate,
  myAnswerTemplates,
  updateAnswerTemplate,
} from './answer-templates.ts';

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
