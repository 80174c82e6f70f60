import { MaxLength } from 'class-validator';
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { PageArgs, pageOf } from '../../graphql/paging.ts';
import { parseCnpj } from '../../shared/brazil/cnpj.ts';
import { UndoableField } from '../../shared/schema/described-arguments.ts';
import { MaxCodePoints, rule } from '../../shared/text/validators.ts';
import { CompanyClaim } from './company-claim.ts';

@ArgsType()
export class MyClaimsArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Only of this company.' })
  companyId?: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A page of the caller's claims." })
export class ClaimPage extends pageOf(CompanyClaim) {}

@ArgsType()
export class ClaimCompanyArgs {
  @Field(() => ID, { description: 'An approved and active company without owner.' })
  companyId!: string;

  @Field(() => String, { nullable: true, description: "The claimant's reason; at most 1000 characters." })
  @MaxCodePoints(1_000)
  message?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'CNPJ of the company, with or without punctuation; administrators compare it, and no answer says whether it fits.',
  })
  @rule('isCnpj', 'CNPJ inválido. Confira o número.', (value) => !value || parseCnpj(String(value)) !== null)
  cnpj?: string | null;
}

@ArgsType()
export class ClaimTokenArgs {
  @Field({ description: 'Token of a mailed link; valid for seven days, once.' })
  @MaxLength(200, { message: 'Este link não vale mais.' })
  token!: string;
}

@ArgsType()
export class RejectClaimArgs {
  @Field(() => ID, { description: 'A pending claim.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'For the claimant; at most 1000 characters.' })
  @MaxCodePoints(1_000)
  reason?: string | null;

  @UndoableField()
  undoable = false;
}
