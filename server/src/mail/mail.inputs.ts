import { IsOptional } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import { paged } from '../graphql/paging.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';
import { MaxCodePoints } from '../shared/text/validators.ts';
import { MailStatus } from './mail.ts';

export const MailOrder = graphqlEnum('MailOrder', 'Order of the outbox.', {
  newest: 'The newest first.',
  oldest: 'The oldest first.',
  recipient: 'By the address of the recipient, from A to Z.',
  recipientDescending: 'By the address of the recipient, from Z to A.',
  status: 'Failed ones first, then queued ones, then sent ones.',
  statusDescending: 'Sent ones first, then queued ones, then failed ones.',
});
export type MailOrder = keyof typeof MailOrder;

@ArgsType()
@InputType({ description: 'The filters of `adminMails`; an action is for those that can be sent again.' })
export class MailsFilterInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Part of the recipient, the subject or the name of the kind, without regard to case and accents.',
  })
  @IsOptional()
  @MaxCodePoints(100)
  q?: string | null;

  @Field(() => MailStatus, { nullable: true, description: 'All when absent.' })
  status?: MailStatus | null;
}

@ArgsType()
export class MailsArgs extends paged(MailsFilterInput) {
  @Field(() => MailOrder, { defaultValue: MailOrder.newest, description: 'What comes first.' })
  order: MailOrder = MailOrder.newest;
}
