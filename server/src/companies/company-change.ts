import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Company } from './company.ts';

/** An owner changed an approved company, and no administrator has seen it yet (DECISIONS section 3). */
@Entity('company_changes')
export class CompanyChange {
  @PrimaryColumn({ type: 'integer' })
  companyId!: number;

  @OneToOne(() => Company, { onDelete: 'CASCADE' })
  @JoinColumn()
  company!: Company;

  /** Columns as they were before the first of the changes. */
  @Column({ type: 'jsonb' })
  before!: Record<string, unknown>;

  @Index()
  @Column({ type: 'timestamptz', default: () => 'now()' })
  changedAt!: Date;
}
