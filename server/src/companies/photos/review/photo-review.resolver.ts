import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { decide } from '../../../decisions/decide.ts';
import { decisionTime } from '../../../decisions/unchanged-since.ts';
import type { Context } from '../../../graphql/context.ts';
import { ForKeys } from '../../../graphql/keys/for-keys.ts';
import { MayCall } from '../../../graphql/may-call.ts';
import { PageArgs } from '../../../graphql/paging.ts';
import { timeText } from '../../../shared/text/time-text.ts';
import { ApprovePhotoArgs } from '../photo.inputs.ts';
import { AdminPhoto, AdminPhotoPage, PhotoReportView } from './admin-photo.ts';
import { lookUpShownPhoto, ReportPhotoArgs, reportPhoto } from './report-photo.ts';
import { APPROVE_PHOTO, photosToReview } from './review-photos.ts';

@ForKeys('companies')
@Resolver(() => AdminPhoto)
export class PhotoReviewResolver {
  @MayCall('seeLists')
  @Query(() => AdminPhotoPage, {
    description:
      'Administrators only: photos that wait for approval, were reported or have a changed caption, the oldest first.',
  })
  adminPhotos(@Ctx() ctx: Context, @Args() args: PageArgs): Promise<AdminPhotoPage> {
    return photosToReview(ctx, args);
  }

  @MayCall('decide')
  @Mutation(() => AdminPhoto, {
    description:
      'Administrators only: publishes a waiting photo, accepts a changed caption and closes the reports. CONFLICT when nothing is open or the caption is not the one that was seen; `deleteCompanyPhoto` removes one.',
  })
  async approvePhoto(
    @Ctx() ctx: Context,
    @Args() { id, changedAt, undoable }: ApprovePhotoArgs,
  ): Promise<AdminPhoto> {
    const times = { ...(await decisionTime(ctx)), changedAt: timeText(changedAt) };
    return decide(ctx, APPROVE_PHOTO, id, times, undoable);
  }

  @MayCall('anyone', lookUpShownPhoto)
  @Mutation(() => PhotoReportView, {
    description: 'Reports an inappropriate photo to the administrators. CONFLICT for a second time.',
  })
  reportPhoto(@Ctx() ctx: Context, @Args() args: ReportPhotoArgs): Promise<PhotoReportView> {
    return reportPhoto(ctx, args);
  }
}
