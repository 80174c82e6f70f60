import { Column, CreateDateColumn, Entity, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { CompanyPhoto } from '../company-photo.ts';

/** A report of an inappropriate photo; one per browser or account, of which only a hash is stored. */
@Entity('photo_reports')
@Unique('photo_reports_reporter_key', ['photoId', 'reporter'])
export class PhotoReport {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  photoId!: number;

  @ManyToOne(() => CompanyPhoto, { onDelete: 'CASCADE' })
  photo!: CompanyPhoto;

  @Column({ type: 'bytea' })
  reporter!: Buffer;

  @Column({ type: 'varchar', length: 500 })
  reason!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
