import { IsNotEmpty, MaxLength } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { CompanyPart } from '../../shared/company-parts.ts';
import { IsEmailText } from '../../shared/text/validators.ts';

/** The same for an unknown and a cancelled invitation. */
export const INVITATION_NOT_FOUND =
  'Este convite não existe ou foi cancelado. Peça outro a quem convidou você.';

@ArgsType()
export class InviteMemberArgs {
  @Field(() => ID, { description: 'A company of the caller.' })
  companyId!: string;

  @Field({ description: 'E-mail of the account that may accept, without regard to case.' })
  @IsNotEmpty({ message: 'Email é obrigatório' })
  @IsEmailText()
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  email!: string;

  @Field(() => CompanyPart, { description: 'The part that the invitation gives.' })
  part!: CompanyPart;
}

@ArgsType()
export class InvitationArgs {
  @Field({ description: "Token of the invitation's link; valid for seven days, once." })
  @MaxLength(200, { message: INVITATION_NOT_FOUND })
  token!: string;
}
