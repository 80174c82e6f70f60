import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Company } from '../company.ts';

/** An owner changed an approved company, and no administrator has seen it yet (DECISIONS section 3). */
@Entity('company_changes')
@Index('company_changes_folded_idx', { synchronize: false })
@Index(['changedAt', 'companyId'])
export class CompanyChange {
  @PrimaryColumn({ type: 'integer' })
  companyId!: number;

  @OneToOne(() => Company, { onDelete: 'CASCADE' })
  @JoinColumn()
  company!: Company;

  /** Columns as they were before the first of the changes. */
  @Column({ type: 'jsonb' })
  before!: Record<string, unknown>;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  changedAt!: Date;

  /** Names of company and owner and the owner's e-mail as they are searched; triggers write it. */
  @Column({ type: 'text', default: '', select: false, insert: false, update: false })
  folded!: string;
}
