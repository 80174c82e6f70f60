import { IsNotEmpty, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Company } from '../../companies/company.ts';
import { PageArgs, pageOf } from '../../graphql/paging.ts';
import { IsEmailLike } from '../../shared/text/is-email-like.ts';
import { MessageSender } from '../message.ts';

@ObjectType({
  simpleResolvers: true,
  description: "A visitor's message, for a request under the LGPD.",
})
export class AdminMessage {
  @Field(() => ID, { description: 'For `eraseMessage`.' })
  id!: number;

  @Field(() => Company, { description: 'Recipient.' })
  company!: Company;

  @Field(() => MessageSender, { description: 'As typed by the visitor.' })
  sender!: MessageSender;

  @Field({ description: 'Plain text, at most 5000 characters.' })
  content!: string;

  @Field(() => Int, { description: 'Number of replies, which are erased with it.' })
  replies!: number;

  @Field(() => Date, { description: 'Time of sending.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: "A person's messages, the newest first." })
export class AdminMessagePage extends pageOf(AdminMessage) {}

@ArgsType()
export class AdminMessagesArgs extends PageArgs {
  @Field({ description: 'E-mail of the person, without regard to case.' })
  @IsNotEmpty({ message: 'Informe o e-mail.' })
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  @IsEmailLike()
  email!: string;
}
