import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Company } from '../companies/company.ts';

/** A visit that was counted. The day is part of the pseudonyms, so that nobody can be tracked from one day to the next. */
@Entity('company_visits')
@Check('company_visits_kind_check', "kind IN ('view', 'phone', 'whatsapp', 'website', 'map', 'photo')")
@Index('company_visits_address_idx', ['companyId', 'day', 'kind', 'addressHash'])
export class CompanyVisit {
  @PrimaryColumn({ type: 'integer' })
  companyId!: number;

  @ManyToOne(() => Company, { onDelete: 'CASCADE' })
  @JoinColumn()
  company!: Company;

  @Index()
  @PrimaryColumn({ type: 'date' })
  day!: string;

  @PrimaryColumn({ type: 'varchar', length: 10 })
  kind!: string;

  @PrimaryColumn({ type: 'bytea' })
  visitorHash!: Buffer;

  @Column({ type: 'bytea' })
  addressHash!: Buffer;
}
