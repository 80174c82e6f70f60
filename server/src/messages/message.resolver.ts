import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { lookUpActiveCompany } from '../companies/look-up-company.ts';
import type { Context } from '../graphql/context.ts';
import { MayCall } from '../graphql/may-call.ts';
import { SeveralPerRequest } from '../graphql/several-per-request.ts';
import { SendMessageInput } from './message.inputs.ts';
import { Message } from './message.ts';
import { readMessage } from './read-message.ts';
import { MessageReceipt, sendMessage } from './send-message.ts';

@Resolver()
export class MessageResolver {
  @MayCall('anyone', lookUpActiveCompany)
  @Mutation(() => MessageReceipt, {
    description:
      'Sends a message to a company as a visitor; CONFLICT while the company is pending or has no owner.',
  })
  sendMessage(@Ctx() ctx: Context, @Arg('input') input: SendMessageInput): Promise<MessageReceipt> {
    return sendMessage(ctx, input);
  }

  @MayCall('signed in')
  @Mutation(() => Message, {
    description: 'Marks a received message as read. NOT_FOUND for others, FORBIDDEN without access.',
  })
  @SeveralPerRequest()
  readMessage(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Message> {
    return readMessage(ctx, id);
  }
}
