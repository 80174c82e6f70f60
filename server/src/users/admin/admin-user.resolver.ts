import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { Deletion } from '../../graphql/deletion.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { lookUpRow } from '../../graphql/look-up-row.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { conflict } from '../../shared/errors.ts';
import { IdOf, Input } from '../../shared/schema/described-arguments.ts';
import { lockManaged, USER_NOT_FOUND } from '../lock-users.ts';
import { removeFactor } from '../second-factor/change-second-factor.ts';
import { endSessions } from '../sessions/sessions.ts';
import { User } from '../user.ts';
import {
  CreateUserInput,
  SetUserPasswordArgs,
  UpdateUserInput,
  UserPage,
  UsersArgs,
} from './admin-user.inputs.ts';
import { createUser, setUserPassword, setUserPlan, updateUser } from './admin-users.ts';
import { adminUsers, userById } from './read-users.ts';
import { removeUserById, setUserActive } from './user-status.ts';

/**
 * Removes the second factor of somebody else whose devices are lost, and ends the sessions on them. CONFLICT for oneself
 * and where it is off.
 */
async function resetSecondFactor(ctx: Context, userId: string): Promise<User> {
  await ctx.db.transaction(async (manager) => {
    const { user } = await lockManaged(ctx, manager, userId);
    if (user.id === requireViewer(ctx).id)
      throw conflict('A sua verificação em duas etapas você desativa no seu perfil, com um código.');
    if (!user.secondFactorAt) throw conflict('Esta conta não tem verificação em duas etapas.');
    await endSessions(manager, user.id, null);
    await removeFactor(ctx, manager, user);
  });
  return userById(ctx, userId);
}

/** Accounts for administrators. */
@ForKeys('administration', {
  createUser: null,
  updateUser: null,
  setUserPassword: null,
  resetSecondFactor: null,
  setUserActive: null,
  deleteUser: null,
})
@Resolver()
export class AdminUserResolver {
  @MayCall('manageUsers')
  @Query(() => UserPage, {
    description: 'Administrators only: accounts, the newest first unless asked otherwise.',
  })
  adminUsers(@Ctx() ctx: Context, @Args() args: UsersArgs): Promise<UserPage> {
    return adminUsers(ctx, args);
  }

  @MayCall('manageUsers')
  @Query(() => User, { description: 'Administrators only: one account; NOT_FOUND.' })
  adminUser(@Ctx() ctx: Context, @IdOf('account') id: string): Promise<User> {
    return userById(ctx, id);
  }

  @MayCall('manageUsers')
  @Mutation(() => User, {
    description: 'Administrators only: creates an account of any role. BAD_USER_INPUT for a taken e-mail.',
  })
  createUser(@Ctx() ctx: Context, @Input('The new account.') input: CreateUserInput): Promise<User> {
    return createUser(ctx, input);
  }

  @MayCall('manageUsers', lookUpRow('users', USER_NOT_FOUND))
  @Mutation(() => User, {
    description:
      'Administrators only: changes name, e-mail and role. CONFLICT when the last administrator, or the caller, would be demoted.',
  })
  updateUser(
    @Ctx() ctx: Context,
    @IdOf('account') id: string,
    @Input('What changes in the account.') input: UpdateUserInput,
  ): Promise<User> {
    return updateUser(ctx, id, input);
  }

  @MayCall('manageUsers', lookUpRow('users', USER_NOT_FOUND))
  @Mutation(() => User, {
    description: 'Administrators only: sets a password and ends all sessions of the account.',
  })
  setUserPassword(@Ctx() ctx: Context, @Args() args: SetUserPasswordArgs): Promise<User> {
    return setUserPassword(ctx, args);
  }

  @MayCall('manageUsers', lookUpRow('users', USER_NOT_FOUND))
  @Mutation(() => User, {
    description:
      'Administrators only: deactivates an account, which ends its sessions, or activates it. CONFLICT for the last administrator and the caller.',
  })
  setUserActive(
    @Ctx() ctx: Context,
    @IdOf('account') id: string,
    @Arg('isActive', { description: 'False deactivates.' }) isActive: boolean,
  ): Promise<User> {
    return setUserActive(ctx, id, isActive);
  }

  @MayCall('managePlans', lookUpRow('users', USER_NOT_FOUND))
  @Mutation(() => User, { description: 'Administrators only: changes the plan of an account.' })
  setUserPlan(
    @Ctx() ctx: Context,
    @IdOf('account') id: string,
    @Arg('planId', () => ID, { nullable: true, description: "Null stands for the default, 'Grátis'." })
    planId: string | null,
  ): Promise<User> {
    return setUserPlan(ctx, id, planId);
  }

  @MayCall('manageUsers')
  @Mutation(() => Deletion, {
    description:
      'Administrators only: removes an account with all its companies. CONFLICT for the last administrator and the caller.',
  })
  deleteUser(
    @Ctx() ctx: Context,
    @IdOf('account') id: string,
    @Arg('companiesCount', () => Int, {
      nullable: true,
      description: 'The number of companies that the caller expects to be removed; CONFLICT when it differs.',
    })
    companiesCount: number | null,
  ): Promise<Deletion> {
    return removeUserById(ctx, id, companiesCount);
  }

  @MayCall('manageUsers', lookUpRow('users', USER_NOT_FOUND))
  @Mutation(() => User, {
    description:
      'Administrators only: removes the second factor of somebody whose devices are lost and ends the sessions. CONFLICT for oneself.',
  })
  resetSecondFactor(@Ctx() ctx: Context, @IdOf('account') id: string): Promise<User> {
    return resetSecondFactor(ctx, id);
  }
}
