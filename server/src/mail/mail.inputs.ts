import { IsOptional } from 'class-validator';
import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { PageArgs } from '../graphql/paging.ts';
import { MaxCodePoints } from '../shared/text/max-code-points.ts';
import { MailStatus } from './mail.ts';

export enum MailOrder {
  newest = 'newest',
  oldest = 'oldest',
  recipient = 'recipient',
}
registerEnumType(MailOrder, { name: 'MailOrder', description: 'Order of the outbox.' });

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
