import { Field, ID, Int, ObjectType } from 'type-graphql';
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
import { Company } from '../companies/company.ts';
import { User } from '../users/user.ts';

@ObjectType({ simpleResolvers: true, description: "The owner's public answer to a rating." })
export class RatingAnswer {
  @Field({ description: 'What the owner wrote, 1 to 1000 characters.' })
  text!: string;

  @Field(() => Date, { description: 'Time of answering, or of the last change of the answer.' })
  createdAt!: Date;

  @Field({ description: 'Whether the rating was changed after it.' })
  isOutdated!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description:
    "A visitor's rating of a company, anonymous unless a name is given. Hidden ones are not listed.",
})
@Entity('ratings')
@Unique('ratings_fingerprint_key', ['companyId', 'fingerprintHash'])
@Check('ratings_rating_check', 'rating BETWEEN 1 AND 5')
@Check('ratings_useful_count_check', 'useful_count >= 0')
@Index('ratings_user_key', { synchronize: false })
@Index('ratings_user_id_idx', { synchronize: false })
@Index('ratings_company_id_idx', { synchronize: false })
@Index('ratings_hidden_by_idx', { synchronize: false })
@Index('ratings_answered_by_idx', { synchronize: false })
@Index('ratings_hidden_idx', { synchronize: false })
@Index('ratings_reported_idx', { synchronize: false })
@Index('ratings_folded_trgm_idx', { synchronize: false })
@Index('ratings_address_idx', { synchronize: false })
@Index('ratings_with_address_idx', { synchronize: false })
@Index('ratings_family_hash_idx', { synchronize: false })
@Index('ratings_best_idx', { synchronize: false })
@Index('ratings_worst_idx', { synchronize: false })
@Index('ratings_useful_idx', { synchronize: false })
@Index('ratings_answered_idx', { synchronize: false })
@Index(['createdAt', 'id'])
@Index(['openReports', 'id'])
@Index(['companyId', 'createdAt', 'id'])
@Index(['rating', 'createdAt', 'id'])
export class Rating {
  @Field(() => ID, { description: 'Id of the rating.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  companyId!: number;

  @ManyToOne(() => Company, { onDelete: 'CASCADE' })
  company!: Company;

  @Column({ type: 'integer', nullable: true })
  userId!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  user!: User | null;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  @Column({ type: 'smallint' })
  rating!: number;

  @Field(() => String, { nullable: true, description: 'Text beside the stars; null for stars alone.' })
  @Column({ type: 'varchar', length: 1000, nullable: true })
  comment!: string | null;

  @Field(() => String, { nullable: true, description: "Its author's first name, as typed; null for none." })
  @Column({ type: 'varchar', length: 40, nullable: true })
  displayName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Its author's neighbourhood, as typed; null for none.",
  })
  @Column({ type: 'varchar', length: 40, nullable: true })
  neighborhood!: string | null;

  @Field(() => Int, { description: 'How many visitors marked it as useful.' })
  @Column({ type: 'integer', default: 0 })
  usefulCount!: number;

  /** Comment, name and neighbourhood normalized for searches, a space before each word; a trigger writes it. */
  @Column({ type: 'text', name: 'folded', nullable: true, select: false, insert: false, update: false })
  searchText!: string | null;

  @Column({ type: 'bytea' })
  fingerprintHash!: Buffer;

  @Column({ type: 'inet', nullable: true })
  address!: string | null;

  /** Pseudonym of browser and network, see `familyHashOf`. */
  @Column({ type: 'bytea', nullable: true })
  familyHash!: Buffer | null;

  @Column({ type: 'timestamptz', nullable: true })
  hiddenAt!: Date | null;

  @Column({ type: 'integer', nullable: true })
  hiddenBy!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'hidden_by' })
  hider!: User | null;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  hiddenReason!: string | null;

  /** Reports since an administrator last decided. */
  @Column({ type: 'integer', default: 0 })
  openReports!: number;

  @Field(() => RatingAnswer, {
    nullable: true,
    description: "The owner's public answer; null without one.",
  })
  answer!: RatingAnswer | null;

  @Column({ name: 'answer', type: 'varchar', length: 1000, nullable: true })
  answerText!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  answeredAt!: Date | null;

  /** Set when the answer is changed: `answeredAt` is that of the change then. */
  @Column({ type: 'timestamptz', nullable: true })
  firstAnsweredAt!: Date | null;

  @Column({ type: 'integer', nullable: true })
  answeredBy!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'answered_by' })
  answerer!: User | null;

  @Field(() => Date, { description: 'Time of rating.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When its author last changed it; null for never.' })
  @Column({ type: 'timestamptz', nullable: true })
  changedAt!: Date | null;
}
