import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { decide } from '../decisions/decide.ts';
import type { Context } from '../graphql/context.ts';
import { Deletion } from '../graphql/deletion.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { lookUpRow } from '../graphql/look-up-row.ts';
import { MayCall } from '../graphql/may-call.ts';
import { IdOf, Input } from '../shared/schema/described-arguments.ts';
import { ANSWER_DATA_REQUEST, DATA_REQUEST_NOT_FOUND } from './answer-data-request.ts';
import {
  AnswerDataRequestArgs,
  ConfirmDataRequestArgs,
  DataRequestReceipt,
  SendDataRequestInput,
} from './data-request.inputs.ts';
import { DataRequest } from './data-request.ts';
import {
  adminPersonalRecords,
  deletePersonalRecord,
  PersonalRecordPage,
  PersonalRecordsArgs,
} from './personal-records.ts';
import { confirmDataRequest, sendDataRequest } from './send-data-request.ts';

@ForKeys(null)
@Resolver(() => DataRequest)
export class DataRequestResolver {
  @MayCall('anyone')
  @Mutation(() => DataRequestReceipt, {
    description:
      'Asks the administration about personal data (LGPD), with or without an account. It waits once the e-mail is confirmed: by the link of a mail, or at once for the confirmed e-mail of the signed-in account and without a mail server. CONFLICT when the same request waits already.',
  })
  sendDataRequest(
    @Ctx() ctx: Context,
    @Input('The request and its person.') input: SendDataRequestInput,
  ): Promise<DataRequestReceipt> {
    return sendDataRequest(ctx, input);
  }

  @MayCall('anyone')
  @Mutation(() => DataRequestReceipt, {
    description:
      'Confirms the e-mail of a request by the token of a mail. BAD_USER_INPUT for an invalid link, CONFLICT when the same request waits already.',
  })
  confirmDataRequest(
    @Ctx() ctx: Context,
    @Args() { token }: ConfirmDataRequestArgs,
  ): Promise<DataRequestReceipt> {
    return confirmDataRequest(ctx, token);
  }

  @MayCall('manageUsers', lookUpRow('data_requests', DATA_REQUEST_NOT_FOUND))
  @Mutation(() => DataRequest, {
    description:
      'Administrators only: answers a request by mail, which closes it. CONFLICT when it was answered before.',
  })
  answerDataRequest(
    @Ctx() ctx: Context,
    @Args() { id, answer, undoable }: AnswerDataRequestArgs,
  ): Promise<DataRequest> {
    return decide(ctx, ANSWER_DATA_REQUEST, id, { reason: answer }, undoable);
  }

  @MayCall('manageUsers')
  @Query(() => PersonalRecordPage, {
    description:
      'Administrators only: what is stored with an e-mail beside messages and ratings, for requests under the LGPD. The audit log records the search.',
  })
  adminPersonalRecords(@Ctx() ctx: Context, @Args() args: PersonalRecordsArgs): Promise<PersonalRecordPage> {
    return adminPersonalRecords(ctx, args);
  }

  @MayCall('manageUsers')
  @Mutation(() => Deletion, {
    description:
      'Administrators only: erases what `adminPersonalRecords` found, on its person’s request. CONFLICT where that is not possible. The audit log records neither person nor text.',
  })
  async deletePersonalRecord(@Ctx() ctx: Context, @IdOf('record') id: string): Promise<{ id: string }> {
    return deletePersonalRecord(ctx, id);
  }
}
