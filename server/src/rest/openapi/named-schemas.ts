import type { JsonSchema } from '../route/json-schema.ts';

/**
 * Writes each schema with a title once, under `components`, and refers to it: generated clients get types of that
 * name.
 */
export class NamedSchemas {
  readonly schemas: Record<string, JsonSchema> = {};

  /** Returns the schema with references instead of named schemas. Throws where one name means two things. */
  refer(schema: JsonSchema): JsonSchema {
    const { title } = schema;
    const inner = this.#inside(schema);
    if (title === undefined) return inner;
    const known = this.schemas[title];
    if (known && JSON.stringify(known) !== JSON.stringify(inner)) {
      throw new Error(`Two schemas are called ${title}.`);
    }
    this.schemas[title] = inner;
    return { $ref: `#/components/schemas/${title}` };
  }

  #inside({ from: _from, computed: _computed, ...schema }: JsonSchema): JsonSchema {
    return {
      ...schema,
      ...(schema.properties && {
        properties: Object.fromEntries(
          Object.entries(schema.properties).map(([name, property]) => [name, this.refer(property)]),
        ),
      }),
      ...(schema.items && { items: this.refer(schema.items) }),
      ...(schema.anyOf && { anyOf: schema.anyOf.map((one) => this.refer(one)) }),
    };
  }
}
