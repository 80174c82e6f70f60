import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { renderSVG } from 'uqr';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { conflict } from '../../shared/errors.ts';
import { IdOf } from '../../shared/schema/described-arguments.ts';
import { Url } from '../../shared/schema/scalars.ts';
import { managedCompany } from '../managed-company.ts';
import { badgeHtml, badgePath } from './badge.ts';
import { planFeatures } from './plan-features.ts';

@ObjectType({ simpleResolvers: true, description: 'With what an owner invites to rate a company.' })
export class CompanyPromotion {
  @Field(() => Url, { description: "The ratings on the company's page." })
  ratingUrl!: string;

  @Field(() => String, {
    nullable: true,
    description: 'QR code of `ratingUrl` as SVG, for posters; null where the plan includes none.',
  })
  qrSvg!: string | null;

  @Field(() => Url, {
    nullable: true,
    description: 'Badge with stars and count as SVG, for other sites; null where the plan includes none.',
  })
  badgeUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'HTML that shows the badge; null where there is none.',
  })
  badgeHtml!: string | null;
}

@ForKeys('companies')
@Resolver()
export class PromotionResolver {
  @MayCall('signed in')
  @Query(() => CompanyPromotion, {
    description:
      'QR code and badge of a company, for its owner and administrators, as its plan includes them. CONFLICT while it waits for approval.',
  })
  async companyPromotion(
    @Ctx() ctx: Context,
    @IdOf('company', 'companyId') companyId: string,
  ): Promise<CompanyPromotion> {
    const { id, name, isActive, isApproved } = await managedCompany(ctx, companyId, 'see');
    if (!isApproved || !isActive)
      throw conflict('O cartaz e o selo existem para empresas aprovadas e ativas.');
    const { hasPoster, hasBadge } = await planFeatures(ctx.db.reads, id);
    const { publicUrl } = ctx.config;
    const ratingUrl = `${publicUrl}/company/${id}#avaliacoes`;
    return {
      ratingUrl,
      // Level M survives small damages of a printed code; the border is the quiet zone of the standard.
      qrSvg: hasPoster ? renderSVG(ratingUrl, { ecc: 'M', border: 4 }) : null,
      badgeUrl: hasBadge ? publicUrl + badgePath(id) : null,
      badgeHtml: hasBadge ? badgeHtml({ publicUrl, id, name }) : null,
    };
  }
}
