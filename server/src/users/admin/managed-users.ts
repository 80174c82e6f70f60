import { isEmail } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { type Statement, transactionReader } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { defaultPlanId } from '../../plans/default-plan.ts';
import { Plan } from '../../plans/plan.ts';
import { conflict, invalid } from '../../shared/errors.ts';
import { idOrZero } from '../../shared/ids.ts';
import { lockManaged } from '../lock-users.ts';
import { queueConfirmation, queueEmailChanged } from '../password/account-mails.ts';
import { writePassword } from '../password/change-password.ts';
import { forgetAccount } from '../password/forget-account.ts';
import { endTokens } from '../password/one-time-tokens.ts';
import { checkNewPassword } from '../password/set-password.ts';
import { User, UserRole } from '../user.ts';
import type { CreateUserInput, SetUserPasswordArgs, UpdateUserInput } from './managed-user.inputs.ts';
import { userById } from './read-users.ts';

const OWNED: Statement = {
  name: 'owned_company',
  text: 'SELECT 1 FROM companies WHERE owner_id = $1 LIMIT 1',
};

/** Administrators: creates an account of any role. BAD_USER_INPUT with fields, also for a taken e-mail. */
export async function createUser(ctx: Context, input: CreateUserInput): Promise<User> {
  await checkNewPassword(ctx.db.reads, input, input);
  const { name, email, role } = input;
  const passwordHash = await ctx.passwords.hash(input.password);
  const id = await ctx.db.transaction(async (manager) => {
    const planId = await planIdFor(manager, role, input.planId);
    const { identifiers } = await manager.insert(User, { name, email, role, planId, passwordHash });
    const userId = identifiers[0]?.id as number;
    await queueConfirmation(ctx, manager, email);
    await recordAction(ctx, manager, 'user.create', userId, { after: { name, email, role, planId } });
    return userId;
  });
  return userById(ctx, String(id));
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
  if (!plan) throw invalid({ planId: ['Plano não encontrado.'] });
  return plan.id;
}

/**
 * Administrators: changes name, e-mail and role; absent ones stay. CONFLICT for the last administrator and oneself,
 * and for another role while the account owns companies.
 */
export async function updateUser(ctx: Context, id: string, input: UpdateUserInput): Promise<User> {
  if (input.name === '') throw invalid({ name: ['Nome é obrigatório'] });
  if (input.email === '') throw invalid({ email: ['Email é obrigatório'] });
  await ctx.db.transaction(async (manager) => {
    const { user, mayLose } = await lockManaged(ctx, manager, id);
    const wanted = {
      name: input.name ?? user.name,
      email: input.email ?? user.email,
      role: input.role ?? user.role,
    };
    const keys = (['name', 'email', 'role'] as const).filter((key) => wanted[key] !== user[key]);
    if (keys.length === 0) return;
    // Not a rule of the input: the first start may create `admin@localhost`, which `isEmail` rejects.
    if (keys.includes('email') && !isEmail(wanted.email)) throw invalid({ email: ['Email inválido'] });
    if (keys.includes('role') && user.role === UserRole.admin) {
      mayLose('Você não pode tirar de si mesmo o papel de administrador.');
    }
    if (keys.includes('role') && (await ownsCompanies(manager, user))) {
      throw conflict(
        'Esta conta tem empresas. Remova-as ou entregue-as a outra conta antes de mudar o papel.',
      );
    }
    await manager.update(User, user.id, wanted);
    if (keys.includes('email')) await changeAddress(ctx, manager, user, wanted.email);
    const pick = (of: typeof wanted) => Object.fromEntries(keys.map((key) => [key, of[key]]));
    await recordAction(ctx, manager, keys.includes('role') ? 'user.role' : 'user.update', user.id, {
      before: pick(user),
      after: pick(wanted),
    });
  });
  return userById(ctx, id);
}

/** Only company accounts can reach their companies. */
async function ownsCompanies(manager: EntityManager, { id }: User): Promise<boolean> {
  const rows = await transactionReader(manager).query(OWNED, [id]);
  return rows.length > 0;
}

/** As in `updateProfile`: ends the links in earlier mails and notifies the old address. */
async function changeAddress(ctx: Context, manager: EntityManager, user: User, email: string): Promise<void> {
  await manager.update(User, user.id, { emailConfirmedAt: null });
  await endTokens(manager, user.id);
  await queueConfirmation(ctx, manager, email);
  await queueEmailChanged(ctx, manager, user);
  await forgetAccount(manager, user.email);
}

/** Administrators: sets a password and ends all sessions of the account, the caller's own too. */
export async function setUserPassword(ctx: Context, args: SetUserPasswordArgs): Promise<boolean> {
  // Hashing is slow: NOT_FOUND comes first.
  await checkNewPassword(ctx.db.reads, args, await userById(ctx, args.id));
  const passwordHash = await ctx.passwords.hash(args.password);
  return ctx.db.transaction(async (manager) => {
    const { user } = await lockManaged(ctx, manager, args.id);
    await writePassword(ctx, manager, user, { passwordHash, keep: null });
    await recordAction(ctx, manager, 'user.password', user.id);
    return true;
  });
}

/** Administrators: changes the plan; null stands for the default. BAD_USER_INPUT under `planId` for an unknown one. */
export async function setUserPlan(ctx: Context, id: string, plan: string | null): Promise<User> {
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
  return userById(ctx, id);
}
