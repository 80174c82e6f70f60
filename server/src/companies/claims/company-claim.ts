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
import { User } from '../../users/user.ts';
import { Company } from '../company.ts';
import { RequestStatus } from '../request-status.ts';

/** A request of an account to become the owner of a company without owner; an administrator decides. */
@ObjectType('Claim', {
  simpleResolvers: true,
  description: 'A request of an account to own a company without owner.',
})
@Entity('company_claims')
@Check('company_claims_proof_check', "proof IN ('domain', 'mail')")
@Index('company_claims_proof_token_hash_key', { synchronize: false })
@Check('company_claims_status_check', "status IN ('pending', 'approved', 'rejected')")
@Index('company_claims_pending_key', { synchronize: false })
@Index(['userId', 'createdAt'])
@Index('company_claims_folded_idx', { synchronize: false })
@Index('company_claims_decided_by_idx', { synchronize: false })
@Index(['status', 'createdAt', 'id'])
@Index(['createdAt', 'id'])
export class CompanyClaim {
  @Field(() => ID, { description: 'Id of the claim, for `cancelClaim`.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Index()
  @Column({ type: 'integer' })
  companyId!: number;

  @Field(() => Company, { description: 'The claimed company.' })
  @ManyToOne(() => Company, { onDelete: 'CASCADE' })
  @JoinColumn()
  company!: Company;

  @Column({ type: 'integer' })
  userId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user!: User;

  @Field(() => RequestStatus, { description: 'State of the request; a decision is final.' })
  @Column({ type: 'varchar', length: 10, default: RequestStatus.pending })
  status!: RequestStatus;

  @Field(() => String, { nullable: true, description: "The claimant's reason, at most 1000 characters." })
  @Column({ type: 'varchar', length: 1000, nullable: true })
  message!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'CNPJ that the claimant gave: "12.345.678/0001-95".',
  })
  @Column({ type: 'char', length: 14, nullable: true })
  cnpj!: string | null;

  /** Whether the company, which had none, got this CNPJ when the claim was accepted. */
  @Column({ type: 'boolean', default: false })
  gaveCnpj!: boolean;

  @Field(() => String, { nullable: true, description: 'Why it was rejected, if the administrator said so.' })
  @Column({ name: 'decision_notes', type: 'varchar', length: 1000, nullable: true })
  rejectionReason!: string | null;

  @Field(() => Date, { description: 'When it was claimed.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'integer', nullable: true })
  decidedBy!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'decided_by' })
  decider!: User | null;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt!: Date | null;

  /** What proved it; null where an administrator decides. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  proof!: 'domain' | 'mail' | null;

  /** Of the link in the last mail to the company. */
  @Column({ type: 'bytea', nullable: true, select: false })
  proofTokenHash!: Buffer | null;

  /** Where that mail went. */
  @Column({ type: 'varchar', length: 254, nullable: true, select: false })
  proofEmail!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  proofTokenEndsAt!: Date | null;

  /** Normalized names of company and claimant and the claimant's e-mail, for searching; written by triggers. */
  @Column({ type: 'text', name: 'folded', default: '', select: false, insert: false, update: false })
  searchText!: string;
}
