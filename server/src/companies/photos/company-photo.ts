import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { Company } from '../company.ts';

export const PhotoState = graphqlEnum('PhotoState', 'State of a photo.', {
  processing: 'Its sizes are being made.',
  waiting: 'It waits for an administrator.',
  ready: 'It is shown, unless the plan allows fewer photos.',
  failed: 'It could not be read; `failure` says why.',
});
export type PhotoState = keyof typeof PhotoState;

@ObjectType({
  simpleResolvers: true,
  description: 'Part of a photo that a cover shows, in fractions of its sides.',
})
export class PhotoCrop {
  @Field(() => Float, { description: 'Left edge, 0 to 1.' })
  x!: number;

  @Field(() => Float, { description: 'Upper edge, 0 to 1.' })
  y!: number;

  @Field(() => Float, { description: 'Width, 0.1 to 1.' })
  width!: number;

  @Field(() => Float, { description: 'Height, 0.1 to 1.' })
  height!: number;
}

@InputType({ description: 'Part of a photo that a cover shows, in fractions of its sides.' })
export class PhotoCropInput {
  @Field(() => Float, { description: 'Left edge, 0 to 1.' })
  x!: number;

  @Field(() => Float, { description: 'Upper edge, 0 to 1.' })
  y!: number;

  @Field(() => Float, { description: 'Width, 0.1 to 1.' })
  width!: number;

  @Field(() => Float, { description: 'Height, 0.1 to 1.' })
  height!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One size of a photo, WebP.' })
export class PhotoSize {
  @Field(() => Int, { description: 'In pixels.' })
  width!: number;

  @Field(() => Int, { description: 'In pixels.' })
  height!: number;

  @Field({ description: 'Path on this server, "/photos/…"; that of a photo that is not public expires.' })
  url!: string;
}

/** A size as it is stored. */
export interface StoredSize {
  width: number;
  height: number;
  bytes: number;
}

/** A photo of a company. The original is deleted once its sizes are made; see `processing/`. */
@ObjectType({ simpleResolvers: true, description: 'A photo of a company.' })
@Entity('company_photos')
@Unique('company_photos_position_key', ['companyId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
@Index('company_photos_processing_idx', { synchronize: false })
@Index('company_photos_review_idx', { synchronize: false })
@Index('company_photos_removed_idx', { synchronize: false })
@Check('company_photos_state_check', "state IN ('processing', 'waiting', 'ready', 'failed')")
export class CompanyPhoto {
  @Field(() => ID, { description: 'Id of the photo.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  /** Part of its addresses: an id could be given again after a restore. */
  @Column({ type: 'uuid', unique: true })
  key!: string;

  @Column({ type: 'integer' })
  companyId!: number;

  @ManyToOne(() => Company, { onDelete: 'CASCADE' })
  company!: Company;

  @Column({ type: 'integer' })
  position!: number;

  /** When an administrator removed it; it is deleted once that cannot be undone. */
  @Column({ type: 'timestamptz', nullable: true })
  removedAt!: Date | null;

  @Field({ description: 'Whether it is the first photo that is shown.' })
  isCover!: boolean;

  @Field(() => PhotoState, { description: 'Whether it is shown, or why not.' })
  @Column({ type: 'varchar', length: 10, default: 'processing' })
  state!: PhotoState;

  @Field({
    description: 'True beyond the number of photos that the plan allows: it is stored and not shown.',
  })
  isOverLimit!: boolean;

  /** Until it is approved: a new photo, or one that is shown with a changed caption. */
  @Column({ type: 'boolean', default: false })
  needsReview!: boolean;

  /** When its sizes were made, or its caption changed last after that. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  changedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'What it shows, at most 200 characters; null without one.',
  })
  @Column({ type: 'varchar', length: 200, nullable: true })
  caption!: string | null;

  @Field(() => PhotoCrop, { nullable: true, description: 'What a cover shows of it; null for its middle.' })
  @Column({ type: 'jsonb', nullable: true })
  crop!: PhotoCrop | null;

  @Field(() => [PhotoSize], { description: 'At most three, the smallest first; empty until they are made.' })
  @Column({ type: 'jsonb', default: [] })
  sizes!: PhotoSize[];

  @Field(() => String, { nullable: true, description: 'Path of the largest size; null until it is made.' })
  url!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Width of the largest size in pixels; null until it is made.',
  })
  width!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Height of the largest size in pixels; null until it is made.',
  })
  height!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'A tiny picture as a data URL, shown until the photo is loaded.',
  })
  @Column({ type: 'varchar', length: 2000, nullable: true })
  placeholder!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it failed, in Portuguese; else null.' })
  @Column({ type: 'varchar', length: 200, nullable: true })
  failure!: string | null;

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  @Column({ type: 'timestamptz', nullable: true })
  claimedUntil!: Date | null;

  @Column({ type: 'integer', default: 0 })
  openReports!: number;

  @Field(() => Date, { description: 'When it was sent.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
