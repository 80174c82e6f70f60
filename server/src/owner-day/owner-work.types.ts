import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Company } from '../companies/company.ts';
import { PageArgs, pageOf } from '../graphql/paging.ts';
import { Message } from '../messages/message.ts';
import { Rating } from '../ratings/rating.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';

export const OwnerWorkKind = graphqlEnum('OwnerWorkKind', 'What waits for an owner.', {
  visitorMessage: "A visitor's message that was not read.",
  administrationMessage: 'A message of the administration that was not read.',
  rating: 'A rating without an answer.',
});
export type OwnerWorkKind = keyof typeof OwnerWorkKind;

@ObjectType({ simpleResolvers: true, description: 'A message or a rating that waits for an owner.' })
export class OwnerWorkItem {
  @Field(() => OwnerWorkKind, { description: 'What it is.' })
  kind!: OwnerWorkKind;

  @Field(() => ID, { description: 'Id of the message or of the rating.' })
  id!: number;

  @Field(() => ID, { description: 'Id of the company that it is for.' })
  companyId!: number;

  @Field({ description: 'Name of that company.' })
  companyName!: string;

  @Field(() => Date, { description: 'Since when it waits.' })
  waitingSince!: Date;

  @Field(() => Message, { nullable: true, description: 'The message; null for a rating.' })
  message!: Message | null;

  @Field(() => Rating, { nullable: true, description: 'The rating; null for a message.' })
  rating!: Rating | null;
}

@ObjectType({ simpleResolvers: true, description: 'How much waits in one company.' })
export class OwnerWorkCompany {
  @Field(() => ID, { description: 'Id of the company.' })
  id!: number;

  @Field({ description: 'Name of the company.' })
  name!: string;

  @Field(() => Company, { description: 'The company.' })
  company!: Company;

  @Field({ description: 'Whether its messages may be read; where not, they are counted and not listed.' })
  hasMessageAccess!: boolean;

  @Field(() => Int, { description: 'Messages of visitors and of the administration not read yet.' })
  unreadMessages!: number;

  @Field(() => Int, { description: 'Ratings without an answer.' })
  unansweredRatings!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A page of what waits for an owner.' })
export class OwnerWorkPage extends pageOf(OwnerWorkItem) {
  @Field(() => Int, {
    description:
      'Messages not read yet in all companies whose messages may be read, of whatever page or kind.',
  })
  unreadMessages!: number;

  @Field(() => Int, { description: 'Ratings without an answer in all companies, of whatever page or kind.' })
  unansweredRatings!: number;
}

@ObjectType({ simpleResolvers: true, description: "A page of the caller's companies." })
export class OwnerCompanyPage extends pageOf(OwnerWorkCompany) {}

@ArgsType()
export class OwnerWorkArgs extends PageArgs {
  @Field(() => [OwnerWorkKind], { nullable: true, description: 'Only of these kinds; all when absent.' })
  kinds?: OwnerWorkKind[] | null;
}

@ArgsType()
export class OwnerCompaniesArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Part of the name, without regard to case and accents.',
  })
  q?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only this one.' })
  companyId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for those with unread messages that may not be read; else all.',
  })
  lacksAccess?: boolean | null;
}
