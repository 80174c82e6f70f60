import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Statement } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { loader } from '../../graphql/loader.ts';
import { User } from '../../users/user.ts';

const COUNTS: Statement = {
  name: 'companies_of_owners',
  text: `SELECT owner_id AS id, count(*)::int AS count FROM companies
         WHERE owner_id = ANY ($1::int[]) AND rejected_at IS NULL GROUP BY owner_id`,
};

@Resolver(() => User)
export class OwnedCompaniesResolver {
  @FieldResolver(() => Int, {
    description: 'How many companies the account has, pending ones too, rejected ones not.',
  })
  companiesCount(@Root() user: User, @Ctx() ctx: Context): Promise<number> {
    return loader<number, number>(ctx, 'companies-of-owner', async (ids) => {
      const rows = await ctx.db.reads.query<{ id: number; count: number }>(COUNTS, [ids]);
      const countOf = new Map(rows.map(({ id, count }) => [id, count]));
      return ids.map((id) => countOf.get(id) ?? 0);
    }).load(Number(user.id));
  }
}
