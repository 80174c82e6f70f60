import { IsEmpty, IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { UndoableField } from '../shared/schema/described-arguments.ts';
import { IsEmailText, MaxCodePoints } from '../shared/text/validators.ts';
import { DataRequestKind } from './data-request.ts';

export const INVALID_REQUEST_LINK =
  'Este link não vale mais: ele já foi usado, passou de 7 dias ou está incompleto.';

@InputType({ description: 'A request about personal data.' })
export class SendDataRequestInput {
  @Field(() => DataRequestKind, { description: 'What the person asks for.' })
  kind!: DataRequestKind;

  @Field({
    description: 'E-mail of the person, which a link confirms unless it is that of the signed-in account.',
  })
  @IsNotEmpty({ message: 'Email é obrigatório' })
  @IsEmailText()
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Name of the person; at most 120 characters.' })
  @IsOptional()
  @MaxCodePoints(120)
  name?: string | null;

  @Field({ description: 'The request in words; 1 to 5000 characters.' })
  @IsNotEmpty({ message: 'Conte o que você pede.' })
  @MaxCodePoints(5_000)
  content!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Must be empty: people do not see this field, robots fill it in.',
  })
  @IsOptional()
  @IsEmpty({ message: 'Deixe este campo em branco.' })
  nickname?: string | null;
}

@ArgsType()
export class ConfirmDataRequestArgs {
  @Field({ description: 'Token of the mail; valid for seven days, once.' })
  @MaxLength(200, { message: INVALID_REQUEST_LINK })
  token!: string;
}

@ArgsType()
export class AnswerDataRequestArgs {
  @Field(() => ID, { description: 'A request that waits.' })
  id!: string;

  @Field({ description: 'The answer, which is mailed, also why it is refused; 1 to 5000 characters.' })
  @IsNotEmpty({ message: 'Escreva a resposta.' })
  @MaxCodePoints(5_000)
  answer!: string;

  @UndoableField()
  undoable = false;
}

@ObjectType({ simpleResolvers: true, description: 'A request about personal data, for the person.' })
export class DataRequestReceipt {
  @Field(() => ID, { description: 'Id of the request.' })
  id!: number;

  @Field({ description: 'True when it waits until the person opens the link that is mailed.' })
  needsConfirmation!: boolean;
}
