import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { User } from '../../users/user.ts';
import type { Company } from '../company.ts';

/** The record of a rejected company: its fields, the reason, who decided and when. */
@Entity('company_rejections')
@Index(['ownerId', 'createdAt'])
@Index(['createdAt', 'id'])
@Index('company_rejections_decided_by_idx', { synchronize: false })
@Index('company_rejections_folded_id_idx', { synchronize: false })
export class CompanyRejection {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  /** Id of the removed company. */
  @Index()
  @Column({ type: 'integer' })
  companyId!: number;

  @Column({ type: 'integer', nullable: true })
  ownerId!: number | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  owner!: User | null;

  @Column({ type: 'jsonb' })
  typed!: Partial<Company>;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  reason!: string | null;

  @Column({ type: 'integer', nullable: true })
  decidedBy!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'decided_by' })
  decider!: User | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Normalized names of company and owner and the owner's e-mail, for searching; a trigger writes it. */
  @Column({ type: 'text', name: 'folded', default: '', select: false, insert: false, update: false })
  searchText!: string;
}
