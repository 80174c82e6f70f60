import { IsNotEmpty, IsOptional, Matches, MaxLength, MinLength } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import { MaxCodePoints } from '../shared/text/max-code-points.ts';

const PASSWORD_MOST = 128;
const TOO_LONG = { message: 'A senha tem no máximo 128 caracteres.' };

@InputType({ description: "The signed-in person's name and e-mail." })
export class UpdateProfileInput {
  @Field({ description: 'Full name, 1 to 120 characters.' })
  @IsNotEmpty({ message: 'Nome é obrigatório' })
  @MaxCodePoints(120)
  name!: string;

  @Field({
    description: 'A new one must be confirmed again; a taken one is refused, without regard to case.',
  })
  @IsNotEmpty({ message: 'Email é obrigatório' })
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Needed for a new e-mail only.' })
  @IsOptional()
  @MaxLength(PASSWORD_MOST, TOO_LONG)
  currentPassword?: string | null;
}

/** A new password, twice; the rules beyond its length are in `own-password.ts`. */
@InputType()
export abstract class NewPasswordInput {
  @Field({ description: '8 to 128 characters, none of the well-known ones.' })
  @MinLength(8, { message: 'A senha precisa de ao menos 8 caracteres.' })
  @MaxLength(PASSWORD_MOST, TOO_LONG)
  password!: string;

  @Field({ description: 'The same again.' })
  passwordConfirmation!: string;
}

@InputType({ description: 'A new password for the signed-in person.' })
export class ChangePasswordInput extends NewPasswordInput {
  @Field({ description: 'A wrong one is BAD_USER_INPUT; ten tries in ten minutes.' })
  @IsNotEmpty({ message: 'Informe a senha atual.' })
  @MaxLength(PASSWORD_MOST, TOO_LONG)
  currentPassword!: string;
}

@InputType({ description: 'A new password for whoever holds the link of a mail.' })
export class ResetPasswordInput extends NewPasswordInput {
  @Field({ description: 'Of the link; good for one hour and one time.' })
  @IsNotEmpty({ message: 'Este link não é válido ou já expirou. Peça um novo.' })
  @MaxLength(200, { message: 'Este link não é válido ou já expirou. Peça um novo.' })
  token!: string;
}

@ArgsType()
export class RequestResetArgs {
  @Field({ description: 'Address of the account, without regard to case.' })
  @IsNotEmpty({ message: 'Email é obrigatório' })
  @Matches(/^[^\s@]+@[^\s@]+$/, { message: 'Email inválido' })
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  email!: string;
}

@ArgsType()
export class ConfirmEmailArgs {
  @Field({ description: 'Of the link in the mail; good for seven days and one time.' })
  @MaxLength(200, { message: 'Este link não é válido ou já expirou. Peça um novo.' })
  token!: string;
}

@ArgsType()
export class CloseAccountArgs {
  @Field({ description: "The account's password." })
  @IsNotEmpty({ message: 'Senha é obrigatória' })
  @MaxLength(PASSWORD_MOST, TOO_LONG)
  password!: string;
}
