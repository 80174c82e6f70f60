import { IsNotEmpty, IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { RequestStatus } from '../companies/request-status.ts';
import { paged } from '../graphql/paging.ts';
import { DayField, UndoableField } from '../shared/schema/described-arguments.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';
import { MaxCodePoints } from '../shared/text/validators.ts';

@ArgsType()
export class RequestPlanArgs {
  @Field(() => ID, { description: "An active plan other than the caller's." })
  planId!: string;

  @Field(() => String, { nullable: true, description: 'For the administrator, at most 1000 characters.' })
  @IsOptional()
  @MaxCodePoints(1_000)
  message?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Only the caller's own; FORBIDDEN otherwise. Old clients send it.",
  })
  userId?: string | null;
}

export const PlanRequestOrder = graphqlEnum('PlanRequestOrder', 'Order of plan requests.', {
  newest: 'The newest first.',
  oldest: 'The oldest first.',
  name: 'By the name of the account, from A to Z.',
  nameDescending: 'By the name of the account, from Z to A.',
});
export type PlanRequestOrder = keyof typeof PlanRequestOrder;

@ArgsType()
@InputType({ description: 'The filters of `adminPlanRequests`; an action is for the pending ones.' })
export class PlanRequestsFilterInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Part of the name or e-mail of the account, or of the name of the requested plan, without regard to case and accents.',
  })
  @IsOptional()
  @MaxCodePoints(100)
  q?: string | null;

  @Field(() => RequestStatus, { nullable: true, description: 'All when absent.' })
  status?: RequestStatus | null;

  @DayField('First day')
  from?: string | null;

  @DayField('Last day')
  until?: string | null;
}

@ArgsType()
export class PlanRequestsArgs extends paged(PlanRequestsFilterInput) {
  @Field(() => PlanRequestOrder, {
    defaultValue: PlanRequestOrder.newest,
    description: 'What comes first.',
  })
  order: PlanRequestOrder = PlanRequestOrder.newest;
}

@ArgsType()
export class RejectPlanRequestArgs {
  @Field(() => ID, { description: 'A pending one.' })
  id!: string;

  @Field({ description: 'For the owner; 1 to 1000 characters.' })
  @IsNotEmpty({ message: 'O motivo da rejeição é obrigatório.' })
  @MaxCodePoints(1_000)
  reason!: string;

  @UndoableField()
  undoable = false;
}
