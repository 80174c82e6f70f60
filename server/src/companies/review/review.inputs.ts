import { ArgsType, Field, ID } from 'type-graphql';
import { searchedPageArgs } from '../../graphql/paging.ts';
import { UndoableField } from '../../shared/schema/described-arguments.ts';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { MaxCodePoints } from '../../shared/text/validators.ts';
import { RequestStatus } from '../request-status.ts';

export const ReviewOrder = graphqlEnum('ReviewOrder', 'Order of a list of what administrators review.', {
  oldest: 'What has waited longest first.',
  newest: 'The newest first.',
  name: "By the company's name.",
});
export type ReviewOrder = keyof typeof ReviewOrder;

/** Returns the arguments that all lists of the review queue have. */
const reviewArgs = () =>
  searchedPageArgs("the company's name, or of the name or e-mail of its owner or claimant");

@ArgsType()
export class PendingCompaniesArgs extends reviewArgs() {
  @Field(() => ReviewOrder, {
    defaultValue: ReviewOrder.oldest,
    description: 'What comes first; of the oldest, those that are overdue.',
  })
  order: ReviewOrder = ReviewOrder.oldest;
}

@ArgsType()
export class ChangedCompaniesArgs extends reviewArgs() {
  @Field(() => ReviewOrder, {
    defaultValue: ReviewOrder.newest,
    description: 'What comes first; the newest change for `newest`.',
  })
  order: ReviewOrder = ReviewOrder.newest;
}

@ArgsType()
export class SeeChangesArgs {
  @Field(() => ID, { description: 'Id of the company.' })
  companyId!: string;

  @Field(() => Date, { nullable: true, description: 'The `changedAt` as shown; any when absent.' })
  changedAt?: Date | null;

  @UndoableField()
  undoable = false;
}

@ArgsType()
export class RevertChangesArgs extends SeeChangesArgs {
  @Field(() => String, { nullable: true, description: 'For the owner; at most 1000 characters.' })
  @MaxCodePoints(1_000)
  reason?: string | null;
}

@ArgsType()
export class AdminClaimsArgs extends reviewArgs() {
  @Field(() => RequestStatus, { nullable: true, description: 'All when absent.' })
  status?: RequestStatus | null;

  @Field(() => ReviewOrder, {
    nullable: true,
    description: 'When absent the oldest pending ones come first, else the newest.',
  })
  order?: ReviewOrder | null;
}
