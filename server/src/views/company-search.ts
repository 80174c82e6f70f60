import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Company } from '../companies/company.ts';

/** A text typed this week by which a company was found. The week is part of the pseudonym, so that nobody can be tracked. */
@Entity('company_searches')
export class CompanySearch {
  @PrimaryColumn({ type: 'integer' })
  companyId!: number;

  @ManyToOne(() => Company, { onDelete: 'CASCADE' })
  @JoinColumn()
  company!: Company;

  /** Its Monday. */
  @Index()
  @PrimaryColumn({ type: 'date' })
  week!: string;

  @PrimaryColumn({ type: 'varchar', length: 60 })
  words!: string;

  @PrimaryColumn({ type: 'bytea' })
  addressHash!: Buffer;
}

/** How many addresses found a company by a text in a week that is over; at least five. */
@Entity('company_search_weeks')
export class CompanySearchWeek {
  @PrimaryColumn({ type: 'integer' })
  companyId!: number;

  @ManyToOne(() => Company, { onDelete: 'CASCADE' })
  @JoinColumn()
  company!: Company;

  @PrimaryColumn({ type: 'date' })
  week!: string;

  @PrimaryColumn({ type: 'varchar', length: 60 })
  words!: string;

  @Column({ type: 'integer' })
  addresses!: number;
}
