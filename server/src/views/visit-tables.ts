import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Company } from '../companies/company.ts';

/** Counts of a company for one day in America/Sao_Paulo; reports add up these rows. */
@Entity('company_days')
export class CompanyDay {
  @PrimaryColumn({ type: 'integer' })
  companyId!: number;

  @ManyToOne(() => Company, { onDelete: 'CASCADE' })
  @JoinColumn()
  company!: Company;

  @PrimaryColumn({ type: 'date' })
  day!: string;

  @Column({ type: 'integer', default: 0 })
  views!: number;

  @Column({ type: 'integer', default: 0 })
  phoneClicks!: number;

  @Column({ type: 'integer', default: 0 })
  whatsappClicks!: number;

  @Column({ type: 'integer', default: 0 })
  websiteClicks!: number;

  @Column({ type: 'integer', default: 0 })
  mapClicks!: number;

  @Column({ type: 'integer', default: 0 })
  photoViews!: number;

  /** Triggers on `ratings` update this and the two below, those on `messages` update `messages`. */
  @Column({ type: 'integer', default: 0 })
  ratings!: number;

  /** Those of 4 or 5. */
  @Column({ type: 'integer', default: 0 })
  goodRatings!: number;

  @Column({ type: 'integer', default: 0 })
  ratingSum!: number;

  /** From visitors. */
  @Column({ type: 'integer', default: 0 })
  messages!: number;
}

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
