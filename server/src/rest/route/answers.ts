import { type JsonSchema, like, shape, text } from './json-schema.ts';
import type { Route } from './route.ts';

type Response = Route['response'];

/** The value of the operation's field itself instead of a field of it. */
export const whole = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  computed: { fields: '', value: (object) => object },
});

/** A value that is the same in every answer. */
export const constant = (schema: JsonSchema, value: unknown): JsonSchema => ({
  ...schema,
  computed: { fields: '', value: () => value },
});

/** A sentence to show. */
export const said = (message: string): Response => ({ message: constant(like(text, message), message) });

/** A sentence to show, by a boolean field of the result. */
export const saidBy = (field: string, whenTrue: string, whenFalse: string): Response => ({
  message: {
    ...like(text, whenTrue),
    computed: { fields: field, value: (object) => (object[field] ? whenTrue : whenFalse) },
  },
});

/** The answer of an operation that returns nothing to show. */
export const done = (message: string): Response => ({
  ...said(message),
  data: constant({ type: 'null' }, null),
});

/** An object in `data`, and its values beside it, where older clients look for them. */
export const flat = (schema: JsonSchema): Response => ({ ...schema.properties, data: whole(schema) });

/** Returns the schema of a row's answer. */
export const answerOf = ({ response }: Route): JsonSchema =>
  shape({ success: constant({ type: 'boolean', const: true }, true), ...response });
