import { Max, Min } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Company } from '../company.ts';

export const MOST = 100;

@ArgsType()
export class CatalogueArgs {
  @Field(() => Int, { defaultValue: MOST, description: 'Companies and removed ids a page, 1 to 100.' })
  @Min(1, { message: 'Peça ao menos 1 por página.' })
  @Max(MOST, { message: `Peça no máximo ${MOST} por página.` })
  first: number = MOST;

  @Field(() => String, {
    nullable: true,
    description:
      'The `endCursor` of the page before, with the same `changedSince`; absent for the first page.',
  })
  after?: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'The `asOf` of the copy, for what changed since, at most 90 days ago; absent for all companies.',
  })
  changedSince?: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the catalogue by cursor, for copies of it.' })
export class CataloguePage {
  @Field(() => [Company], {
    description: 'Public companies by id; with `changedSince` those that changed, by the time of the change.',
  })
  companies!: Company[];

  @Field(() => [ID], {
    description: 'Companies that were deleted or hidden since `changedSince`, also ones never listed.',
  })
  removedIds!: number[];

  @Field(() => String, { nullable: true, description: 'For `after`; null when the page is empty.' })
  endCursor!: string | null;

  @Field({ description: 'Whether another page follows.' })
  hasNextPage!: boolean;

  @Field({
    description:
      'The `changedSince` for the next time; the same on all pages. Later changes may be included.',
  })
  asOf!: Date;
}
