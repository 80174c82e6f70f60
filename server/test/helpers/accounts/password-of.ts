import { ADMIN } from '../migrate-template.ts';
import type { TestApp } from '../test-app.ts';

/** Returns the password of a session's account: the first administrator's, or that of all accounts that tests register. */
export async function passwordOf({ graphql }: Pick<TestApp, 'graphql'>, token: string): Promise<string> {
  const { body } = await graphql('{ viewer { email } }', {}, { token });
  return body.data?.viewer?.email === ADMIN.email ? ADMIN.password : 'segredo-bem-longo';
}
