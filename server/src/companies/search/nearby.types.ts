import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Company } from '../company.ts';

export enum NearbyReason {
  sameText = 'sameText',
  sameKind = 'sameKind',
  bestOfPlace = 'bestOfPlace',
}
registerEnumType(NearbyReason, {
  name: 'NearbyReason',
  description: 'What companies beside an empty search have to do with it.',
  valuesConfig: {
    sameText: { description: 'They fit the text, but not the filters or its spelling.' },
    sameKind: { description: 'They are of the kind or category that was searched.' },
    bestOfPlace: { description: 'The best of the city, or of the whole directory.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'What a search without results offers instead.' })
export class NearbyCompanies {
  @Field(() => NearbyReason, { description: 'Why they are offered.' })
  reason!: NearbyReason;

  @Field(() => [Company], { description: 'At most 8; those of a city search nearest first.' })
  items!: Company[];
}
