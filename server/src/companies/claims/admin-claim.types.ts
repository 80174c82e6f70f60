import { Field, ID, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../graphql/paging.ts';
import { Company } from '../company.ts';
import { RequestStatus } from '../request-status.ts';

@ObjectType({ simpleResolvers: true, description: 'The claimant of a company.' })
export class Claimant {
  @Field(() => ID, { description: 'Number of the account.' })
  id!: number;

  @Field({ description: 'Full name.' })
  name!: string;

  @Field({ description: 'E-mail of the account.' })
  email!: string;

  @Field({
    description: 'Whether the claimant has confirmed the address.',
  })
  isEmailConfirmed!: boolean;

  @Field(() => Int, { description: 'Companies that the account has now.' })
  companiesCount!: number;

  @Field(() => Int, { description: 'Companies that it may have; an administrator may give more.' })
  companiesAllowed!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A claim as administrators see it.' })
export class AdminClaim {
  @Field(() => ID, { description: 'Id of the claim, for `approveClaim` and `rejectClaim`.' })
  id!: number;

  @Field(() => Company, { description: 'The claimed company.' })
  company!: Company;

  @Field(() => Claimant, { description: 'The claimant.' })
  claimant!: Claimant;

  @Field(() => RequestStatus, { description: 'State of the request; a decision is final.' })
  status!: RequestStatus;

  @Field(() => String, { nullable: true, description: "The claimant's reason." })
  message!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was rejected, if the administrator said so.' })
  rejectionReason!: string | null;

  @Field(() => Int, { description: 'Other pending claims of the same company.' })
  rivals!: number;

  @Field({ description: 'True while pending when the company would be more than the claimant may have.' })
  exceedsLimit!: boolean;

  @Field(() => Date, { description: 'When it was claimed.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was decided; null while it is pending.' })
  decidedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'Claims of companies without owner.' })
export class AdminClaimPage extends pageOf(AdminClaim) {}
