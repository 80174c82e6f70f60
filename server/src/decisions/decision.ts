import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { KeyInUse } from '../graphql/keys/for-keys.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';
import { User } from '../users/user.ts';

/** A decision of an administrator that can be undone, or is about to be carried out. */
@Entity('decisions')
@Unique('decisions_subject_key', ['kind', 'subjectId'])
@Index(['nextTryAt', 'id'])
@Index('decisions_single_idx', { synchronize: false })
@Index('decisions_logo_idx', { synchronize: false })
export class Decision {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Column({ type: 'varchar', length: 20 })
  kind!: WorkKind;

  @Column({ type: 'integer' })
  subjectId!: number;

  /** Name of the `DecisionAction` of this kind. */
  @Column({ type: 'varchar', length: 20 })
  action!: string;

  @Column({ name: 'arguments', type: 'jsonb' })
  args!: object;

  /** What undoing writes back. */
  @Column({ type: 'jsonb' })
  restored!: object;

  @Index()
  @Column({ type: 'integer', nullable: true })
  userId!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn()
  user!: User | null;

  /** The API key that it was decided with. */
  @Column({ type: 'jsonb', nullable: true })
  apiKey!: KeyInUse | null;

  @Column({ type: 'inet', nullable: true })
  address!: string | null;

  @Index()
  @Column({ type: 'integer', nullable: true })
  bulkJobId!: number | null;

  /** The bulk action that decided. By its name: its folder imports this one. */
  @ManyToOne('BulkJob', { onDelete: 'SET NULL' })
  @JoinColumn()
  bulkJob!: object | null;

  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  decidedAt!: Date;

  /** Until then it can be undone; 'infinity' until its bulk action can no longer be undone. */
  @Column({ type: 'timestamptz' })
  effectiveAt!: Date;

  @Column({ type: 'timestamptz' })
  nextTryAt!: Date;

  /** Failed attempts to carry it out. */
  @Column({ type: 'integer', default: 0 })
  attempts!: number;
}
