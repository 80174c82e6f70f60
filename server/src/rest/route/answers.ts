import { type JsonSchema, like, shape, text } from './json-schema.ts';
import type { Route } from './route.ts';

type Response = Route['response'];

/** Answers the value of the operation's field itself instead of a field of it. */
export const complete = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  computed: { fields: '', value: (object) => object },
});

/** Answers the same value each time. */
export const constant = (schema: JsonSchema, value: unknown): JsonSchema => ({
  ...schema,
  computed: { fields: '', value: () => value },
});

/** Answers a sentence to show. */
export const sentence = (message: string): Response => ({ message: constant(like(text, message), message) });

/** Answers one of two sentences to show, by a boolean field of the result. */
export const sentenceBy = (field: string, whenTrue: string, whenFalse: string): Response => ({
  message: {
    ...like(text, whenTrue),
    computed: { fields: field, value: (object) => (object[field] ? whenTrue : whenFalse) },
  },
});

/** Answers a sentence for an operation without other data. */
export const done = (message: string): Response => ({
  ...sentence(message),
  data: constant({ type: 'null' }, null),
});

/** Answers an object in `data`, and its values beside it, where older clients look for them. */
export const flat = (schema: JsonSchema): Response => ({ ...schema.properties, data: complete(schema) });

/** Returns the schema of a row's answer. */
export const answerOf = ({ response }: Route): JsonSchema =>
  shape({ success: constant({ type: 'boolean', const: true }, true), ...response });
