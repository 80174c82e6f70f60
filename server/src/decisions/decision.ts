import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { WorkKind } from '../shared/schema/work-kind.ts';
import { User } from '../users/user.ts';
import type { RowImage } from './row-images.ts';

/** A decision of an administrator that can be undone. */
@Entity('decisions')
@Unique('decisions_subject_key', ['kind', 'subjectId'])
@Index('decisions_logo_hashes_idx', { synchronize: false })
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

  /** The rows that it changed, as they were and as it left them; undoing writes them back. */
  @Column({ type: 'jsonb' })
  images!: RowImage[];

  /** Logos that are not removed while undoing can give them back. */
  @Column({ type: 'text', array: true })
  logoHashes!: string[];

  @Index()
  @Column({ type: 'integer', nullable: true })
  userId!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn()
  user!: User | null;

  @Index()
  @Column({ type: 'integer', nullable: true })
  bulkJobId!: number | null;

  /** The bulk action that decided. By its name: its folder imports this one. */
  @ManyToOne('BulkJob', { onDelete: 'SET NULL' })
  @JoinColumn()
  bulkJob!: object | null;

  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  decidedAt!: Date;

  /** Until then it can be undone, and its mails and events wait; 'infinity' until its bulk action can no longer be undone. */
  @Index()
  @Column({ type: 'timestamptz' })
  effectiveAt!: Date;
}
