import { Field, ID, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../graphql/paging.ts';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { Company } from '../company.ts';
import { RequestStatus } from '../request-status.ts';

export const CnpjFit = graphqlEnum('CnpjFit', "How a claimant's CNPJ fits the company's.", {
  same: "It is the company's.",
  sameBase: 'It is of another establishment of the same company: the first eight characters are equal.',
  other: "It is not the company's.",
  none: 'The company has none.',
  given: 'The company had none and got this one when the claim was accepted.',
});
export type CnpjFit = keyof typeof CnpjFit;

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

  @Field(() => String, {
    nullable: true,
    description: 'CNPJ that the claimant gave: "12.345.678/0001-95".',
  })
  cnpj!: string | null;

  @Field(() => CnpjFit, {
    nullable: true,
    description: "How it fits the company's; null where none was given.",
  })
  cnpjFit!: CnpjFit | null;

  @Field(() => Company, {
    nullable: true,
    description: 'Another company that has this CNPJ, so that the claimed one does not get it; else null.',
  })
  cnpjCompany!: Company | null;

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
