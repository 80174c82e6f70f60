import { totpOf } from '../../../src/users/second-factor/codes.ts';
import type { TestApp } from '../test-app.ts';

export const START_FACTOR =
  'mutation ($password: String!) { startSecondFactor(password: $password) { secret uri qrSvg } }';
const CONFIRM =
  'mutation ($otp: String!) { confirmSecondFactor(otp: $otp) { codes user { hasSecondFactor needsSecondFactor } } }';

/** Turns the second factor of a session's account on; `next` returns an unused code each time. */
export async function factorFor(
  { graphql, pool }: Pick<TestApp, 'graphql' | 'pool'>,
  token: string,
  password = 'segredo-bem-longo',
) {
  const started = await graphql(START_FACTOR, { password }, { token });
  if (started.body.errors) throw new Error(JSON.stringify(started.body.errors));
  const setup: { secret: string; uri: string; qrSvg: string } = started.body.data.startSecondFactor;
  const otp = totpOf(setup.secret).generate();
  const { body } = await graphql(CONFIRM, { otp }, { token });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  const { codes, user }: { codes: string[]; user: object } = body.data.confirmSecondFactor;
  // As if the code had been typed long ago.
  await pool.query('UPDATE second_factors SET last_step = 0 WHERE secret = $1', [setup.secret]);
  let step = 0;
  const next = () => totpOf(setup.secret).generate({ timestamp: Date.now() + 30_000 * Math.min(1, step++) });
  return { setup, codes, user, next };
}
