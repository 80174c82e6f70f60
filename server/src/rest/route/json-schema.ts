/** Keywords of the values that requests take, too. */
export interface ValueSchema {
  format?: string;
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

/** The part of JSON Schema (2020-12) in use. */
export interface JsonSchema extends ValueSchema {
  /** Names the schema in the document (`openapi/document.ts`). */
  title?: string;
  type?: string | string[];
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  /** Examples of the document are built from these (`openapi/document.ts`). */
  examples?: readonly unknown[];
  required?: string[];
  additionalProperties?: JsonSchema;
  anyOf?: JsonSchema[];
  $ref?: string;
  /**
   * Path of the value in the GraphQL object, such as `city.name`; by default its name in camelCase. Not part of the
   * document, like `computed`.
   */
  from?: string;
  /** Computes the value from the GraphQL object, of which it selects `fields`. */
  // biome-ignore lint/suspicious/noExplicitAny: each value knows its own object.
  computed?: { fields: string; value: (object: any) => unknown };
}

export const text: JsonSchema = { type: 'string' };
export const textOrNull: JsonSchema = { type: ['string', 'null'] };
export const integer: JsonSchema = { type: 'integer' };
export const integerOrNull: JsonSchema = { type: ['integer', 'null'] };
export const number: JsonSchema = { type: 'number' };
export const numberOrNull: JsonSchema = { type: ['number', 'null'] };
export const flag: JsonSchema = { type: 'boolean', examples: [true] };
export const dateTime: JsonSchema = {
  type: 'string',
  format: 'date-time',
  examples: ['2026-03-14T12:30:00.000Z'],
};
export const id: JsonSchema = { ...integer, minimum: 1, maximum: 2_147_483_647, examples: [7] };

/** Adds an example to a schema, and a Portuguese description. */
export const like = (schema: JsonSchema, example: unknown, description?: string): JsonSchema => ({
  ...schema,
  examples: [example],
  ...(description && { description }),
});

/** Returns an object with these properties; empty values are null, never absent. */
export const shape = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

/** Returns a `shape` with a name of its own in the document. */
export const namedShape = (title: string, properties: Record<string, JsonSchema>): JsonSchema => ({
  ...shape(properties),
  title,
});
export const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
