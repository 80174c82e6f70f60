import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { updateRecorded } from '../../audit/update-recorded.ts';
import { type Statement, transactionReader } from '../../database/statement.ts';
import { adminItem, adminPage } from '../../graphql/admin-list.ts';
import { AdminRole } from '../../graphql/admin-roles.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { Deletion } from '../../graphql/deletion.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { lookUpRow } from '../../graphql/look-up-row.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { defaultPlanId, Plan } from '../../plans/plan.ts';
import { conflict, invalid } from '../../shared/errors.ts';
import { idOrZero } from '../../shared/ids.ts';
import { IdOf, Input } from '../../shared/schema/described-arguments.ts';
import { changeEmail, checkNewEmail } from '../account/change-email.ts';
import { lockManaged, USER_NOT_FOUND } from '../lock-users.ts';
import { queueConfirmation } from '../password/account-mails.ts';
import { writePassword } from '../password/change-password.ts';
import { checkNewPassword } from '../password/set-password.ts';
import { removeFactor } from '../second-factor/change-second-factor.ts';
import { endApiKeys, endSessions } from '../sessions/sessions.ts';
import { User, UserRole } from '../user.ts';
import {
  CreateUserInput,
  SetUserPasswordArgs,
  UpdateUserInput,
  UserPage,
  UsersArgs,
} from './admin-user.inputs.ts';
import { removeUserById, setUserActive } from './user-status.ts';
import { USERS } from './users.list.ts';

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
  return adminItem(ctx, USERS, userId);
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
    return adminPage(ctx, USERS, args);
  }

  @MayCall('manageUsers')
  @Query(() => User, { description: 'Administrators only: one account; NOT_FOUND.' })
  adminUser(@Ctx() ctx: Context, @IdOf('account') id: string): Promise<User> {
    return adminItem(ctx, USERS, id);
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

const OWNED: Statement = {
  name: 'owned_company',
  text: 'SELECT 1 FROM companies WHERE owner_id = $1 AND rejected_at IS NULL LIMIT 1',
};

/** Creates an account of any role, for administrators. BAD_USER_INPUT with fields, also for a taken e-mail. */
async function createUser(ctx: Context, input: CreateUserInput): Promise<User> {
  await checkNewPassword(ctx.db.reads, input, input);
  const { name, email, role } = input;
  const adminRole = adminRoleFor(role, input.adminRole);
  const passwordHash = await ctx.passwords.hash(input.password);
  const id = await ctx.db.transaction(async (manager) => {
    const planId = await planIdFor(manager, role, input.planId);
    const { identifiers } = await manager.insert(User, {
      name,
      email,
      role,
      adminRole,
      planId,
      passwordHash,
    });
    const userId = identifiers[0]?.id as number;
    await queueConfirmation(ctx, manager, email);
    await recordAction(ctx, manager, 'user.create', userId, {
      after: { name, email, role, ...(adminRole && { adminRole }), planId },
    });
    return userId;
  });
  return adminItem(ctx, USERS, id);
}

/**
 * Returns the role in the administration of an account with this role: `requestedRole`, else the one it has, else
 * `administrator`. BAD_USER_INPUT where there is none.
 */
function adminRoleFor(
  role: UserRole,
  requestedRole: AdminRole | null | undefined,
  now: AdminRole | null = null,
): AdminRole | null {
  if (role === UserRole.admin) return requestedRole ?? now ?? AdminRole.administrator;
  if (requestedRole) throw invalid({ adminRole: ['Só administradores têm um papel na administração.'] });
  return null;
}

/** Returns an existing plan, inactive ones too, or for a company account without one the default. */
async function planIdFor(
  manager: EntityManager,
  role: UserRole,
  id: string | null | undefined,
): Promise<number | null> {
  if (!id) return role === UserRole.company ? defaultPlanId(manager) : null;
  const planId = idOrZero(id);
  const plan = await manager.findOne(Plan, {
    where: { id: planId },
    lock: { mode: 'for_key_share' },
  });
  if (!plan) throw invalid({ planId: ['Plano não encontrado.'] }, 'NOT_FOUND');
  return plan.id;
}

/**
 * Changes name, e-mail and role, for administrators; absent ones stay. CONFLICT for the last administrator and oneself,
 * and for another role while the account owns companies. Another role ends the account's API keys; another one in the
 * administration ends nothing and limits them and the sessions from the next request on.
 */
async function updateUser(ctx: Context, id: string, input: UpdateUserInput): Promise<User> {
  if (input.name === '') throw invalid({ name: ['Nome é obrigatório'] }, 'REQUIRED');
  if (input.email === '') throw invalid({ email: ['Email é obrigatório'] }, 'REQUIRED');
  await ctx.db.transaction(async (manager) => {
    const { user, mayLose } = await lockManaged(ctx, manager, id);
    const values = {
      name: input.name ?? undefined,
      email: input.email ?? undefined,
      role: input.role ?? undefined,
    };
    const email = values.email === user.email ? undefined : values.email;
    const role = values.role === user.role ? undefined : values.role;
    const adminRole = adminRoleFor(role ?? user.role, input.adminRole, user.adminRole);
    const isOtherRole = role !== undefined || adminRole !== user.adminRole;
    if (email) checkNewEmail(email);
    if (isOtherRole && user.role === UserRole.admin) {
      mayLose('Você não pode tirar de si mesmo o papel de administrador.');
    }
    if (role && (await ownsCompanies(manager, user))) {
      throw conflict(
        'Esta conta tem empresas. Remova-as ou entregue-as a outra conta antes de mudar o papel.',
      );
    }
    // Keys were made for what the account could do before.
    if (role) await endApiKeys(manager, user.id);
    const action = isOtherRole ? 'user.role' : 'user.update';
    await updateRecorded(ctx, manager, {
      entity: User,
      row: user,
      changes: { ...values, adminRole },
      action,
    });
    if (email) await changeEmail(ctx, manager, user, email);
  });
  return adminItem(ctx, USERS, id);
}

/** Returns whether the account owns companies, which only company accounts can reach. */
async function ownsCompanies(manager: EntityManager, { id }: User): Promise<boolean> {
  const rows = await transactionReader(manager).query(OWNED, [id]);
  return rows.length > 0;
}

/** Sets a password, for administrators, and ends all sessions of the account, the caller's own too. */
async function setUserPassword(ctx: Context, args: SetUserPasswordArgs): Promise<User> {
  // NOT_FOUND comes before the hashing, which is slow.
  await checkNewPassword(ctx.db.reads, args, await adminItem(ctx, USERS, args.id));
  const passwordHash = await ctx.passwords.hash(args.password);
  await ctx.db.transaction(async (manager) => {
    const { user } = await lockManaged(ctx, manager, args.id);
    await writePassword(ctx, manager, user, { passwordHash, keep: null });
    await recordAction(ctx, manager, 'user.password', user.id);
  });
  return adminItem(ctx, USERS, args.id);
}

/**
 * Changes the plan, for administrators; null stands for the default. BAD_USER_INPUT under `planId` for an unknown one.
 */
async function setUserPlan(ctx: Context, id: string, plan: string | null): Promise<User> {
  await ctx.db.transaction(async (manager) => {
    const { user } = await lockManaged(ctx, manager, id);
    const planId = await planIdFor(manager, user.role, plan);
    if (planId === user.planId) return;
    await manager.update(User, user.id, { planId });
    await recordAction(ctx, manager, 'user.plan', user.id, {
      before: { planId: user.planId },
      after: { planId },
    });
  });
  return adminItem(ctx, USERS, id);
}
