import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'What a merge of two companies gives to the kept one, and what is lost.',
})
export class CompanyMerge {
  @Field(() => Int, { description: 'Ratings that go along, hidden ones too.' })
  ratings!: number;

  @Field(() => Int, {
    description:
      'Ratings of both that are deleted: their author wrote a newer one of the other company, or a visible one where this is hidden.',
  })
  olderRatings!: number;

  @Field(() => Int, {
    description: 'Ratings of both that are deleted: their author is the owner or a member after the merge.',
  })
  ownRatings!: number;

  @Field(() => Int, { description: 'Messages that go along.' })
  messages!: number;

  @Field(() => Int, { description: 'Browsers that saved the removed company.' })
  saves!: number;

  @Field(() => Int, { description: 'Claims that go along.' })
  claims!: number;

  @Field(() => Int, { description: 'Proposed corrections that go along, decided ones too.' })
  corrections!: number;

  @Field(() => Int, { description: 'Views that are added to those of the same day.' })
  views!: number;

  @Field(() => Int, { description: 'Photos that go along.' })
  photos!: number;

  @Field(() => Int, { description: "Photos that are deleted: the kept one's plan allows no more." })
  photosOver!: number;

  @Field(() => Int, { description: 'Members that go along, without those who are in the kept one.' })
  members!: number;

  @Field({ description: 'Whether owner and members get to read messages that nobody of them could read.' })
  readsMore!: boolean;

  @Field({ description: 'Whether owner and members can no longer read messages that they could read.' })
  readsLess!: boolean;

  @Field({ description: 'Whether the kept one has no owner and gets that of the removed one.' })
  takesOwner!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why they cannot be merged, in Portuguese; null where they can.',
  })
  problem!: string | null;
}
