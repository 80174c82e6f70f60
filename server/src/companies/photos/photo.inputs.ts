import { IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { UndoableField } from '../../shared/schema/described-arguments.ts';
import { MaxCodePoints, rule } from '../../shared/text/validators.ts';
import { PhotoCropInput } from './company-photo.ts';

/** Smallest part of a side: a third of what fills a cover, of a photo five times as high as wide. */
const SMALLEST = 0.03;
/** Sums of fractions are not exact. */
const ROUNDING = 0.001;

const fits = (start: number, length: number): boolean =>
  start >= 0 && length >= SMALLEST && start + length <= 1 + ROUNDING;

/** Requires an area within the photo. */
const IsCrop = (): PropertyDecorator =>
  rule('isCrop', 'O enquadramento não cabe na foto.', (value) => {
    const { x, y, width, height } = value as PhotoCropInput;
    return fits(x, width) && fits(y, height);
  });

export const MaxCaption = (): PropertyDecorator =>
  MaxCodePoints(200, 'A legenda tem no máximo 200 caracteres.');

@InputType({ description: 'Only what is sent is changed; null empties it.' })
export class UpdateCompanyPhotoInput {
  @Field(() => String, { nullable: true, description: 'What the photo shows, at most 200 characters.' })
  @IsOptional()
  @MaxCaption()
  caption?: string | null;

  @Field(() => PhotoCropInput, { nullable: true, description: 'What a cover shows of it.' })
  @IsOptional()
  @IsCrop()
  crop?: PhotoCropInput | null;
}

@ArgsType()
export class ApprovePhotoArgs {
  @Field(() => ID, { description: 'Id of the photo.' })
  id!: string;

  @Field(() => Date, {
    nullable: true,
    description: 'The `changedAt` as an administrator saw it; any when absent.',
  })
  changedAt?: Date | null;

  @UndoableField()
  undoable = false;
}

@ArgsType()
export class DeleteCompanyPhotoArgs extends ApprovePhotoArgs {
  @Field(() => String, {
    nullable: true,
    description: "An administrator's, for the owner; at most 1000 characters.",
  })
  @MaxCodePoints(1_000)
  reason?: string | null;
}
