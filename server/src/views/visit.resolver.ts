import { IsOptional } from 'class-validator';
import { Args, ArgsType, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { checkCompanyId } from '../companies/look-up-company.ts';
import { COMPANY_NOT_FOUND } from '../companies/read-companies.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { parseId } from '../shared/ids.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';
import { IsFingerprint, MaxCodePoints } from '../shared/text/validators.ts';
import { recordWords } from './company-words.ts';
import { countVisit } from './count-visit.ts';
import type { VisitKind } from './write-visits.ts';

export const ContactTarget = graphqlEnum('ContactTarget', "What was clicked on a company's page.", {
  phone: 'Its phone.',
  whatsapp: 'Its WhatsApp link.',
  website: 'Its website.',
  map: 'Its map, or the way there.',
  photo: 'One of its photos, opened.',
});
export type ContactTarget = keyof typeof ContactTarget;

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
class PageViewArgs extends ViewArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'The text whose results led to the company, if any. Counted for its owner once five addresses typed it in a week.',
  })
  @IsOptional()
  @MaxCodePoints(200)
  searched?: string | null;
}

@ArgsType()
class ClickArgs extends ViewArgs {
  @Field(() => ContactTarget, { description: 'What was clicked.' })
  target!: ContactTarget;
}

@ObjectType('Visit', {
  simpleResolvers: true,
  description: 'A view of a company page, or a click on a contact of it.',
})
class RecordedVisit {
  @Field(() => ID, { description: 'The company.' })
  companyId!: number;

  @Field({
    description:
      'False for administrators and known bots. An accepted one counts once a visitor and day, and never for the owner.',
  })
  isAccepted!: boolean;
}

async function count(ctx: Context, args: ViewArgs, kind: VisitKind): Promise<RecordedVisit> {
  const companyId = parseId(args.companyId, COMPANY_NOT_FOUND);
  const { fingerprint = null } = args;
  return { companyId, isAccepted: await countVisit(ctx.services, ctx, { companyId, kind, fingerprint }) };
}

@ForKeys(null)
@Resolver()
export class VisitResolver {
  @MayCall('anyone', checkCompanyId)
  @Mutation(() => RecordedVisit, {
    description: 'Counts a view of a company page, once a visitor and day.',
  })
  async recordView(@Ctx() ctx: Context, @Args() args: PageViewArgs): Promise<RecordedVisit> {
    const visit = await count(ctx, args, 'view');
    if (visit.isAccepted && args.searched) {
      const { companyId } = visit;
      const viewerId = ctx.viewer?.id ?? null;
      await recordWords(ctx.db.reads, { companyId, typed: args.searched, address: ctx.address, viewerId });
    }
    return visit;
  }

  @MayCall('anyone', checkCompanyId)
  @Mutation(() => RecordedVisit, {
    description: 'Counts a click on a contact of a company, by `target`.',
  })
  recordClick(@Ctx() ctx: Context, @Args() args: ClickArgs): Promise<RecordedVisit> {
    return count(ctx, args, args.target);
  }
}
