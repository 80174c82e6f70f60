import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { PublicRead } from '../graphql/field-marks.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { oneLine } from '../shared/text/clean-text.ts';
import { Kind } from './kind.ts';
import { kindsNamedBy } from './read-kinds.ts';

@ForKeys('any')
@Resolver(() => Kind)
export class KindResolver {
  @FieldResolver(() => String, {
    description: 'Name in the title of a list: "Padarias"; the name itself where it has no plural.',
  })
  plural(@Root() { name, plural }: Kind): string {
    return plural ?? name;
  }

  @PublicRead()
  @MayCall('anyone')
  @Query(() => [Kind], {
    description: 'Kinds of business that a text names or resembles, the likeliest first.',
  })
  kinds(
    @Ctx() ctx: Context,
    @Arg('q', { description: 'A word people use for it, or its beginning: "cabelo".' }) q: string,
    @Arg('limit', () => Int, { defaultValue: 8, description: '1 to 20.' }) limit: number,
  ): Promise<Kind[]> {
    ctx.answer.tags.add('kinds').add('companies');
    return kindsNamedBy(ctx.db.reads, oneLine(q.slice(0, 80)), Math.min(Math.max(limit, 1), 20));
  }
}
