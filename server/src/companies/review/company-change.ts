import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Company } from '../company.ts';

/** Changes of an approved company that no administrator has seen. */
@Entity('company_changes')
@Index('company_changes_folded_idx', { synchronize: false })
@Index('company_changes_logo_idx', { synchronize: false })
@Index(['changedAt', 'companyId'])
export class CompanyChange {
  @PrimaryColumn({ type: 'integer' })
  companyId!: number;

  @OneToOne(() => Company, { onDelete: 'CASCADE' })
  @JoinColumn()
  company!: Company;

  /** The changed columns before the first change. */
  @Column({ type: 'jsonb' })
  before!: Record<string, unknown>;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  changedAt!: Date;

  /** Normalized names of company and owner and the owner's e-mail, for searching; written by triggers. */
  @Column({ type: 'text', name: 'folded', default: '', select: false, insert: false, update: false })
  searchText!: string;
}
