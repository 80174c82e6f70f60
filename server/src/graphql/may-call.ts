import { Extensions } from 'type-graphql';
import type { ErrorCode } from '../shared/error-codes.ts';
import { AppError, forbidden, secondFactorSetupRequired } from '../shared/errors.ts';
import { type Capability, isCapability } from './admin-roles.ts';
import { may, requireViewer } from './authorize.ts';
import type { Context, Role } from './context.ts';
import { checkScope, type RequiredScope } from './keys/for-keys.ts';

/** Accounts that may call a field: those of a role, or administrators with a capability. */
export type Callers = Exclude<Role, 'admin'> | Capability;
type Who = 'anyone' | 'signed in' | 'admin' | Callers | readonly Callers[];
/** The arguments as they were sent, before any rule is applied to them. */
// biome-ignore lint/suspicious/noExplicitAny: each field knows its own arguments.
type LookUp = (ctx: Context, args: any) => unknown;

/** Who may call a root field, and what its arguments name. */
export interface Access {
  who: Who;
  /** Throws NOT_FOUND for a missing object, FORBIDDEN for one that the caller may not use. */
  lookUp: LookUp | undefined;
  /** Set by `prepareRoots` from `@OpenWithoutSecondFactor`. */
  isOpenWithoutSecondFactor?: boolean;
  /** What an API key needs; set by `prepareRoots` from `@ForKeys`. */
  scope?: RequiredScope;
}

/** A root field that is called, with its arguments. */
export interface Call {
  access: Access;
  args: object;
}

function requireCaller(ctx: Context, { who, scope = null, isOpenWithoutSecondFactor }: Access): void {
  if (ctx.viewer?.key) checkScope(ctx.viewer.key, scope);
  if (who === 'anyone') return;
  const viewer = requireViewer(ctx);
  if (viewer.needsSecondFactor && !isOpenWithoutSecondFactor) throw secondFactorSetupRequired();
  if (who === 'signed in') return;
  const isOne = (caller: Callers | 'admin'): boolean => {
    // Fields without a capability are for administrators who may do everything.
    if (caller === 'admin') return may(ctx, 'manageUsers');
    return isCapability(caller) ? may(ctx, caller) : viewer.role === caller;
  };
  if (!(typeof who === 'string' ? isOne(who) : who.some(isOne))) throw forbidden();
}

/** Returns whether only administrators may call a field with this declaration. */
export const isForAdmins = ({ who }: Pick<Access, 'who'>): boolean =>
  typeof who === 'string' && (who === 'admin' || isCapability(who));

/**
 * Runs `next` for a caller who may call the fields. When it throws BAD_USER_INPUT, what the arguments name is looked up
 * first: UNAUTHENTICATED, FORBIDDEN and NOT_FOUND come before BAD_USER_INPUT, and valid input costs no look-up.
 */
export async function inOrder<T>(ctx: Context, calls: readonly Call[], next: () => T): Promise<Awaited<T>> {
  for (const { access } of calls) requireCaller(ctx, access);
  try {
    return await next();
  } catch (error) {
    if (codeOf(error) !== 'BAD_USER_INPUT') throw error;
    for (const call of calls) await lookUp(ctx, call);
    throw error;
  }
}

const codeOf = (error: unknown): ErrorCode | null => (error instanceof AppError ? error.code : null);

/** Ignores CONFLICT, which is reported only for valid input. */
async function lookUp(ctx: Context, { access, args }: Call): Promise<void> {
  try {
    await access.lookUp?.(ctx, args);
  } catch (error) {
    if (codeOf(error) !== 'CONFLICT') throw error;
  }
}

/**
 * Declares who may call a root field; every root field has it. It is checked before the arguments are validated, and by
 * the REST paths before they read theirs. `lookUp` finds what the arguments name; it is for fields whose other
 * arguments may be rejected, here or by a REST path.
 */
export const MayCall = (who: Who, lookUp?: LookUp): MethodDecorator =>
  Extensions({ access: { who, lookUp } satisfies Access }) as MethodDecorator;

/** Marks a root field that serves administrators who still have to turn on the second factor. */
export const OpenWithoutSecondFactor = (): MethodDecorator =>
  Extensions({ openWithoutSecondFactor: true }) as MethodDecorator;
