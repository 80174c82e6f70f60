import type { Caller, TestApp } from './test-app.ts';

/** Returns the value of an operation's only field, or the code and the fields of its error. */
export async function ask(
  guia: TestApp,
  caller: Caller,
  query: string,
  variables: object = {},
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
): Promise<any> {
  const { body } = await guia.graphql(query, { ...variables }, caller);
  if (!body.errors) return Object.values(body.data)[0];
  const { code, fields } = body.errors[0].extensions;
  return { code, fields };
}
