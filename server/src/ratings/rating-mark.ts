import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../users/user.ts';
import { Rating } from './rating.ts';

/** A visitor's mark of a rating as useful, one per browser and per account; the rating has their number. */
@Entity('rating_marks')
@Index('rating_marks_fingerprint_key', { synchronize: false })
@Index('rating_marks_user_key', { synchronize: false })
export class RatingMark {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  ratingId!: number;

  @ManyToOne(() => Rating, { onDelete: 'CASCADE' })
  rating!: Rating;

  @Index()
  @Column({ type: 'integer', nullable: true })
  userId!: number | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user!: User | null;

  @Column({ type: 'bytea', nullable: true })
  fingerprintHash!: Buffer | null;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
