import { CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Company } from '../companies/company.ts';

/** A company saved by a browser, which is known by a pseudonym of its fingerprint. */
@Entity('saved_companies')
export class SavedCompany {
  @PrimaryColumn({ type: 'bytea' })
  fingerprintHash!: Buffer;

  @PrimaryColumn({ type: 'integer' })
  @Index('saved_companies_company_id_idx')
  companyId!: number;

  @ManyToOne(() => Company, { onDelete: 'CASCADE' })
  @JoinColumn()
  company!: Company;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
