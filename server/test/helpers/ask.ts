import { messagesOf } from '../../src/shared/errors.ts';
import type { Caller, TestApp } from './test-app.ts';

/** Returns the messages of an error of GraphQL by field. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
export const fieldMessages = (error: any) => messagesOf(error.extensions.fields);

/** Returns the value of an operation's only field, or the code of its error and the messages of its fields. */
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
  return { code, fields: fields && messagesOf(fields) };
}
