import { Field, ID, ObjectType } from 'type-graphql';
import { Conditions } from '../../database/conditions.ts';
import { type Statement, transactionReader } from '../../database/statement.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context, Viewer } from '../../graphql/context.ts';
import { listPage } from '../../graphql/list-page.ts';
import { type Page, PageArgs, pageOf } from '../../graphql/paging.ts';
import { notFound, unauthenticated } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { Session } from './session.ts';
import { endSessions, sessionEnd } from './sessions.ts';

@ObjectType('Session', { simpleResolvers: true, description: 'A session that has not ended.' })
export class SessionItem {
  @Field(() => ID, { description: 'Identifies the session; it is not the token.' })
  id!: number;

  @Field({
    description:
      "Browser and system it was opened with, such as 'Chrome no Windows'; 'Dispositivo desconhecido' for old ones.",
  })
  device!: string;

  @Field({ description: 'Whether this request uses it.' })
  isCurrent!: boolean;

  @Field(() => Date, { description: 'Time of the login.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'Last use, recorded every ten minutes.' })
  lastUsedAt!: Date;

  @Field(() => Date, {
    description:
      'Time of expiry. Use extends it to at most 30 days from the login (12 hours for administrators).',
  })
  expiresAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'Sessions, this one first, then by last use.' })
export class SessionPage extends pageOf(SessionItem) {}

const NOT_FOUND = 'Esta sessão não existe ou já foi encerrada.';

/** Returns the first parameters of all statements here: account, role, current session. */
const valuesOf = ({ id, role, tokenHash }: Viewer) => [id, role, tokenHash];
const END = sessionEnd('$2::text');
const GOOD = `s.user_id = $1 AND ${END} > now()`;
const COLUMNS = `s.id, coalesce(s.device, 'Dispositivo desconhecido') AS device, s.token_hash = $3 AS "isCurrent",
  s.created_at AS "createdAt", s.last_used_at AS "lastUsedAt", ${END} AS "expiresAt"`;
const ONE: Statement = {
  name: 'own_session',
  text: `SELECT ${COLUMNS} FROM sessions s WHERE ${GOOD} AND CASE WHEN $4::int IS NULL THEN s.token_hash = $3 ELSE s.id = $4 END FOR UPDATE`,
};

/** Returns the signed-in person's sessions, the current one first; UNAUTHENTICATED without one. */
export function mySessions(ctx: Context, args: PageArgs): Promise<Page<SessionItem>> {
  const filter = new Conditions();
  filter.values.push(...valuesOf(requireViewer(ctx)));
  filter.add(() => GOOD);
  const order = 's.token_hash = $3 DESC, s.last_used_at DESC, s.id DESC';
  return listPage<SessionItem>(ctx.db.reads, { from: 'sessions s', filter, order, columns: COLUMNS }, args);
}

/**
 * Ends a session of the signed-in person, without an id the current one, and returns it. NOT_FOUND for one that has
 * ended or is somebody else's.
 */
export async function endMySession(ctx: Context, id: string | null): Promise<SessionItem> {
  const viewer = requireViewer(ctx);
  const number = id === null ? null : parseId(id, NOT_FOUND);
  return ctx.db.transaction(async (manager) => {
    const [session] = await transactionReader(manager).query<SessionItem>(ONE, [...valuesOf(viewer), number]);
    if (!session) throw number === null ? unauthenticated() : notFound(NOT_FOUND);
    await manager.delete(Session, session.id);
    return session;
  });
}

/** Ends all sessions of the signed-in person except the current one; returns the first page of the rest. */
export async function endOtherSessions(ctx: Context): Promise<Page<SessionItem>> {
  const { id, tokenHash } = requireViewer(ctx);
  await ctx.db.transaction((manager) => endSessions(manager, id, tokenHash));
  return mySessions(ctx, new PageArgs());
}
