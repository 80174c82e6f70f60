import { ArrayMaxSize, ArrayMinSize, IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { MaxCodePoints } from '../../shared/text/max-code-points.ts';
import { ApprovalStatus } from '../admin/admin-company.inputs.ts';
import { SeenCompanyInput } from '../decisions/decision.inputs.ts';
import { BulkAction } from './bulk-job.ts';

const SOME = 'Escolha de 1 a 1.000 empresas.';

@InputType({ description: 'The filters of `adminCompanies`; without any, all companies.' })
export class CompaniesFilterInput {
  @Field(() => String, { nullable: true, description: 'As `q` of `adminCompanies`.' })
  q?: string | null;

  @Field(() => ApprovalStatus, { nullable: true, description: 'Both when absent.' })
  status?: ApprovalStatus | null;

  @Field(() => Boolean, { nullable: true, description: 'Both when absent.' })
  isActive?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Of this category.' })
  categoryId?: string | null;

  @Field(() => String, { nullable: true, description: 'With or without the state; an unknown one has none.' })
  city?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Both when absent.' })
  hasOwner?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Both when absent.' })
  hasMessageAccess?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Both when absent.' })
  isMessageAccessRequested?: boolean | null;
}

@InputType({ description: 'The search of `adminPendingCompanies`.' })
export class PendingFilterInput {
  @Field(() => String, { nullable: true, description: 'As `q` of `adminPendingCompanies`; all when absent.' })
  q?: string | null;
}

@InputType({ description: 'An action, and its companies by one of `ids`, `companies` and `pending`.' })
export class StartBulkActionInput {
  @Field(() => BulkAction, { description: 'What is done to each company.' })
  action!: BulkAction;

  @Field(() => [ID], { nullable: true, description: 'These companies, 1 to 1,000.' })
  @IsOptional()
  @ArrayMinSize(1, { message: SOME })
  @ArrayMaxSize(1_000, { message: SOME })
  ids?: string[] | null;

  @Field(() => [SeenCompanyInput], {
    nullable: true,
    description:
      'What the caller saw of `ids`; those that changed since are neither approved nor rejected, but reported.',
  })
  @IsOptional()
  @ArrayMaxSize(1_000, { message: SOME })
  seen?: SeenCompanyInput[] | null;

  @Field(() => CompaniesFilterInput, {
    nullable: true,
    description: 'All companies of a filter, at most 100,000.',
  })
  companies?: CompaniesFilterInput | null;

  @Field(() => PendingFilterInput, {
    nullable: true,
    description: 'All companies that wait for approval, or those of a search.',
  })
  pending?: PendingFilterInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of a rejection, for the owners; at most 1000 characters.',
  })
  @MaxCodePoints(1_000)
  reason?: string | null;

  @Field(() => ID, { nullable: true, description: 'The kind that `assignKind` assigns.' })
  assignedKindId?: string | null;
}
