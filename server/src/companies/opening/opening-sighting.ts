import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { Company } from '../company.ts';

/** What a visitor saw at the door of a company without hours: one per network address, weekday and hour. */
@Entity('opening_sightings')
@Check('opening_sightings_time_check', 'weekday BETWEEN 1 AND 7 AND hour BETWEEN 0 AND 23')
export class OpeningSighting {
  @PrimaryColumn({ type: 'integer' })
  companyId!: number;

  @ManyToOne(() => Company, { onDelete: 'CASCADE' })
  company!: Company;

  /** By the company's clock, 1 for Monday. */
  @PrimaryColumn({ type: 'smallint' })
  weekday!: number;

  @PrimaryColumn({ type: 'smallint' })
  hour!: number;

  @PrimaryColumn({ type: 'bytea' })
  addressHash!: Buffer;

  @Column({ type: 'boolean' })
  isOpen!: boolean;

  @Index()
  @Column({ type: 'timestamptz', default: () => 'now()' })
  seenAt!: Date;
}
