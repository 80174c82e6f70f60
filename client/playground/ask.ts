import {
  buildClientSchema,
  buildSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  printSchema,
} from 'graphql';

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string }[];
}

function unanswered(): never {
  throw new Error('O servidor não respondeu. Tente novamente em instantes.');
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
  }).catch(unanswered);
  const { data, errors } = (await response.json().catch(unanswered)) as Answer<Data>;
  const [error] = errors ?? [];
  if (error) throw new Error(error.message);
  if (!data) throw new Error('A resposta veio vazia.');
  return data;
}

export interface Person {
  name: string;
  role: 'admin' | 'company' | 'user';
}

/** Returns the user of a token; throws when it is not valid. */
export async function personOf(token: string): Promise<Person> {
  const { viewer } = await ask<{ viewer: Person | null }>('{ viewer { name role } }', {}, token);
  if (!viewer) throw new Error('Este token não vale mais. Entre de novo.');
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

export interface DocumentedSchema {
  schema: GraphQLSchema;
  /** Its SDL. */
  text: string;
  /** Whether the part of administrators is left out. */
  isPublic: boolean;
}

/** Returns the whole schema, which `/graphql` tells administrators. */
export async function readWholeSchema(token: string | null): Promise<DocumentedSchema> {
  const schema = buildClientSchema(await ask<IntrospectionQuery>(getIntrospectionQuery(), {}, token));
  return { schema, text: printSchema(schema), isPublic: false };
}

/** Returns what visitors and owners may use; without a token, which this path does not need. */
export async function readPublicSchema(): Promise<DocumentedSchema> {
  const response = await fetch('/schema.graphql').catch(unanswered);
  if (!response.ok) throw new Error('A documentação não foi carregada. Recarregue a página.');
  const text = await response.text();
  return { schema: buildSchema(text, { assumeValid: true }), text, isPublic: true };
}
