import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** Returns the selection of an object type. Of a type that is already above it, only the leaves. */
function selection(type: GraphQLObjectType, above: readonly string[]): string {
  const isRepeated = above.includes(type.name);
  const inner = [...above, type.name];
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    if (isLeafType(named)) return [field.name];
    return isObjectType(named) && !isRepeated ? [`${field.name} ${selection(named, inner)}`] : [];
  });
  return `{ ${fields.join(' ')} }`;
}

/** Returns the operation that selects everything below a root field, with the given arguments. */
export function operationFor(kind: 'query' | 'mutation', field: Field, given: readonly string[]): string {
  const args = field.args.filter(({ name }) => given.includes(name));
  const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const named = getNamedType(field.type);
  const below = isObjectType(named) ? selection(named, []) : '';
  return `${kind}${declared && ` (${declared})`} { ${field.name}${passed && `(${passed})`} ${below} }`;
}

/** Fields that had a value, and nulls that the schema forbids. */
export interface Seen {
  /** `Type.field`. */
  filled: Set<string>;
  /** Paths of nulls where the schema has none. */
  nulls: string[];
}

/** Walks a value of a field's answer and records it in `seen`. */
export function look(path: string, name: string, type: Field['type'], value: unknown, seen: Seen): void {
  if (value === null || value === undefined) {
    if (isNonNullType(type)) seen.nulls.push(path);
    return;
  }
  const own = isNonNullType(type) ? type.ofType : type;
  if (isListType(own)) {
    for (const [index, item] of (value as unknown[]).entries())
      look(`${path}.${index}`, name, own.ofType, item, seen);
    return;
  }
  seen.filled.add(name);
  if (!isObjectType(own)) return;
  for (const [key, inner] of Object.entries(value)) {
    const field = own.getFields()[key];
    if (field) look(`${path}.${key}`, `${own.name}.${key}`, field.type, inner, seen);
  }
}

/** Returns every `Type.field` below a root field. */
export function fieldsBelow(field: Field, found = new Set<string>()): Set<string> {
  const named = getNamedType(field.type);
  if (!isObjectType(named)) return found;
  for (const inner of Object.values(named.getFields())) {
    const name = `${named.name}.${inner.name}`;
    if (found.has(name)) continue;
    found.add(name);
    fieldsBelow(inner, found);
  }
  return found;
}
