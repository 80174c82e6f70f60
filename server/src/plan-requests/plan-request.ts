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
import { RequestStatus } from '../companies/request-status.ts';
import { pageOf } from '../graphql/paging.ts';
import { Plan } from '../plans/plan.ts';
import { User } from '../users/user.ts';

@ObjectType({ simpleResolvers: true, description: 'The account that made the request.' })
export class PlanRequestUser {
  @Field(() => ID, { description: 'Number of the account.' })
  id!: number;

  @Field({ description: 'Full name.' })
  name!: string;

  @Field({ description: 'E-mail of the account.' })
  email!: string;

  @Field(() => Plan, {
    nullable: true,
    description: "The plan that the account has now; null stands for the default, 'Grátis'.",
  })
  plan!: Plan | null;
}

/** A request of an owner for another plan; one pending per account. */
@ObjectType({ simpleResolvers: true, description: 'A request of an owner for another plan.' })
@Entity('plan_requests')
@Check('plan_requests_status_check', "status IN ('pending', 'approved', 'rejected')")
@Index('plan_requests_pending_key', { synchronize: false })
@Index('plan_requests_folded_idx', { synchronize: false })
@Index('plan_requests_decided_by_idx', { synchronize: false })
@Index(['userId', 'requestedAt'])
@Index(['status', 'requestedAt'])
export class PlanRequest {
  @Field(() => ID, { description: 'Id of the request.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  userId!: number;

  @Field(() => PlanRequestUser, { description: 'The account that made the request.' })
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user!: User;

  /** Name and e-mail of the account normalized for searches; triggers update it. */
  @Column({ type: 'text', name: 'folded', default: '', select: false, insert: false, update: false })
  searchText!: string;

  @Index()
  @Column({ type: 'integer', nullable: true })
  currentPlanId!: number | null;

  @Field(() => Plan, {
    nullable: true,
    description:
      "The account's present plan while pending, later its plan at the time of the request. Null stands for the default, 'Grátis'.",
  })
  @ManyToOne(() => Plan, { onDelete: 'SET NULL' })
  currentPlan!: Plan | null;

  @Index()
  @Column({ type: 'integer' })
  requestedPlanId!: number;

  @Field(() => Plan, { description: 'The requested plan.' })
  @ManyToOne(() => Plan)
  requestedPlan!: Plan;

  @Field(() => RequestStatus, { description: 'State of the request; a decision is final.' })
  @Column({ type: 'varchar', length: 10, default: RequestStatus.pending })
  status!: RequestStatus;

  @Field(() => String, { nullable: true, description: 'What the owner wrote, at most 1000 characters.' })
  @Column({ type: 'varchar', length: 1000, nullable: true })
  message!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was rejected; else null.' })
  @Column({ name: 'admin_notes', type: 'varchar', length: 1000, nullable: true })
  rejectionReason!: string | null;

  @Index()
  @Field(() => Date, { description: 'Time of the request.' })
  @CreateDateColumn({ type: 'timestamptz' })
  requestedAt!: Date;

  @Column({ type: 'integer', nullable: true })
  decidedBy!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'decided_by' })
  decider!: User | null;

  @Field(() => Date, { nullable: true, description: 'Time of the decision; null while pending.' })
  @Column({ type: 'timestamptz', nullable: true })
  decidedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of plan requests.' })
export class PlanRequestPage extends pageOf(PlanRequest) {}
