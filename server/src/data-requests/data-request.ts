import { Field, ID, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';
import { User } from '../users/user.ts';

export const DataRequestKind = graphqlEnum(
  'DataRequestKind',
  'What a person asks for about their personal data (LGPD, art. 18).',
  {
    access: 'To know which data are stored, and a copy of them.',
    correction: 'To correct data.',
    erasure: 'To erase data.',
    objection: 'That data are not used for something.',
  },
);
export type DataRequestKind = keyof typeof DataRequestKind;

export const DATA_REQUEST_KIND_NAMES: Readonly<Record<DataRequestKind, string>> = {
  access: 'Receber uma cópia dos dados',
  correction: 'Corrigir um dado errado',
  erasure: 'Apagar os dados',
  objection: 'Parar de usar os dados para alguma coisa',
};

/** Days that the law gives for the answer (LGPD, art. 19, II). */
export const LEGAL_DAYS = 15;

/** 'unconfirmed' waits for the link in a mail, 'pending' for the administration. */
export type DataRequestStatus = 'unconfirmed' | 'pending' | 'answered';

/** A person's request about their personal data. It is deleted some time after the answer, see `clean-up.ts`. */
@ObjectType({ simpleResolvers: true, description: "A person's request about their personal data (LGPD)." })
@Entity('data_requests')
@Check('data_requests_kind_check', "kind IN ('access', 'correction', 'erasure', 'objection')")
@Check('data_requests_status_check', "status IN ('unconfirmed', 'pending', 'answered')")
@Index('data_requests_pending_key', { synchronize: false })
@Index('data_requests_email_idx', { synchronize: false })
@Index(['status', 'createdAt', 'id'])
@Unique(['tokenHash'])
export class DataRequest {
  @Field(() => ID, { description: 'Id of the request, for `answerDataRequest`.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  /** The account of somebody who asked signed in, with its confirmed e-mail. */
  @Index()
  @Column({ type: 'integer', nullable: true })
  userId!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn()
  user!: User | null;

  @Field(() => DataRequestKind, { description: 'What the person asks for.' })
  @Column({ type: 'varchar', length: 10 })
  kind!: DataRequestKind;

  @Field(() => String, { nullable: true, description: "The person's name, if told." })
  @Column({ type: 'varchar', length: 120, nullable: true })
  name!: string | null;

  @Field({ description: 'E-mail of the person, to which the answer goes.' })
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Field({ description: 'The request in words, at most 5000 characters.' })
  @Column({ type: 'varchar', length: 5000 })
  content!: string;

  @Column({ type: 'varchar', length: 11 })
  status!: DataRequestStatus;

  /** Of the link in the mail, made when it is sent. */
  @Column({ type: 'bytea', nullable: true })
  tokenHash!: Buffer | null;

  /** Null while it is unconfirmed, and of requests that were made without a mail server. */
  @Column({ type: 'timestamptz', nullable: true })
  emailConfirmedAt!: Date | null;

  @Field({
    description: 'Whether the person confirmed the e-mail; false where there was no mail server.',
  })
  isEmailConfirmed!: boolean;

  @Column({ type: 'varchar', length: 5000, nullable: true })
  answer!: string | null;

  @Field(() => Date, { description: 'When it was made.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Index()
  @Column({ type: 'integer', nullable: true })
  decidedBy!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'decided_by' })
  decider!: User | null;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt!: Date | null;
}
