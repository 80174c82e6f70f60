import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { mayDo } from '../../companies/company.policy.ts';
import { Company } from '../../companies/company.ts';
import type { Statement } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { loadCount } from '../../graphql/loader.ts';
import { completenessOf, completenessText } from './completeness.ts';

@ObjectType({ simpleResolvers: true, description: "Something that is missing in a company's profile." })
class MissingPart {
  @Field({ description: "The field of the company's form, such as `openingHours`." })
  field!: string;

  @Field({ description: 'Its name with its number, in Portuguese: "2 fotos".' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "How complete a company's profile is." })
class CompanyCompleteness {
  @Field(() => Int, { description: '0 to 100.' })
  percent!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The sentence that `missing` ends, in Portuguese: "Sua página está 85% completa: falta"; null when nothing is missing.',
  })
  text!: string | null;

  @Field(() => [MissingPart], { description: 'What is missing, the most useful to visitors first.' })
  missing!: MissingPart[];
}

const READY_PHOTOS: Statement = {
  name: 'ready_photos',
  text: `SELECT company_id AS id, count(*)::int AS count FROM company_photos
         WHERE company_id = ANY ($1::int[]) AND state = 'ready' AND removed_at IS NULL GROUP BY company_id`,
};

@ForKeys('companies', { completeness: 'any' })
@Resolver(() => Company)
export class CompletenessResolver {
  @FieldResolver(() => CompanyCompleteness, {
    nullable: true,
    description: 'How complete its profile is; for those who may edit it, null for others.',
  })
  async completeness(@Root() company: Company, @Ctx() ctx: Context): Promise<CompanyCompleteness | null> {
    if (!mayDo(ctx.viewer, company, 'edit')) return null;
    const result = completenessOf({ ...company, photos: await loadCount(ctx, READY_PHOTOS, company.id) });
    return { ...result, text: completenessText(result) };
  }
}
