import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * An action in the audit log. It outlives its actor and subject, so it has no foreign keys; a trigger rejects changes.
 */
@Entity('audit_entries')
@Index('audit_entries_subject_idx', ['subjectType', 'subjectId', 'createdAt'])
@Index('audit_entries_words_idx', { synchronize: false })
@Index(['createdAt', 'id'])
@Index(['actorId', 'createdAt'])
@Index(['action', 'createdAt'])
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS', type: 'bigint' })
  id!: string;

  @Column({ type: 'integer', nullable: true })
  actorId!: number | null;

  @Column({ type: 'varchar', length: 254, nullable: true })
  actorEmail!: string | null;

  @Column({ type: 'varchar', length: 60 })
  action!: string;

  @Column({ type: 'varchar', length: 40 })
  subjectType!: string;

  @Column({ type: 'integer', nullable: true })
  subjectId!: number | null;

  @Column({ type: 'jsonb', nullable: true })
  before!: object | null;

  @Column({ type: 'jsonb', nullable: true })
  after!: object | null;

  @Column({ type: 'inet', nullable: true })
  address!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
