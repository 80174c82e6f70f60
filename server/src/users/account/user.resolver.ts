import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { OpenInMaintenance } from '../../graphql/open-in-maintenance.ts';
import { currentUser } from '../current-user.ts';
import { User } from '../user.ts';
import { login, logout, register } from './accounts.ts';
import { AuthPayload } from './auth-payload.ts';
import { LoginInput, RegisterInput } from './user.inputs.ts';

@Resolver(() => User)
export class UserResolver {
  @OpenInMaintenance()
  @MayCall('signed in')
  @Query(() => User, { description: 'The signed-in account; UNAUTHENTICATED without a valid token.' })
  viewer(@Ctx() ctx: Context): Promise<User> {
    return currentUser(ctx);
  }

  @OpenInMaintenance()
  @MayCall('anyone')
  @Mutation(() => AuthPayload, {
    description: 'Opens a session. UNAUTHENTICATED for a wrong e-mail or password, without saying which.',
  })
  login(@Ctx() ctx: Context, @Arg('input') input: LoginInput): Promise<AuthPayload> {
    return login(ctx, input);
  }

  @MayCall('anyone')
  @Mutation(() => AuthPayload, { description: 'Creates a company account and signs it in.' })
  register(@Ctx() ctx: Context, @Arg('input') input: RegisterInput): Promise<AuthPayload> {
    return register(ctx, input);
  }

  @OpenInMaintenance()
  @MayCall('signed in')
  @Mutation(() => Boolean, { description: 'Ends the session of the token sent.' })
  logout(@Ctx() ctx: Context): Promise<boolean> {
    return logout(ctx);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the e-mail was confirmed by the link of a mail.',
  })
  isEmailConfirmed(@Root() user: User): boolean {
    return user.emailConfirmedAt !== null;
  }
}
