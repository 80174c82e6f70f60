import { Equals, IsNotEmpty, IsOptional, MaxLength, MinLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsEmailText } from '../../shared/text/is-email-text.ts';
import { MaxCodePoints } from '../../shared/text/max-code-points.ts';

@InputType({ description: 'What opens a session.' })
export class LoginInput {
  @Field({ description: 'Without regard to case.' })
  @IsNotEmpty({ message: 'Email é obrigatório' })
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  email!: string;

  @Field({ description: 'At most 128 characters.' })
  @IsNotEmpty({ message: 'Senha é obrigatória' })
  @MaxLength(128, { message: 'A senha tem no máximo 128 caracteres.' })
  password!: string;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'A session of 30 days instead of 1; 12 hours at most for administrators.',
  })
  remember?: boolean | null;
}

@InputType({ description: 'Registering makes an account for companies (DECISIONS section 2).' })
export class RegisterInput {
  @Field({ description: 'Full name, 1 to 120 characters.' })
  @IsNotEmpty({ message: 'Nome é obrigatório' })
  @MaxCodePoints(120)
  name!: string;

  @Field({ description: 'Taken addresses are refused, without regard to case.' })
  @IsNotEmpty({ message: 'Email é obrigatório' })
  @IsEmailText()
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Pre-fills the company form; makes no company.' })
  @IsOptional()
  @MaxCodePoints(120)
  companyName?: string | null;

  @Field({ description: '8 to 128 characters, none of the well-known ones.' })
  @MinLength(8, { message: 'A senha precisa de ao menos 8 caracteres.' })
  @MaxLength(128, { message: 'A senha tem no máximo 128 caracteres.' })
  password!: string;

  @Field({ description: 'The same again.' })
  passwordConfirmation!: string;

  @Field({ description: 'Must be true.' })
  @Equals(true, { message: 'É preciso aceitar os termos.' })
  terms!: boolean;
}
