import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../../../users/user.ts';
import { CompanyPhoto } from '../company-photo.ts';

/** A report of an inappropriate photo; one per browser or account. */
@Entity('photo_reports')
@Unique('photo_reports_reporter_key', ['photoId', 'reporter'])
export class PhotoReport {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  photoId!: number;

  @ManyToOne(() => CompanyPhoto, { onDelete: 'CASCADE' })
  photo!: CompanyPhoto;

  @Index()
  @Column({ type: 'integer', nullable: true })
  userId!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  user!: User | null;

  /** Pseudonym of the browser or account; null once the account is closed. */
  @Column({ type: 'bytea', nullable: true })
  reporter!: Buffer | null;

  @Column({ type: 'varchar', length: 500 })
  reason!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
