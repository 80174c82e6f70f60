import type { AdminRole } from '../../src/graphql/admin-roles.ts';
import type { Route } from '../../src/rest/route/route.ts';
import { ROUTE_TABLE } from '../../src/rest/route-table.ts';
import type { Scene, Target } from './cases/admin-cases.ts';
import { makeCompany } from './factories.ts';
import { type Answer, startTestApp, type TestApp } from './test-app.ts';

export const CALLERS = [
  'nobody',
  'another owner',
  'the owner',
  'an administrator',
  'a moderator',
  'a reader',
] as const;
export type CallerName = (typeof CALLERS)[number];

export const PASSWORD = 'segredo-bem-longo';

/** Rows about the caller's own account, for every signed-in caller; each call takes a new account. */
export const OWN_ACCOUNT: Record<string, (email: string) => Record<string, unknown>> = {
  'POST /auth/logout': () => ({}),
  'PUT /auth/profile': (email) => ({ name: 'Outro Nome', email }),
  'PUT /auth/password': () => ({
    current_password: PASSWORD,
    password: 'outra-senha-bem-longa',
    password_confirmation: 'outra-senha-bem-longa',
  }),
};

export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;
export const routeOf = (row: string): Route => ROUTE_TABLE.find((route) => nameOf(route) === row) as Route;

/** The program, tokens of its callers, and data to call its rows on. */
export interface RestFixtures {
  guia: TestApp;
  tokens: Record<CallerName, string | undefined>;
  /** Returns the token of an account of the role `user`. */
  userToken(): Promise<string>;
  /** Makes a company for one call. Earlier ones lose their owner, so that they do not count in limits. */
  scene(): Promise<Scene>;
  call(route: Pick<Route, 'method' | 'path'>, target: Target, token: string | undefined): Promise<Answer>;
}

/** Returns the e-mail of a new account of the role `user`. */
async function makeUser(guia: TestApp): Promise<string> {
  const body = { name: 'Pessoa', email: 'usuario@exemplo.com.br', role: 'user', password: PASSWORD };
  const token = await guia.adminToken();
  await guia.rest('POST', '/admin/users', { ...body, password_confirmation: PASSWORD }, { token });
  return body.email;
}

export async function startRestFixtures(env: Record<string, string> = {}): Promise<RestFixtures> {
  const guia = await startTestApp({ LIMIT_OWNER_MESSAGES: '1000', LIMIT_OWNER_REQUESTS: '1000', ...env });
  const { pool } = guia;
  const [owner, other] = [await guia.owner(), await guia.owner('Outro Dono')];
  const [ownerId, otherId] = [Number(owner.id), Number(other.id)];
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO plans (name, price, max_companies, features, is_active)
     VALUES ('Ouro', 99.9, 100, '{Destaque}', true) RETURNING id`,
  );
  const planId = rows[0]?.id as number;
  const administrator = async (role: AdminRole): Promise<string> => {
    const { id, token } = await guia.owner();
    await pool.query(`UPDATE users SET role = 'admin', admin_role = $2 WHERE id = $1`, [id, role]);
    return token;
  };
  return {
    guia,
    tokens: {
      nobody: undefined,
      'another owner': other.token,
      'the owner': owner.token,
      'an administrator': await guia.adminToken(),
      'a moderator': await administrator('moderator'),
      'a reader': await administrator('reader'),
    },
    async userToken() {
      const { body } = await guia.rest('POST', '/auth/login', {
        email: await makeUser(guia),
        password: PASSWORD,
      });
      return body.token;
    },
    async scene() {
      await pool.query('UPDATE companies SET owner_id = NULL WHERE owner_id = ANY ($1)', [
        [ownerId, otherId],
      ]);
      const companyId = await makeCompany(pool, { owner_id: ownerId, has_message_access: true });
      return { pool, ownerId, otherId, companyId, planId };
    },
    call(route, { id, slug, query, body }, token) {
      const search = new URLSearchParams(
        Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const path = route.path.replace('{id}', String(id)).replace('{slug}', String(slug));
      return guia.rest(route.method, `${path}?${search}`, body, token ? { token } : {});
    },
  };
}
