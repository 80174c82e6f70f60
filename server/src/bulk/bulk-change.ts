import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that a bulk action changed without deciding, until that can no longer be undone. */
@Entity('bulk_changes')
export class BulkChange {
  @PrimaryColumn({ type: 'integer' })
  bulkJobId!: number;

  @PrimaryColumn({ type: 'integer' })
  subjectId!: number;

  /** What undoing restores. */
  @Column({ type: 'jsonb' })
  before!: object;
}
