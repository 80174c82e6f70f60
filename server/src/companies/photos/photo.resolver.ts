import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { decide } from '../../decisions/decide.ts';
import type { Context } from '../../graphql/context.ts';
import { Deletion } from '../../graphql/deletion.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { IdOf, Input } from '../../shared/schema/described-arguments.ts';
import { timeText } from '../../shared/text/time-text.ts';
import { Company } from '../company.ts';
import { lookUpCompany } from '../look-up-company.ts';
import { managedCompany } from '../managed-company.ts';
import { addPhoto } from './add-photo.ts';
import { DELETE_PHOTO, lookUpPhoto, orderPhotos, updatePhoto } from './change-photos.ts';
import { CompanyPhoto } from './company-photo.ts';
import { ManagedPhotos, managedPhotos } from './managed-photos.ts';
import { DeleteCompanyPhotoArgs, MaxCaption, UpdateCompanyPhotoInput } from './photo.inputs.ts';
import { shownPhotos } from './read-photos.ts';

@ArgsType()
class AddCompanyPhotoArgs {
  @Field(() => ID, { description: 'A company of the caller, or any for administrators.' })
  companyId!: string;

  @Field(() => GraphQLUpload, { description: 'JPEG, PNG or WebP, at most 15 MB and 50 megapixels.' })
  file!: Promise<FileUpload>;

  @Field(() => String, { nullable: true, description: 'What the photo shows, at most 200 characters.' })
  @MaxCaption()
  caption?: string | null;
}

@ForKeys('companies', { photos: 'any', cover: 'any' })
@Resolver(() => Company)
export class PhotoResolver {
  @FieldResolver(() => [CompanyPhoto], {
    description: "Photos that are shown, the cover first; at most as many as the owner's plan allows.",
  })
  photos(@Root() company: Company, @Ctx() ctx: Context): Promise<CompanyPhoto[]> {
    return shownPhotos(ctx, company);
  }

  @FieldResolver(() => CompanyPhoto, { nullable: true, description: 'The first photo; null without photos.' })
  async cover(@Root() company: Company, @Ctx() ctx: Context): Promise<CompanyPhoto | null> {
    return (await shownPhotos(ctx, company))[0] ?? null;
  }

  @MayCall('signed in', lookUpCompany('see'))
  @Query(() => ManagedPhotos, {
    description: 'All photos of a company in any state, for its owner and administrators.',
  })
  async companyPhotos(
    @Ctx() ctx: Context,
    @IdOf('company', 'companyId') companyId: string,
  ): Promise<ManagedPhotos> {
    const { id } = await managedCompany(ctx, companyId, 'see');
    return managedPhotos(ctx.db.reads, id);
  }

  @MayCall('signed in', lookUpCompany('edit'))
  @Mutation(() => CompanyPhoto, {
    description:
      'Adds a photo behind the others; its sizes are made in the background, and it may wait for an administrator first.',
  })
  addCompanyPhoto(
    @Ctx() ctx: Context,
    @Args() { companyId, file, caption }: AddCompanyPhotoArgs,
  ): Promise<CompanyPhoto> {
    return addPhoto(ctx, { companyId, caption: caption || null }, file);
  }

  @MayCall('signed in', lookUpPhoto)
  @Mutation(() => CompanyPhoto, { description: 'Changes caption and crop of a photo.' })
  updateCompanyPhoto(
    @Ctx() ctx: Context,
    @IdOf('photo') id: string,
    @Input('What changes in the photo.') input: UpdateCompanyPhotoInput,
  ): Promise<CompanyPhoto> {
    return updatePhoto(ctx, id, input);
  }

  @MayCall('signed in', lookUpCompany('edit'))
  @Mutation(() => ManagedPhotos, {
    description: "Sets the order of a company's photos; the first is the cover.",
  })
  orderCompanyPhotos(
    @Ctx() ctx: Context,
    @IdOf('company', 'companyId') companyId: string,
    @Arg('ids', () => [ID], { description: 'All photos of the company, each once.' }) ids: string[],
  ): Promise<ManagedPhotos> {
    return orderPhotos(ctx, companyId, ids);
  }

  @MayCall('signed in', lookUpPhoto)
  @Mutation(() => Deletion, {
    description:
      'Deletes a photo; those behind it move up. The owner gets a mail when an administrator rejects it.',
  })
  deleteCompanyPhoto(
    @Ctx() ctx: Context,
    @Args() { id, reason, changedAt, undoable }: DeleteCompanyPhotoArgs,
  ): Promise<Deletion> {
    const removal = { reason: reason || null, changedAt: timeText(changedAt) };
    return decide(ctx, DELETE_PHOTO, id, removal, undoable);
  }
}
