import { ApiKeyScope } from '../../../src/graphql/keys/api-key-scope.ts';
import { passwordOf } from '../accounts/password-of.ts';
import type { TestApp } from '../test-app.ts';

const CREATE = `mutation ($input: CreateApiKeyInput!) {
  createApiKey(input: $input) { secret apiKey { id name beginning scopes createdAt expiresAt lastUsedAt } }
}`;

export const READ_SCOPES = Object.values(ApiKeyScope).filter((scope) => scope.endsWith('Read'));

/** Creates an API key for the account of a session; by default it may read and write everything that keys may. */
export async function createKey(
  guia: Pick<TestApp, 'graphql'>,
  token: string,
  scopes: readonly string[] = Object.values(ApiKeyScope),
  more: { name?: string; expiry?: string; password?: string } = {},
) {
  const password = await passwordOf(guia, token);
  const input = { name: 'Sistema da loja', scopes, expiry: 'days30', password, ...more };
  const { body } = await guia.graphql(CREATE, { input }, { token });
  if (body.errors) throw Object.assign(new Error(body.errors[0].message), body.errors[0]);
  const { secret, apiKey } = body.data.createApiKey;
  return { secret: secret as string, apiKey, id: apiKey.id as string };
}
