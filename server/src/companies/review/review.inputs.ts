import { IsOptional } from 'class-validator';
import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { PageArgs } from '../../graphql/paging.ts';
import { MaxCodePoints } from '../../shared/text/max-code-points.ts';
import { RequestStatus } from '../request-status.ts';

export enum ReviewOrder {
  oldest = 'oldest',
  newest = 'newest',
  name = 'name',
}
registerEnumType(ReviewOrder, {
  name: 'ReviewOrder',
  description: "The order of the review queue; `name` is the company's.",
});

@ArgsType()
abstract class ReviewArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      "Part of the company's name, or of the name or e-mail of its owner or claimant, without regard to case and accents.",
  })
  @IsOptional()
  @MaxCodePoints(100)
  q?: string | null;
}

@ArgsType()
export class PendingCompaniesArgs extends ReviewArgs {
  @Field(() => ReviewOrder, {
    defaultValue: ReviewOrder.oldest,
    description: 'What comes first; of the oldest, those that are overdue.',
  })
  order: ReviewOrder = ReviewOrder.oldest;
}

@ArgsType()
export class ChangedCompaniesArgs extends ReviewArgs {
  @Field(() => ReviewOrder, {
    defaultValue: ReviewOrder.newest,
    description: 'What comes first; the newest change for `newest`.',
  })
  order: ReviewOrder = ReviewOrder.newest;
}

@ArgsType()
export class CompanyClaimsArgs extends ReviewArgs {
  @Field(() => RequestStatus, { nullable: true, description: 'All when absent.' })
  status?: RequestStatus | null;

  @Field(() => ReviewOrder, {
    nullable: true,
    description: 'When absent the oldest pending ones come first, else the newest.',
  })
  order?: ReviewOrder | null;
}
