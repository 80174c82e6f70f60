import { IsOptional } from 'class-validator';
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { paged, pageOf } from '../graphql/paging.ts';
import { Plan } from '../plans/plan.ts';
import { DayField } from '../shared/schema/described-arguments.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';
import { CalendarDay, Decimal } from '../shared/schema/scalars.ts';
import { MaxCodePoints } from '../shared/text/validators.ts';

export const PlanChargeState = graphqlEnum('PlanChargeState', 'State of a charge.', {
  open: 'It waits for its payment.',
  overdue: 'Its due day is over, and the plan is still in effect.',
  received: 'An administrator has received the payment.',
  ended: 'Unpaid when the plan ended or changed; the newest one of an account can still be received.',
});
export type PlanChargeState = keyof typeof PlanChargeState;

@ObjectType({ simpleResolvers: true, description: 'The account that pays.' })
class PlanChargeUser {
  @Field(() => ID, { description: 'Number of the account.' })
  id!: number;

  @Field({ description: 'Full name.' })
  name!: string;

  @Field({ description: 'E-mail of the account.' })
  email!: string;
}

/** A month of a plan to be paid by Pix; an account has one open charge at most. */
@ObjectType({ simpleResolvers: true, description: 'A month of a plan, to be paid by Pix.' })
@Entity('plan_charges')
@Check('plan_charges_amount_check', 'amount > 0')
@Check('plan_charges_state_check', 'received_at IS NULL OR ended_at IS NULL')
@Check('plan_charges_closed_check', 'closed_at IS NULL OR received_at IS NOT NULL')
@Index('plan_charges_open_key', { synchronize: false })
@Unique('plan_charges_txid_key', ['txid'])
@Unique('plan_charges_previous_key', ['previousId'])
@Index('plan_charges_received_by_idx', { synchronize: false })
@Index(['userId', 'id'])
@Index(['dueOn', 'id'])
export class PlanCharge {
  @Field(() => ID, { description: 'Id of the charge.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  /** Null once the account of a received charge is closed; its other charges go with it. */
  @ForeignKey('users', { onDelete: 'SET NULL' })
  @Column({ type: 'integer', nullable: true })
  userId!: number | null;

  @Field(() => PlanChargeUser, {
    nullable: true,
    description: 'The account that pays; null for one that is closed.',
  })
  user!: PlanChargeUser | null;

  @Index()
  @ForeignKey('plans')
  @Column({ type: 'integer' })
  planId!: number;

  @Field(() => Plan, { description: 'The plan.' })
  plan!: Plan;

  /** The approved request of a first charge; undoing the approval removes the charge. */
  @Index()
  @ForeignKey('plan_requests', { onDelete: 'SET NULL' })
  @Column({ type: 'integer', nullable: true })
  requestId!: number | null;

  /** The charge of the month before. */
  @ForeignKey('plan_charges', { onDelete: 'CASCADE' })
  @Column({ type: 'integer', nullable: true })
  previousId!: number | null;

  @Field(() => Decimal, { description: "The plan's price in reais at the time of the charge." })
  @Column({ type: 'numeric', precision: 8, scale: 2 })
  amount!: number;

  /** Due day of the first month, by whose day of the month the next ones are due. */
  @Column({ type: 'date' })
  firstDueOn!: string;

  /** Months from the first one; those that the site had no Pix key in are counted, though not charged. */
  @Column({ type: 'integer', default: 0 })
  month!: number;

  @Field(() => CalendarDay, { description: 'Due day, in America/Sao_Paulo.' })
  @Column({ type: 'date' })
  dueOn!: string;

  @Field(() => CalendarDay, { description: 'Last day on which a payment keeps the plan.' })
  @Column({ type: 'date' })
  payableUntil!: string;

  @Field({ description: 'Identifier of the payment, which the bank statement of the receiver shows.' })
  @Column({ type: 'varchar', length: 25 })
  txid!: string;

  @Field(() => PlanChargeState, { description: 'State of the charge.' })
  state!: PlanChargeState;

  @Field(() => Date, { description: 'Time of the charge.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was marked as received; else null.' })
  @Column({ type: 'timestamptz', nullable: true })
  receivedAt!: Date | null;

  @ForeignKey('users', { onDelete: 'SET NULL' })
  @Column({ type: 'integer', nullable: true })
  receivedBy!: number | null;

  @Field(() => Date, { nullable: true, description: 'When it ended unpaid; else null.' })
  @Column({ type: 'timestamptz', nullable: true })
  endedAt!: Date | null;

  /** When the account left the plan of a received charge, which no month follows then. */
  @Column({ type: 'timestamptz', nullable: true })
  closedAt!: Date | null;

  /** When the reminder before the due day was queued. */
  @Column({ type: 'timestamptz', nullable: true })
  remindedAt!: Date | null;

  /** When the mail after the due day was queued; the plan ends on a later day. */
  @Column({ type: 'timestamptz', nullable: true })
  overdueMailedAt!: Date | null;

  @Field({ description: 'Name of the plan that the account has when this one ends.' })
  fallbackPlan!: string;

  @Field({ description: "Whether `receiveCharge` takes it: unpaid, and the account's newest charge." })
  canReceive!: boolean;

  @Field({
    description:
      'Whether `undoChargeReceipt` takes the receipt back: the account has kept the plan, and no newer charge but an open one of the next month.',
  })
  canUndoReceipt!: boolean;

  pixKey!: string;
  pixName!: string;
  pixCity!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A page of charges.' })
export class PlanChargePage extends pageOf(PlanCharge) {}

export const PlanChargeOrder = graphqlEnum('PlanChargeOrder', 'Order of charges.', {
  due: 'The first due day first.',
  dueDescending: 'The last due day first.',
  name: 'By the name of the account, from A to Z.',
  nameDescending: 'By the name of the account, from Z to A.',
});
export type PlanChargeOrder = keyof typeof PlanChargeOrder;

@ArgsType()
class PlanChargesFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Part of the name or e-mail of the account, or of the identifier of the payment, without regard to case and accents.',
  })
  @IsOptional()
  @MaxCodePoints(100)
  q?: string | null;

  @Field(() => PlanChargeState, { nullable: true, description: 'All when absent.' })
  state?: PlanChargeState | null;

  @DayField('First due day')
  from?: string | null;

  @DayField('Last due day')
  until?: string | null;
}

@ArgsType()
export class PlanChargesArgs extends paged(PlanChargesFilter) {
  @Field(() => PlanChargeOrder, { defaultValue: PlanChargeOrder.due, description: 'What comes first.' })
  order: PlanChargeOrder = PlanChargeOrder.due;
}
