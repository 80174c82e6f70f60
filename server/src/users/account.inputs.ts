import { Equals, IsNotEmpty, IsOptional, Matches, MaxLength, MinLength } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import { IsEmailText, MaxCodePoints } from '../shared/text/validators.ts';

const PASSWORD_MOST = 128;
/** The same for a wrong, used and expired link. */
export const INVALID_LINK = 'Este link não vale mais. Peça um novo.';
const TOO_LONG = { message: 'A senha tem no máximo 128 caracteres.' };

@InputType({ description: "The signed-in person's name and e-mail." })
export class UpdateProfileInput {
  @Field({ description: 'Full name, 1 to 120 characters.' })
  @IsNotEmpty({ message: 'Nome é obrigatório' })
  @MaxCodePoints(120)
  name!: string;

  @Field({
    description: 'E-mail, unique without regard to case; a new one must be confirmed again.',
  })
  @IsNotEmpty({ message: 'Email é obrigatório' })
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Current password, required for a new e-mail.' })
  @IsOptional()
  @MaxLength(PASSWORD_MOST, TOO_LONG)
  currentPassword?: string | null;
}

/** A new password, twice; `set-password.ts` checks more than its length. */
@ArgsType()
@InputType()
export abstract class NewPasswordInput {
  @Field({ description: 'Password, 8 to 128 characters, none of the well-known ones.' })
  @MinLength(8, { message: 'A senha precisa de ao menos 8 caracteres.' })
  @MaxLength(PASSWORD_MOST, TOO_LONG)
  password!: string;

  @Field({ description: 'The password again; must equal `password`.' })
  passwordConfirmation!: string;
}

@InputType({ description: 'A new password for the signed-in person.' })
export class ChangePasswordInput extends NewPasswordInput {
  @Field({ description: 'Current password; BAD_USER_INPUT for a wrong one, ten attempts in ten minutes.' })
  @IsNotEmpty({ message: 'Informe a senha atual.' })
  @MaxLength(PASSWORD_MOST, TOO_LONG)
  currentPassword!: string;
}

@InputType({ description: 'A new password by the token of a mail.' })
export class ResetPasswordInput extends NewPasswordInput {
  @Field({ description: 'Token of the mail; works once, for one hour or, of an invitation, for seven days.' })
  @IsNotEmpty({ message: INVALID_LINK })
  @MaxLength(200, { message: INVALID_LINK })
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
  @Field({ description: 'Token of the mail; valid for seven days, once.' })
  @MaxLength(200, { message: INVALID_LINK })
  token!: string;
}

@ArgsType()
export class DeleteAccountArgs {
  @Field({ description: "The account's password." })
  @IsNotEmpty({ message: 'Senha é obrigatória' })
  @MaxLength(PASSWORD_MOST, TOO_LONG)
  password!: string;
}

@InputType({ description: 'Credentials.' })
export class LoginInput {
  @Field({ description: 'E-mail, without regard to case.' })
  @IsNotEmpty({ message: 'Email é obrigatório' })
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  email!: string;

  @Field({ description: 'Password, at most 128 characters.' })
  @IsNotEmpty({ message: 'Senha é obrigatória' })
  @MaxLength(128, { message: 'A senha tem no máximo 128 caracteres.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'For an account with a second factor: a code of the authenticator app or a recovery code.',
  })
  @IsOptional()
  @MaxLength(40, { message: 'O código tem no máximo 40 caracteres.' })
  otp?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'A session of 30 days instead of 1; 12 hours at most for administrators.',
  })
  remember?: boolean | null;
}

@InputType({ description: 'A new company account.' })
export class RegisterInput {
  @Field({ description: 'Full name, 1 to 120 characters.' })
  @IsNotEmpty({ message: 'Nome é obrigatório' })
  @MaxCodePoints(120)
  name!: string;

  @Field({ description: 'E-mail, unique without regard to case.' })
  @IsNotEmpty({ message: 'Email é obrigatório' })
  @IsEmailText()
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Name for the company form; creates no company.' })
  @IsOptional()
  @MaxCodePoints(120)
  companyName?: string | null;

  @Field({ description: 'Password, 8 to 128 characters, none of the well-known ones.' })
  @MinLength(8, { message: 'A senha precisa de ao menos 8 caracteres.' })
  @MaxLength(128, { message: 'A senha tem no máximo 128 caracteres.' })
  password!: string;

  @Field({ description: 'The password again; must equal `password`.' })
  passwordConfirmation!: string;

  @Field({ description: 'Whether the terms are accepted; must be true.' })
  @Equals(true, { message: 'É preciso aceitar os termos.' })
  terms!: boolean;
}
