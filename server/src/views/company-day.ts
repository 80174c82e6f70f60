import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
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
