import { IsNotEmpty, IsOptional, Matches, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { City } from '../cities/city.ts';
import { Company } from '../companies/company.ts';
import { Kind } from '../kinds/kind.ts';
import { VisitorInput } from '../messages/inbox.types.ts';
import { IsEmailText, MaxCodePoints } from '../shared/text/validators.ts';

/** Companies that one request goes to at most. */
export const MOST_RECIPIENTS = 8;

@ObjectType({ simpleResolvers: true, description: 'An answer to a request.' })
export class QuoteAnswer {
  @Field({ description: 'Plain text, at most 5000 characters.' })
  content!: string;

  @Field(() => Date, { description: 'Time of answering.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A company that a request went to, with its answers.' })
export class Quote {
  @Field(() => Company, { description: 'The company.' })
  company!: Company;

  @Field(() => [QuoteAnswer], { description: 'Its answers, the earliest first.' })
  answers!: QuoteAnswer[];
}

/**
 * A visitor's request to several companies. Each has a message with its text and sender, so that nothing personal is here.
 * The hashes are those of the secret of its page and of the one that was mailed.
 */
@ObjectType({
  simpleResolvers: true,
  description: 'A request of a visitor to several companies, for that visitor.',
})
@Entity('quote_requests')
@Check('quote_requests_recipients_check', 'recipients BETWEEN 1 AND 8')
@Index('quote_requests_expires_at_idx', { synchronize: false })
export class QuoteRequest {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Field({ description: 'Kind and city: "Padarias em Campinas - SP".' })
  @Column({ type: 'varchar', length: 300 })
  title!: string;

  @Field(() => Int, { description: 'Number of companies that it went to.' })
  @Column({ type: 'smallint' })
  recipients!: number;

  @Column({ type: 'bytea', nullable: true, unique: true })
  tokenHash!: Buffer | null;

  @Column({ type: 'bytea', nullable: true, unique: true })
  mailedTokenHash!: Buffer | null;

  @Field({ description: 'What the companies read, without the sender.' })
  content!: string;

  @Field({ description: 'False once it was closed or seven days have passed: no company answers any more.' })
  isOpen!: boolean;

  @Field(() => Date, { description: 'When it ended or will end.' })
  endsAt!: Date;

  @Field(() => [Quote], {
    description: 'The companies, those that answered first in that order; hidden ones are left out.',
  })
  quotes!: Quote[];

  @Column({ type: 'timestamptz' })
  expiresAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  closedAt!: Date | null;

  @Field(() => Date, { description: 'Time of sending.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A sent request, for its visitor.' })
export class QuoteReceipt {
  @Field({ description: 'Secret of its page, `/pedido/{token}`; stored nowhere.' })
  token!: string;

  @Field({
    description: 'Whether a mail with a link to the page, and one with each answer, go to the visitor.',
  })
  isMailed!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Where a request would go.' })
export class QuoteRecipients {
  @Field(() => Kind, { description: 'The kind.' })
  kind!: Kind;

  @Field(() => City, { description: 'The city.' })
  city!: City;

  @Field(() => Int, { description: 'Companies that would get it, at most eight.' })
  companies!: number;
}

@ArgsType()
export class QuoteRecipientsArgs {
  @Field({ description: "A kind's slug, number or name." })
  @MaxCodePoints(100)
  kind!: string;

  @Field({ description: 'City with its state, such as "Campinas - SP".' })
  @MaxCodePoints(100)
  city!: string;
}

@InputType({ description: 'What a visitor asks several companies.' })
export class RequestQuotesInput extends VisitorInput {
  @Field({ description: "A kind's slug, number or name." })
  @MaxCodePoints(100)
  kind!: string;

  @Field({ description: 'City with its state, such as "Campinas - SP".' })
  @MaxCodePoints(100)
  city!: string;

  @Field({ description: 'What is wanted, 1 to 3000 characters.' })
  @IsNotEmpty({ message: 'Escreva do que você precisa.' })
  @MaxCodePoints(3_000)
  content!: string;

  @Field(() => String, { nullable: true, description: 'When it is wanted, at most 100 characters.' })
  @IsOptional()
  @MaxCodePoints(100)
  when?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Neighbourhood, at most 60 characters; the nearest companies come first where it is known.',
  })
  @IsOptional()
  @MaxCodePoints(60)
  neighborhood?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail that receives the answers; needed without a phone.',
  })
  @IsOptional()
  @IsEmailText()
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  email?: string | null;
}

@ArgsType()
export class QuoteRequestArgs {
  @Field({ description: 'Secret of its page.' })
  @Matches(/^[\w-]{1,100}$/, { message: 'Este endereço não está completo.' })
  token!: string;
}

@ArgsType()
export class SetQuoteRequestsArgs {
  @Field(() => ID, { description: 'Id of the company.' })
  companyId!: string;

  @Field({ description: 'False leaves it out of further requests.' })
  takesQuoteRequests!: boolean;
}
