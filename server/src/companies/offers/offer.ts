import { Field, InputType, Int, ObjectType } from 'type-graphql';

/** A service or product of a company. The company's row holds them all, in their order. */
@ObjectType('Offer', { simpleResolvers: true, description: 'A service or product of a company.' })
@InputType('OfferInput', { description: 'A service or product of a company.' })
export class Offer {
  @Field({ description: 'Name, 1 to 80 characters: "Corte feminino".' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'One line of at most 200 characters; null for none.' })
  description!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Price in cents, up to 100,000,000; null when it is not said.',
  })
  priceCents!: number | null;

  @Field({ description: 'True where the price is the lowest of several.' })
  isFrom!: boolean;
}
