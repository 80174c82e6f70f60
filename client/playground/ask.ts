import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
} from 'graphql';

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string }[];
}

/** Sends an operation; throws with the server's message when it is rejected. */
export async function ask<Data>(
  query: string,
  variables: Record<string, unknown>,
  token: string | null,
): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as Answer<Data>;
  const [error] = errors ?? [];
  if (error) throw new Error(error.message);
  if (!data) throw new Error('A resposta veio vazia.');
  return data;
}

export interface Person {
  name: string;
  role: 'admin' | 'company' | 'user';
}

/** Returns the user of a token; null for none. */
export async function personOf(token: string): Promise<Person | null> {
  const { viewer } = await ask<{ viewer: Person | null }>('{ viewer { name role } }', {}, token);
  return viewer;
}

/** Opens a session and returns its token. */
export async function login(email: string, password: string): Promise<string> {
  const mutation = 'mutation Login($input: LoginInput!) { login(input: $input) { token } }';
  const { login: opened } = await ask<{ login: { token: string } }>(
    mutation,
    { input: { email, password } },
    null,
  );
  return opened.token;
}

/** Ends the session of a token. */
export const logout = (token: string): Promise<unknown> =>
  ask('mutation Logout { logout { id } }', {}, token);

/** Returns the schema with its documentation, where the token allows it. */
export async function readSchema(token: string | null): Promise<GraphQLSchema> {
  return buildClientSchema(await ask<IntrospectionQuery>(getIntrospectionQuery(), {}, token));
}
