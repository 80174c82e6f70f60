import { Field, ObjectType } from 'type-graphql';
import type { Database } from '../../database/database.ts';
import { type Statement, transactionReader } from '../../database/statement.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { currentUser } from '../../users/current-user.ts';
import type { User } from '../../users/user.ts';
import { accountOfLink } from './weekly-link.ts';

@ObjectType({ simpleResolvers: true, description: 'Whether an account receives the weekly mail.' })
export class WeeklyMailSetting {
  @Field({ description: 'True when it is sent on Mondays.' })
  isOn!: boolean;
}

/** Does nothing for an account that was removed. */
const SET: Statement = {
  name: 'set_weekly_mail',
  text: `INSERT INTO weekly_mails (user_id, is_on) SELECT id, $2 FROM users WHERE id = $1
         ON CONFLICT (user_id) DO UPDATE SET is_on = excluded.is_on`,
};

const write = (db: Database, userId: number, isOn: boolean): Promise<unknown> =>
  db.transaction((manager) => transactionReader(manager).query(SET, [userId, isOn]));

/** Switches the caller's weekly mail on or off. */
export async function setWeeklyMail(ctx: Context, isOn: boolean): Promise<User> {
  await write(ctx.db, requireViewer(ctx).id, isOn);
  return currentUser(ctx);
}

/** Switches the weekly mail of a link's account on or off, without a login. BAD_USER_INPUT for an invalid link. */
export async function setWeeklyMailByLink(
  db: Database,
  token: string,
  isOn: boolean,
): Promise<WeeklyMailSetting> {
  await write(db, await accountOfLink(db.reads, token), isOn);
  return { isOn };
}
