import { IsNotEmpty, MaxLength } from 'class-validator';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { User } from '../user.ts';
import { CODE_TOO_LONG } from './confirm-person.ts';

@ArgsType()
export class StartSecondFactorArgs {
  @Field({ description: "The account's password." })
  @IsNotEmpty({ message: 'Senha é obrigatória' })
  @MaxLength(128, { message: 'A senha tem no máximo 128 caracteres.' })
  password!: string;
}

@ArgsType()
export class ConfirmSecondFactorArgs {
  @Field({ description: 'A code of the authenticator app.' })
  @IsNotEmpty({ message: 'Código é obrigatório' })
  @MaxLength(40, CODE_TOO_LONG)
  otp!: string;
}

@ArgsType()
export class SecondFactorArgs extends StartSecondFactorArgs {
  @Field({ description: 'An unused code of the authenticator app, or a recovery code.' })
  @IsNotEmpty({ message: 'Código é obrigatório' })
  @MaxLength(40, CODE_TOO_LONG)
  otp!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What an authenticator app needs; it counts once confirmed.',
})
export class SecondFactorSetup {
  @Field({ description: 'Key to type into the app, in base32.' })
  secret!: string;

  @Field({ description: '`otpauth://` address of the key, which opens the app on the same device.' })
  uri!: string;

  @Field({ description: 'QR code of `uri` as SVG, which the app scans.' })
  qrSvg!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The recovery codes of an account that has a second factor.',
})
export class RecoveryCodes {
  @Field(() => User, { description: 'The account.' })
  user!: User;

  @Field(() => [String], {
    description:
      'Ten codes, each for one login without the app. They are shown here only, and stored nowhere.',
  })
  codes!: string[];
}
