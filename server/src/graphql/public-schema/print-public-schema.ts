import { type GraphQLSchema, isObjectType, Kind, parse, print, visit } from 'graphql';
import { type Access, isForAdmins } from '../may-call.ts';
import { printSemanticSchema } from '../print-semantic-schema.ts';

/** Prints what visitors and owners may use: without the fields of administrators, and types that only those need. */
export function printPublicSchema(schema: GraphQLSchema): string {
  const isPublic = (typeName: string, name: string): boolean => {
    const type = schema.getType(typeName);
    const extensions = isObjectType(type) ? type.getFields()[name]?.extensions : undefined;
    const access = extensions?.access as Access | undefined;
    return !(access && isForAdmins(access)) && extensions?.forAdmins !== true;
  };
  const document = visit(parse(printSemanticSchema(schema)), {
    ObjectTypeDefinition: (node) => ({
      ...node,
      fields: node.fields?.filter((field) => isPublic(node.name.value, field.name.value)),
    }),
  });
  const reached = new Set<string>();
  const reach = (typeName: string): void => {
    if (reached.has(typeName)) return;
    reached.add(typeName);
    for (const definition of document.definitions) {
      if (!('name' in definition) || definition.name?.value !== typeName) continue;
      visit(definition, { NamedType: ({ name }) => reach(name.value) });
    }
  };
  for (const root of [schema.getQueryType(), schema.getMutationType()]) if (root) reach(root.name);
  const definitions = document.definitions.filter(
    (definition) =>
      definition.kind === Kind.DIRECTIVE_DEFINITION ||
      !('name' in definition) ||
      reached.has(definition.name?.value ?? ''),
  );
  return `${print({ ...document, definitions })}\n`;
}
