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
} from 'typeorm';
import { Company } from '../companies/company.ts';
import { User } from '../users/user.ts';

export type SenderType = 'visitor' | 'admin' | 'company';

/** A message to or from a company; `isRead` is the recipient's (DECISIONS section 4). */
@ObjectType({ simpleResolvers: true, description: 'A message to or from a company.' })
@Entity('messages')
@Check('messages_sender_type_check', "sender_type IN ('visitor', 'admin', 'company')")
@Index('messages_company_id_idx', { synchronize: false })
@Index('messages_sender_id_idx', { synchronize: false })
export class Message {
  @Field(() => ID, { description: 'For `readMessage`.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  companyId!: number;

  @ManyToOne(() => Company, { onDelete: 'CASCADE' })
  @JoinColumn()
  company!: Company;

  @Column({ type: 'varchar', length: 10 })
  senderType!: SenderType;

  @Column({ type: 'integer', nullable: true })
  senderId!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn()
  sender!: User | null;

  @Column({ type: 'varchar', length: 120, nullable: true })
  name!: string | null;

  @Column({ type: 'varchar', length: 254, nullable: true })
  email!: string | null;

  @Column({ type: 'varchar', length: 32, nullable: true })
  phone!: string | null;

  @Column({ type: 'varchar', length: 150, nullable: true })
  subject!: string | null;

  @Column({ type: 'varchar', length: 5000 })
  content!: string;

  @Field({ description: 'By its recipient.' })
  @Column({ type: 'boolean', default: false })
  isRead!: boolean;

  @Field(() => Date, { nullable: true, description: 'When it was first read, by the clock of the server.' })
  @Column({ type: 'timestamptz', nullable: true })
  readAt!: Date | null;

  @Column({ type: 'inet', nullable: true })
  address!: string | null;

  @Field(() => Date, { description: 'When it was sent.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
