import { Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall, OpenWithoutSecondFactor } from '../../graphql/may-call.ts';
import { User } from '../user.ts';
import {
  ConfirmSecondFactorArgs,
  confirmSecondFactor,
  disableSecondFactor,
  RecoveryCodes,
  renewRecoveryCodes,
  SecondFactorArgs,
  SecondFactorSetup,
  StartSecondFactorArgs,
  startSecondFactor,
} from './change-second-factor.ts';

/** The second factor of accounts: an authenticator app (RFC 6238) and recovery codes. */
@ForKeys(null)
@Resolver(() => User)
export class SecondFactorResolver {
  @FieldResolver(() => Boolean, { description: 'Whether a login asks for a code beside the password.' })
  hasSecondFactor(@Root() user: User): boolean {
    return user.secondFactorAt !== null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Of the signed-in account: true for an administrator who has to turn on the second factor before anything else.',
  })
  needsSecondFactor(@Root() user: User, @Ctx() { viewer }: Context): boolean {
    return viewer?.id === user.id && viewer.needsSecondFactor === true && user.secondFactorAt === null;
  }

  @OpenWithoutSecondFactor()
  @MayCall('signed in')
  @Mutation(() => SecondFactorSetup, {
    description:
      'Makes the key of an authenticator app; `confirmSecondFactor` turns it on. CONFLICT if a second factor is on.',
  })
  startSecondFactor(
    @Ctx() ctx: Context,
    @Args() { password }: StartSecondFactorArgs,
  ): Promise<SecondFactorSetup> {
    return startSecondFactor(ctx, password);
  }

  @OpenWithoutSecondFactor()
  @MayCall('signed in')
  @Mutation(() => RecoveryCodes, {
    description:
      'Enables the second factor of the signed-in person and ends all other sessions. BAD_USER_INPUT for a wrong code.',
  })
  confirmSecondFactor(@Ctx() ctx: Context, @Args() { otp }: ConfirmSecondFactorArgs): Promise<RecoveryCodes> {
    return confirmSecondFactor(ctx, otp);
  }

  @MayCall('signed in')
  @Mutation(() => RecoveryCodes, {
    description:
      'Gives the signed-in person new recovery codes; the earlier ones end. CONFLICT if it is off.',
  })
  renewRecoveryCodes(@Ctx() ctx: Context, @Args() args: SecondFactorArgs): Promise<RecoveryCodes> {
    return renewRecoveryCodes(ctx, args);
  }

  @MayCall('signed in')
  @Mutation(() => User, {
    description: 'Disables the second factor of the signed-in person. CONFLICT if it is off.',
  })
  disableSecondFactor(@Ctx() ctx: Context, @Args() args: SecondFactorArgs): Promise<User> {
    return disableSecondFactor(ctx, args);
  }
}
