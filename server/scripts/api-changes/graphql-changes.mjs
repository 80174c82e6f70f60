import { buildASTSchema, findBreakingChanges, getNamedType, Kind, parse, visit } from 'graphql';

/** Builds a schema in which `@semanticNonNull` is `!`, so that a field that loses it counts as changed. */
export function strictSchema(text) {
  const document = visit(parse(text), {
    FieldDefinition(node) {
      const isStrict = node.directives?.some(({ name }) => name.value === 'semanticNonNull');
      if (!isStrict || node.type.kind === Kind.NON_NULL_TYPE) return undefined;
      return { ...node, type: { kind: Kind.NON_NULL_TYPE, type: node.type } };
    },
  });
  return buildASTSchema(document);
}

const fieldsOf = (type) => Object.values(type?.getFields?.() ?? {});

/** Returns what a change removed, from the old schema; undefined for other changes, and for types. */
function removedBy(description, old) {
  const [, type, field, argument] = /^(\w+)\.(\w+)(?: arg (\w+))? was removed\.$/.exec(description) ?? [];
  const found = fieldsOf(old.getType(type)).find(({ name }) => name === field);
  if (field) return argument ? found?.args.find(({ name }) => name === argument) : found;
  const [, value, of] = /^(\w+) was removed from enum type (\w+)\.$/.exec(description) ?? [];
  return old.getType(of)?.getValue?.(value);
}

/** Returns whether its `@deprecated` names a day that has come. */
const mayLeave = (removed, today) => {
  const [, day] = /\bLeaves on (\d{4}-\d{2}-\d{2})\b/.exec(removed?.deprecationReason ?? '') ?? [];
  return day !== undefined && day <= today;
};

/** Returns the fields and arguments of a schema that have a type. */
const usersOf = (name, old) =>
  Object.values(old.getTypeMap())
    .flatMap(fieldsOf)
    .flatMap((field) => [field, ...(field.args ?? [])])
    .filter(({ type }) => getNamedType(type).name === name);

/** Returns what breaks clients of the old schema, as English sentences. */
export function graphqlChanges(oldText, newText, today) {
  const old = strictSchema(oldText);
  const changes = findBreakingChanges(old, strictSchema(newText)).map(({ description }) => description);
  const left = new Set(changes.map((text) => removedBy(text, old)).filter((one) => mayLeave(one, today)));
  const isAllowed = (description) => {
    const [, type] = /^(\w+) was removed\.$/.exec(description) ?? [];
    if (!type) return left.has(removedBy(description, old));
    const users = usersOf(type, old);
    return users.length > 0 && users.every((user) => left.has(user));
  };
  return changes.filter((description) => !isAllowed(description));
}
