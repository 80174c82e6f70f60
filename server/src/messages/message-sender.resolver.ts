import { FieldResolver, Resolver, Root } from 'type-graphql';
import { phoneUrl } from '../shared/brazil/phone.ts';
import { MessageSender } from './message.ts';

@Resolver(() => MessageSender)
export class MessageSenderResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: "The phone's 'tel:' address, with the country code; null without a phone that parses.",
  })
  phoneUrl(@Root() { phone }: MessageSender): string | null {
    return phone && phoneUrl(phone);
  }
}
