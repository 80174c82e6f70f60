import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { Company } from '../company.ts';
import type { CompanyView } from '../read-companies.ts';
import { Opening } from './opening.types.ts';
import { placeOf, readOpening } from './read-opening.ts';

@ForKeys('any')
@Resolver(() => Company)
export class OpeningResolver {
  @FieldResolver(() => Opening, {
    nullable: true,
    description: 'Its opening hours, read for now; null when it did not give any.',
  })
  opening(@Root() { openingHours, city }: CompanyView, @Ctx() { answer }: Context): Opening | null {
    if (openingHours === null) return null;
    const { opening, validUntil } = readOpening(openingHours, placeOf(city), new Date());
    answer.validUntil = Math.min(answer.validUntil ?? Number.POSITIVE_INFINITY, validUntil.getTime());
    return opening;
  }
}
