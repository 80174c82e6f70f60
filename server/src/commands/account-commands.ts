import { createInterface } from 'node:readline';
import { type Readable, Writable } from 'node:stream';
import type { EntityManager } from 'typeorm';
import { recordAction } from '../audit/record-action.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/setup/migrate.ts';
import { withDatabase } from '../database/setup/open-database.ts';
import { seedReferenceData } from '../database/setup/seeds/seed.ts';
import type { Services } from '../graphql/context.ts';
import { validateInput } from '../graphql/validate-input.ts';
import { AppError, OperatorError } from '../shared/errors.ts';
import { hashPassword } from '../shared/passwords.ts';
import { normalizeEmail } from '../shared/text/email-text.ts';
import { SetUserPasswordArgs } from '../users/admin/admin-user.inputs.ts';
import { writePassword } from '../users/password/change-password.ts';
import { clearFailures } from '../users/password/clear-login-counters.ts';
import { checkNewPassword } from '../users/password/set-password.ts';
import { removeFactor } from '../users/second-factor/change-second-factor.ts';
import { endSessions } from '../users/sessions/sessions.ts';
import { User } from '../users/user.ts';
import { runCommand, UsageError } from './run-command.ts';

/**
 * Runs a command for one account, named by its e-mail, on the configured database, beside a running program. Prints what
 * `work` returns.
 */
export function runAccountCommand(
  usage: string,
  work: (services: { db: Database; config: Config }, email: string) => Promise<string>,
): void {
  runCommand(usage, [], async ({ names: [email, ...more], config, log }) => {
    if (!email || more.length > 0) throw new UsageError();
    await withDatabase(config, { role: 'command', mustExist: true, log }, async (db) => {
      await migrate(db, seedReferenceData, log);
      process.stdout.write(`${await work({ db, config }, email)}\n`);
    });
  });
}

type Needed = Pick<Services, 'config'> & { db: Pick<Services['db'], 'transaction' | 'reads'> };

/** Returns the password and its confirmation. */
type ReadPassword = () => Promise<{ password: string; passwordConfirmation: string }>;

/**
 * Sets a new password for an account, as an administrator does: its sessions and API keys end, it is notified by mail, and an audit
 * entry is written. `read` is called once the account is found. Throws OperatorError for an unknown e-mail and for a
 * password that the rules reject.
 */
export async function setAccountPassword(ctx: Needed, email: string, read: ReadPassword): Promise<User> {
  const person = await ctx.db.transaction((manager) => findAccount(manager, email));
  const passwords = Object.assign(new SetUserPasswordArgs(), { id: String(person.id) }, await read());
  try {
    await validateInput(passwords);
    await checkNewPassword(ctx.db.reads, passwords, person);
  } catch (error) {
    throw error instanceof AppError ? new OperatorError(error.message) : error;
  }
  const passwordHash = await hashPassword(passwords.password);
  return ctx.db.transaction(async (manager) => {
    const user = await findAccount(manager, person.email);
    await writePassword(ctx, manager, user, { passwordHash, keep: null });
    await recordAction({ viewer: null, address: null }, manager, 'user.password', user.id);
    return user;
  });
}

/** Removes the throttling of an account by failed logins and requests for links. Throws OperatorError for an unknown e-mail. */
export function unlockAccount(db: Pick<Database, 'transaction'>, email: string): Promise<User> {
  return db.transaction(async (manager) => {
    const user = await findAccount(manager, email);
    await clearFailures(manager, user.email);
    return user;
  });
}

/**
 * Removes the second factor of an account, as an administrator does. Throws OperatorError for an unknown e-mail and an
 * account without one.
 */
export function removeAccountSecondFactor(
  { config, db }: Pick<Services, 'config'> & { db: Pick<Services['db'], 'transaction'> },
  email: string,
): Promise<User> {
  return db.transaction(async (manager) => {
    const user = await findAccount(manager, email);
    if (!user.secondFactorAt)
      throw new OperatorError(`A conta ${user.email} não tem verificação em duas etapas.`);
    await endSessions(manager, user.id, null);
    await removeFactor({ config, viewer: null, address: null }, manager, user);
    return user;
  });
}

/** Returns the account with this e-mail, locked. Throws OperatorError when there is none. */
async function findAccount(manager: EntityManager, email: string): Promise<User> {
  const user = await manager
    .createQueryBuilder(User, 'user')
    .setLock('pessimistic_write')
    .where('lower(user.email) = lower(:email)', { email: normalizeEmail(email.trim()) })
    .getOne();
  if (!user) throw new OperatorError(`Nenhuma conta tem o e-mail ${email}.`);
  return user;
}

/** Discards what the line editor would show. */
const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Reads a password twice from a terminal without showing it, or one line of any other input. */
export function readNewPassword(
  input: Readable & { isTTY?: boolean },
  say: (text: string) => void,
): ReadPassword {
  return async () => {
    const terminal = input.isTTY === true;
    const editor = createInterface({
      input,
      terminal,
      historySize: 0,
      ...(terminal && { output: silent() }),
    });
    const lines = editor[Symbol.asyncIterator]();
    const ask = async (prompt: string): Promise<string> => {
      if (terminal) say(prompt);
      const { value, done } = await lines.next();
      if (terminal) say('\n');
      if (done) throw new OperatorError('Nenhuma senha foi informada: nada mudou.');
      return value;
    };
    try {
      const password = await ask('Nova senha (não aparece): ');
      return { password, passwordConfirmation: terminal ? await ask('Mais uma vez: ') : password };
    } finally {
      editor.close();
    }
  };
}
