import { Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { IdOf, Input } from '../shared/schema/described-arguments.ts';
import { ListCountInput, StartBulkActionInput } from './bulk.inputs.ts';
import { BulkJob } from './bulk-job.ts';
import {
  bulkJob,
  cancelBulkAction,
  countList,
  ownBulkJobs,
  startBulkAction,
  undoBulkAction,
} from './bulk-jobs.ts';

@ForKeys(null)
@Resolver()
export class BulkResolver {
  @MayCall('decide')
  @Query(() => BulkJob, {
    description:
      'Administrators only: a bulk action, to follow its progress. FORBIDDEN for a role that may not do it.',
  })
  adminBulkJob(@Ctx() ctx: Context, @IdOf('bulk action') id: string): Promise<BulkJob> {
    return bulkJob(ctx, id);
  }

  @MayCall('decide')
  @Query(() => [BulkJob], {
    description: "Administrators only: the caller's bulk actions, the newest first, at most 20.",
  })
  adminBulkJobs(@Ctx() ctx: Context): Promise<BulkJob[]> {
    return ownBulkJobs(ctx);
  }

  @MayCall('seeLists')
  @Query(() => Int, {
    nullable: true,
    description:
      "Administrators only: number of rows of a list's filter; null when more than 100,000. FORBIDDEN for a role that may not read the list, or do the action.",
  })
  adminListCount(
    @Ctx() ctx: Context,
    @Input('The filter of one list.') input: ListCountInput,
  ): Promise<number | null> {
    return countList(ctx, input);
  }

  @MayCall('decide')
  @Mutation(() => BulkJob, {
    description:
      'Administrators only: starts an action on many companies, accounts, rejections or mails, or on much that waits for a decision, which runs in the background. BAD_USER_INPUT when it is for none, or for more than 100,000, CONFLICT when it is for more than `total`.',
  })
  startBulkAction(
    @Ctx() ctx: Context,
    @Input('The action and what it is done to.') input: StartBulkActionInput,
  ): Promise<BulkJob> {
    return startBulkAction(ctx, input);
  }

  @MayCall('decide')
  @Mutation(() => BulkJob, {
    description:
      'Administrators only: stops a bulk action; what was done stays. FORBIDDEN for a role that may not do it, CONFLICT when it has ended.',
  })
  cancelBulkAction(@Ctx() ctx: Context, @IdOf('bulk action') id: string): Promise<BulkJob> {
    return cancelBulkAction(ctx, id);
  }

  @MayCall('decide')
  @Mutation(() => BulkJob, {
    description:
      "Administrators only: takes back all that the caller's bulk action decided or changed and that nobody has undone, within ten seconds of its end, in the background. FORBIDDEN for a role that may not do it any more, CONFLICT when that is too early, too late, or nothing can be undone.",
  })
  undoBulkAction(@Ctx() ctx: Context, @IdOf('bulk action') id: string): Promise<BulkJob> {
    return undoBulkAction(ctx, id);
  }
}
