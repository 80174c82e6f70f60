import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** Something that a bulk action changed without deciding, until that can no longer be undone. */
@Entity('bulk_changes')
export class BulkChange {
  @ForeignKey('bulk_jobs', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  bulkJobId!: number;

  @PrimaryColumn({ type: 'integer' })
  subjectId!: number;

  /** What undoing restores. */
  @Column({ type: 'jsonb' })
  before!: object;
}
