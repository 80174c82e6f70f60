import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../users/user.ts';
import { Rating } from './rating.ts';

/** A report of an inappropriate rating; one per person. */
@Entity('rating_reports')
@Index('rating_reports_fingerprint_key', { synchronize: false })
@Index('rating_reports_user_key', { synchronize: false })
@Index(['ratingId', 'createdAt'])
export class RatingReport {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  ratingId!: number;

  @ManyToOne(() => Rating, { onDelete: 'CASCADE' })
  rating!: Rating;

  @Index()
  @Column({ type: 'integer', nullable: true })
  userId!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  user!: User | null;

  @Column({ type: 'bytea', nullable: true })
  fingerprintHash!: Buffer | null;

  @Column({ type: 'varchar', length: 500 })
  reason!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
