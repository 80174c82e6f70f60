import { IsOptional } from 'class-validator';
import { Args, ArgsType, Ctx, Field, ID, Mutation, Resolver, registerEnumType } from 'type-graphql';
import { checkCompanyId } from '../companies/look-up-company.ts';
import { COMPANY_NOT_FOUND } from '../companies/read-companies.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { IsFingerprint } from '../shared/fingerprint.ts';
import { parseId } from '../shared/ids.ts';
import { countVisit } from './count-visit.ts';
import type { VisitKind } from './write-visits.ts';

export enum ContactTarget {
  phone = 'phone',
  whatsapp = 'whatsapp',
  website = 'website',
  map = 'map',
}
registerEnumType(ContactTarget, {
  name: 'ContactTarget',
  description: "What was clicked on a company's page.",
});

@ArgsType()
class ViewArgs {
  @Field(() => ID, { description: 'Only approved and active companies are counted.' })
  companyId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Hash of browser properties; without it a visitor is an address with a browser.',
  })
  @IsOptional()
  @IsFingerprint()
  fingerprint?: string | null;
}

@ArgsType()
class ClickArgs extends ViewArgs {
  @Field(() => ContactTarget, { description: 'What was clicked.' })
  target!: ContactTarget;
}

const count = (ctx: Context, { companyId, fingerprint = null }: ViewArgs, kind: VisitKind) =>
  countVisit(ctx.services, ctx, { companyId: parseId(companyId, COMPANY_NOT_FOUND), kind, fingerprint });

@ForKeys(null)
@Resolver()
export class VisitResolver {
  @MayCall('anyone', checkCompanyId)
  @Mutation(() => Boolean, {
    description:
      'Counts a view of a company page, once a visitor and day; false for administrators and known bots.',
  })
  recordView(@Ctx() ctx: Context, @Args() args: ViewArgs): Promise<boolean> {
    return count(ctx, args, 'view');
  }

  @MayCall('anyone', checkCompanyId)
  @Mutation(() => Boolean, {
    description: 'Counts a click on a contact of a company, by `target`.',
  })
  recordClick(@Ctx() ctx: Context, @Args() args: ClickArgs): Promise<boolean> {
    return count(ctx, args, args.target);
  }
}
