import { Field, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../shared/schema/graphql-enum.ts';
import { Company } from '../../company.ts';

export const NearbyReason = graphqlEnum('NearbyReason', 'Why companies are offered beside an empty search.', {
  sameText: 'They fit the text, but not the filters or its spelling.',
  sameKind: 'They are of the kind or category that was searched.',
  bestOfPlace: 'Not given since 1.1: the best of a place are no answer.',
});
export type NearbyReason = keyof typeof NearbyReason;

@ObjectType({ simpleResolvers: true, description: 'What a search without results offers instead.' })
export class NearbyCompanies {
  @Field(() => NearbyReason, { description: 'Why they are offered.' })
  reason!: NearbyReason;

  @Field(() => [Company], { description: 'At most 8 companies; those of a city search nearest first.' })
  items!: Company[];

  @Field(() => [Int], {
    description:
      'Kilometres from the city that was searched to the city of each of the items; empty where none was named.',
  })
  kilometres!: number[];
}
