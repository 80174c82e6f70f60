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
import { BulkAction } from '../shared/schema/bulk-action.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';
import { WorkKind } from '../shared/schema/work-kind.ts';
import { User } from '../users/user.ts';

export const BulkStatus = graphqlEnum('BulkStatus', 'State of a bulk action.', {
  running: 'Something is still to come.',
  done: 'Everything is done or reported.',
  cancelled: 'An administrator stopped it; what was done stays.',
  failed: 'It was stopped: its administrator has lost the role.',
  undoing: 'Its decisions or changes are being taken back.',
  undone: 'Its decisions or changes were taken back.',
});
export type BulkStatus = keyof typeof BulkStatus;

@ObjectType({ simpleResolvers: true, description: 'What a bulk action could not decide or change, and why.' })
export class BulkFailure {
  @Field(() => ID, { description: 'Id of what it is done to.' })
  id!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'As `WorkItem.title`: the name of the company, of a plan request or an account that of the person, of a mail its subject and masked recipient; null when it was gone.',
  })
  title!: string | null;

  @Field({ description: 'Sentence in Portuguese, for people.' })
  message!: string;
}

/** How the caller saw one thing, as ISO 8601 time and text. */
export interface SeenThing {
  changedAt?: string | null;
  replacedText?: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'An action on many companies, accounts, rejections or mails, or on much that waits for a decision, that runs in the background.',
})
@Entity('bulk_jobs')
@Check('bulk_jobs_status_check', "status IN ('running', 'done', 'cancelled', 'failed', 'undoing', 'undone')")
@Index('bulk_jobs_running_idx', { synchronize: false })
@Index(['userId', 'createdAt'])
export class BulkJob {
  @Field(() => ID, { description: 'Id of the action.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Field(() => WorkKind, {
    nullable: true,
    description: 'What it decides on; null for an action that decides nothing.',
  })
  @Column({ type: 'varchar', length: 20, nullable: true })
  kind!: WorkKind | null;

  @Field(() => BulkAction, { description: 'What is done to each.' })
  @Column({ type: 'varchar', length: 20 })
  action!: BulkAction;

  @Column({ name: 'arguments', type: 'jsonb' })
  args!: {
    reason?: string | null;
    kindId?: string;
  };

  @Column({ type: 'integer', array: true, select: false })
  subjectIds!: number[];

  /** By id; what is missing was not seen. */
  @Column({ type: 'jsonb', default: {}, select: false })
  seen!: Record<string, SeenThing>;

  @Field(() => Int, { description: 'How much it is for.' })
  total!: number;

  @Field(() => Int, { description: 'How much is done or reported.' })
  @Column({ name: 'position', type: 'integer', default: 0 })
  processedCount!: number;

  @Field(() => Int, { description: 'How much could not be decided or changed.' })
  @Column({ type: 'integer', default: 0 })
  failedCount!: number;

  @Field(() => [BulkFailure], { description: 'The first 500 of them.' })
  @Column({ type: 'jsonb', default: [] })
  failures!: BulkFailure[];

  @Field(() => BulkStatus, { description: 'State of the action.' })
  @Column({ type: 'varchar', length: 10, default: 'running' })
  status!: BulkStatus;

  /** Null while it runs, once its decisions are released or it is being undone, and where nothing can be undone. */
  @Column({ type: 'timestamptz', nullable: true })
  undoableUntil!: Date | null;

  @Field({ description: 'Whether `undoBulkAction` can still take back what it did.' })
  canUndo!: boolean;

  @Field(() => Int, { description: 'Decisions and changes that were taken back.' })
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
