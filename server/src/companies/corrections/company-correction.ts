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
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { User } from '../../users/user.ts';
import { Company } from '../company.ts';

export const CorrectionField = graphqlEnum('CorrectionField', 'What a proposed correction is about.', {
  name: 'The name.',
  address: 'Street, number and neighbourhood.',
  phone: 'The phone.',
  website: 'The website.',
  openingHours: 'The opening hours, as a text for people.',
  closed: 'The company has closed for good.',
  other: 'Anything else, in words.',
});
export type CorrectionField = keyof typeof CorrectionField;

export const CorrectionStatus = graphqlEnum(
  'CorrectionStatus',
  'State of a proposed correction; a decision is final.',
  {
    pending: 'It waits for the owner, or for an administrator where there is no owner.',
    accepted: 'It was accepted: applied, or marked as done by hand.',
    declined: 'It was declined.',
  },
);
export type CorrectionStatus = keyof typeof CorrectionStatus;

/** A correction of a company's data that a visitor proposes. E-mail and address are erased after the decision. */
@ObjectType('Correction', {
  simpleResolvers: true,
  description: "A proposal of a visitor or the federal register to correct a company's data.",
})
@Entity('company_corrections')
@Check(
  'company_corrections_field_check',
  "field IN ('name', 'address', 'phone', 'website', 'openingHours', 'closed', 'other')",
)
@Check('company_corrections_status_check', "status IN ('pending', 'accepted', 'declined')")
@Index('company_corrections_pending_key', { synchronize: false })
@Index(['companyId', 'createdAt', 'id'])
@Index(['createdAt', 'id'])
@Index(['status', 'createdAt', 'id'])
@Index('company_corrections_user_id_idx', { synchronize: false })
@Index('company_corrections_decided_by_idx', { synchronize: false })
@Index('company_corrections_proposer_idx', { synchronize: false })
@Index('company_corrections_email_idx', { synchronize: false })
@Index('company_corrections_import_id_idx', { synchronize: false })
export class CompanyCorrection {
  @Field(() => ID, { description: 'Id of the correction, for `acceptCorrection` and `declineCorrection`.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  companyId!: number;

  @Field(() => Company, { description: 'The company.' })
  @ManyToOne(() => Company, { onDelete: 'CASCADE' })
  @JoinColumn()
  company!: Company;

  /** The account of a signed-in proposer. */
  @Column({ type: 'integer', nullable: true })
  userId!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn()
  user!: User | null;

  /** The import of the federal register that proposes it; null for those of visitors. */
  @Column({ type: 'integer', nullable: true })
  importId!: number | null;

  @Field(() => CorrectionField, { description: 'What it corrects.' })
  @Column({ type: 'varchar', length: 20 })
  field!: CorrectionField;

  @Field(() => String, {
    nullable: true,
    description: 'The value when it was proposed; null when empty, and for `closed` and `other`.',
  })
  @Column({ type: 'text', nullable: true })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'The proposed value; null for `closed`.' })
  @Column({ type: 'varchar', length: 2048, nullable: true })
  after!: string | null;

  @Field(() => String, { nullable: true, description: "The proposer's note." })
  @Column({ type: 'varchar', length: 1000, nullable: true })
  note!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail of the proposer for questions, unconfirmed; erased 30 days after the decision.',
  })
  @Column({ type: 'varchar', length: 254, nullable: true })
  email!: string | null;

  @Column({ type: 'inet', nullable: true })
  address!: string | null;

  @Field(() => CorrectionStatus, { description: 'State; a decision is final.' })
  @Column({ type: 'varchar', length: 10, default: CorrectionStatus.pending })
  status!: CorrectionStatus;

  @Field(() => String, { nullable: true, description: 'Why it was declined, if somebody said so.' })
  @Column({ name: 'decision_notes', type: 'varchar', length: 1000, nullable: true })
  declineReason!: string | null;

  @Field(() => Date, { description: 'When it was proposed.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'integer', nullable: true })
  decidedBy!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'decided_by' })
  decider!: User | null;

  @Field(() => Date, { nullable: true, description: 'When it was decided; null while it is pending.' })
  @Column({ type: 'timestamptz', nullable: true })
  decidedAt!: Date | null;
}
