import { snakeCase } from '../route/snake-case.ts';

/** Returns a GraphQL value with the names of the REST interface: snake_case, and ids as numbers. */
export const toRest = (value: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      snakeCase(name),
      name === 'id' ? Number(inner) : convert(inner),
    ]),
  );

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  return value === null || typeof value !== 'object' || value instanceof Date ? value : toRest(value);
}
