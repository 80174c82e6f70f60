import { IsEmpty, IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsEmailText } from '../shared/text/is-email-text.ts';
import { MaxCodePoints } from '../shared/text/max-code-points.ts';

@InputType({ description: "A visitor's message to a company." })
export class SendMessageInput {
  @Field(() => ID, { description: 'An approved and active company with an owner.' })
  companyId!: string;

  @Field({ description: '1 to 120 characters.' })
  @IsNotEmpty({ message: 'Nome é obrigatório' })
  @MaxCodePoints(120)
  name!: string;

  @Field({ description: 'Receives the reply.' })
  @IsNotEmpty({ message: 'Email é obrigatório' })
  @IsEmailText()
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'As typed, at most 32 characters.' })
  @IsOptional()
  @MaxCodePoints(32)
  phone?: string | null;

  @Field({ description: '1 to 5000 characters.' })
  @IsNotEmpty({ message: 'Mensagem é obrigatória' })
  @MaxCodePoints(5_000)
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Must be empty: people do not see this field, robots fill it in.',
  })
  @IsOptional()
  @IsEmpty({ message: 'Deixe este campo em branco.' })
  nickname?: string | null;
}
