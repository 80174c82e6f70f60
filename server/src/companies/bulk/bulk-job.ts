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
} from 'typeorm';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { User } from '../../users/user.ts';

export const BulkAction = graphqlEnum('BulkAction', 'What is done to each company of a bulk action.', {
  approve: 'Approves it, if it waits for approval.',
  reject: 'Rejects it, if it waits for approval.',
  assignKind: 'Makes a kind its main one; up to four of its others stay behind it.',
  activate: 'Shows it.',
  deactivate: 'Hides it from all but its owner and administrators.',
});
export type BulkAction = keyof typeof BulkAction;

export const BulkStatus = graphqlEnum('BulkStatus', 'State of a bulk action.', {
  running: 'Companies are still to come.',
  done: 'Every company is done or reported.',
  cancelled: 'An administrator stopped it; what was done stays.',
  failed: 'It was stopped: its administrator has lost the role.',
  undoing: 'Its decisions are being taken back.',
  undone: 'Its decisions were taken back.',
});
export type BulkStatus = keyof typeof BulkStatus;

@ObjectType({ simpleResolvers: true, description: 'A company that a bulk action could not change, and why.' })
export class BulkFailure {
  @Field(() => ID, { description: 'Id of the company.' })
  companyId!: number;

  @Field(() => String, { nullable: true, description: 'Its name then; null when it was gone.' })
  name!: string | null;

  @Field({ description: 'Sentence in Portuguese, for people.' })
  message!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An action on many companies that runs in the background.',
})
@Entity('bulk_jobs')
@Check('bulk_jobs_status_check', "status IN ('running', 'done', 'cancelled', 'failed', 'undoing', 'undone')")
@Index('bulk_jobs_running_idx', { synchronize: false })
@Index(['userId', 'createdAt'])
export class BulkJob {
  @Field(() => ID, { description: 'Id of the action.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Field(() => BulkAction, { description: 'What is done to each company.' })
  @Column({ type: 'varchar', length: 20 })
  action!: BulkAction;

  @Column({ name: 'arguments', type: 'jsonb' })
  args!: {
    reason?: string | null;
    kindId?: string;
    /** Companies that were not as the caller saw them when it was started. */
    changedIds?: number[];
  };

  @Column({ type: 'integer', array: true, select: false })
  companyIds!: number[];

  @Field(() => Int, { description: 'Companies that it is for.' })
  total!: number;

  @Field(() => Int, { description: 'Companies that are done or reported.' })
  @Column({ name: 'position', type: 'integer', default: 0 })
  processedCount!: number;

  @Field(() => Int, { description: 'Companies that could not be changed.' })
  @Column({ type: 'integer', default: 0 })
  failedCount!: number;

  @Field(() => [BulkFailure], { description: 'The first 500 of them.' })
  @Column({ type: 'jsonb', default: [] })
  failures!: BulkFailure[];

  @Field(() => BulkStatus, { description: 'State of the action.' })
  @Column({ type: 'varchar', length: 10, default: 'running' })
  status!: BulkStatus;

  /** Null while it runs, once its decisions are released or being undone, and where it decided nothing. */
  @Column({ type: 'timestamptz', nullable: true })
  undoableUntil!: Date | null;

  @Field({ description: 'Whether `undoBulkAction` can still take back what it decided.' })
  canUndo!: boolean;

  @Field(() => Int, { description: 'Decisions that were taken back.' })
  @Column({ type: 'integer', default: 0 })
  undoneCount!: number;

  @Column({ type: 'integer', nullable: true })
  userId!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn()
  user!: User | null;

  @Column({ type: 'inet', nullable: true })
  address!: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  nextTryAt!: Date;

  @Field(() => Date, { description: 'When it was started.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it ended; null while it runs.' })
  @Column({ type: 'timestamptz', nullable: true })
  finishedAt!: Date | null;
}
