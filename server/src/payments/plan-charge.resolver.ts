import { Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { renderSVG } from 'uqr';
import { adminItem, adminPage } from '../graphql/admin-list.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { IdOf } from '../shared/schema/described-arguments.ts';
import { pixCodeOf } from './charge-mails.ts';
import { PlanCharge, PlanChargePage, PlanChargesArgs } from './plan-charge.ts';
import { myPlanCharges, PLAN_CHARGES } from './plan-charges.list.ts';
import { receiveCharge, undoChargeReceipt } from './write-charges.ts';

@ForKeys('plans')
@Resolver(() => PlanCharge)
export class PlanChargeResolver {
  @MayCall('signed in')
  @Query(() => [PlanCharge], {
    description: "The caller's last twelve charges, the newest first; none while the site has no Pix key.",
  })
  myPlanCharges(@Ctx() ctx: Context): Promise<PlanCharge[]> {
    return myPlanCharges(ctx);
  }

  @MayCall('seePersons')
  @Query(() => PlanChargePage, { description: 'Administrators only: all charges of plans.' })
  adminPlanCharges(@Ctx() ctx: Context, @Args() args: PlanChargesArgs): Promise<PlanChargePage> {
    return adminPage(ctx, PLAN_CHARGES, args);
  }

  @MayCall('seePersons')
  @Query(() => PlanCharge, { description: 'Administrators only: one charge; NOT_FOUND.' })
  adminPlanCharge(@Ctx() ctx: Context, @IdOf('charge') id: string): Promise<PlanCharge> {
    return adminItem(ctx, PLAN_CHARGES, id);
  }

  @MayCall('decide')
  @Mutation(() => PlanCharge, {
    description:
      'Administrators only: marks a charge as received; one that ended unpaid gives the plan back. CONFLICT when it was received before, or has ended and is not the newest of its account.',
  })
  receiveCharge(@Ctx() ctx: Context, @IdOf('charge') id: string): Promise<PlanCharge> {
    return receiveCharge(ctx, id);
  }

  @MayCall('decide')
  @Mutation(() => PlanCharge, {
    description:
      'Administrators only: takes the receipt of a charge back and deletes an unpaid next one. CONFLICT when the next charge is paid or has ended, or the plan has changed.',
  })
  undoChargeReceipt(@Ctx() ctx: Context, @IdOf('charge') id: string): Promise<PlanCharge> {
    return undoChargeReceipt(ctx, id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Text to be pasted into the app of a bank ('Pix copia e cola'); null unless the charge is to be paid.",
  })
  pixCode(@Root() charge: PlanCharge): string | null {
    return pixCodeOf(charge);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The same text as a QR code, as SVG; null unless the charge is to be paid.',
  })
  qrSvg(@Root() charge: PlanCharge): string | null {
    const code = pixCodeOf(charge);
    // The border is the quiet zone of the standard.
    return code && renderSVG(code, { ecc: 'M', border: 4 });
  }
}
