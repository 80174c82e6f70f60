import type { JsonSchema } from '../route/json-schema.ts';

/** Returns an example of a schema, from the examples of its parts; throws where one has none. */
export function exampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0]);
  if (schema.type === 'null') return null;
  if (schema.items) return [exampleOf(schema.items)];
  if (!schema.properties) throw new Error(`A schema has no example: ${JSON.stringify(schema)}`);
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, property]) => [name, exampleOf(property)]),
  );
}
