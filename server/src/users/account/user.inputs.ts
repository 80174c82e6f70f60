import { Equals, IsNotEmpty, IsOptional, MaxLength, MinLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsEmailText } from '../../shared/text/is-email-text.ts';
import { MaxCodePoints } from '../../shared/text/max-code-points.ts';

@InputType({ description: 'Credentials.' })
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

@InputType({ description: 'A new company account.' })
export class RegisterInput {
  @Field({ description: 'Full name, 1 to 120 characters.' })
  @IsNotEmpty({ message: 'Nome é obrigatório' })
  @MaxCodePoints(120)
  name!: string;

  @Field({ description: 'Unique without regard to case.' })
  @IsNotEmpty({ message: 'Email é obrigatório' })
  @IsEmailText()
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Pre-fills the company form; creates no company.' })
  @IsOptional()
  @MaxCodePoints(120)
  companyName?: string | null;

  @Field({ description: '8 to 128 characters, none of the well-known ones.' })
  @MinLength(8, { message: 'A senha precisa de ao menos 8 caracteres.' })
  @MaxLength(128, { message: 'A senha tem no máximo 128 caracteres.' })
  password!: string;

  @Field({ description: 'Must equal `password`.' })
  passwordConfirmation!: string;

  @Field({ description: 'Must be true.' })
  @Equals(true, { message: 'É preciso aceitar os termos.' })
  terms!: boolean;
}
