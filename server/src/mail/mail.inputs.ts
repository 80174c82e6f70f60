import { IsOptional } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import { PageArgs } from '../graphql/paging.ts';
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
export class MailsArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Part of the recipient or the subject, without regard to case and accents.',
  })
  @IsOptional()
  @MaxCodePoints(100)
  q?: string | null;

  @Field(() => MailStatus, { nullable: true, description: 'Only these; all when absent.' })
  status?: MailStatus | null;

  @Field(() => MailOrder, { defaultValue: MailOrder.newest, description: 'What comes first.' })
  order: MailOrder = MailOrder.newest;
}
