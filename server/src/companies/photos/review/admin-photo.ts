import { Field, ObjectType } from 'type-graphql';
import { pageOf } from '../../../graphql/paging.ts';
import { Company } from '../../company.ts';
import { CompanyPhoto } from '../company-photo.ts';

@ObjectType('PhotoReport', { simpleResolvers: true, description: 'A report of an inappropriate photo.' })
export class PhotoReportView {
  @Field({ description: 'As typed by the person who reported it.' })
  reason!: string;

  @Field(() => Date, { description: 'Time of the report.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A photo as administrators review it.' })
export class AdminPhoto {
  @Field(() => CompanyPhoto, { description: 'The photo.' })
  photo!: CompanyPhoto;

  @Field(() => Company, { description: 'The company that shows it.' })
  company!: Company;

  @Field(() => [PhotoReportView], { description: 'The last five reports that are open, the newest first.' })
  reports!: PhotoReportView[];

  @Field({ description: 'Whether it is shown with a caption that was changed after the approval.' })
  isCaptionChanged!: boolean;

  @Field(() => Date, {
    description: 'When its sizes were made or its caption changed last; to be sent with the decision.',
  })
  changedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A page of photos to review.' })
export class AdminPhotoPage extends pageOf(AdminPhoto) {}
