import type { JsonSchema } from './json-schema.ts';
import { camelCase } from './letter-case.ts';

/** Returns the GraphQL selection that an answer of this schema is read from; empty where it takes nothing. */
export function selectionOf(schema: JsonSchema): string {
  const fields = new Set(fieldsOf(schema));
  return fields.size === 0 ? '' : `{ ${[...fields].join(' ')} }`;
}

function fieldsOf({ anyOf, items, properties = {} }: JsonSchema): string[] {
  const inner = anyOf?.[0] ?? items;
  if (inner) return fieldsOf(inner);
  return Object.entries(properties).flatMap(([name, property]) => {
    const { from = camelCase(name), computed } = property;
    if (computed) return [computed.fields, ...fieldsOf(property)].filter((field) => field !== '');
    const path = from.split('.');
    return [`${path.join(' { ')} ${selectionOf(property)}${' }'.repeat(path.length - 1)}`];
  });
}

// biome-ignore lint/suspicious/noExplicitAny: the schema says what it converts.
type Convert = (value: any) => unknown;

/** Returns what converts a GraphQL value to the JSON of a schema; ids and amounts become numbers. */
export function converterOf(schema: JsonSchema): Convert {
  const convert = converterOfSome(schema);
  return (value) => (value === null || value === undefined ? null : convert(value));
}

function converterOfSome({ anyOf, items, properties, type }: JsonSchema): Convert {
  if (anyOf?.[0]) return converterOf(anyOf[0]);
  if (items) {
    const convert = converterOf(items);
    return (list: unknown[]) => list.map(convert);
  }
  if (properties) {
    const readers = Object.entries(properties).map(
      ([name, property]) => [name, readerOf(name, property)] as const,
    );
    return (object) => {
      const json: Record<string, unknown> = {};
      for (const [name, reader] of readers) json[name] = reader(object);
      return json;
    };
  }
  const types = [type].flat();
  return types.includes('integer') || types.includes('number') ? Number : (value) => value;
}

function readerOf(name: string, property: JsonSchema): Convert {
  const { from = camelCase(name), computed } = property;
  const convert = converterOf(property);
  if (computed) return (object) => convert(computed.value(object));
  const [first = '', ...inner] = from.split('.');
  return (object) => convert(inner.reduce((value, key) => value?.[key], object[first]));
}
