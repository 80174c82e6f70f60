import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLSchema,
  isNonNullType,
} from 'graphql';

/** Printed behind each field whose `extensions.semanticNonNull` is true; see docs/decisions/031. */
export const SEMANTIC_NON_NULL = new GraphQLDirective({
  name: 'semanticNonNull',
  description: 'The field is null only together with an error whose `path` names it.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLInt))),
      defaultValue: [0],
      description: 'Levels of lists that it counts for; 0 is the field itself.',
    },
  },
});

function relax(root: GraphQLObjectType): void {
  for (const field of Object.values(root.getFields())) {
    if (!isNonNullType(field.type)) continue;
    const { resolve } = field;
    field.type = field.type.ofType;
    field.extensions = { ...field.extensions, semanticNonNull: true };
    if (!resolve) continue;
    field.resolve = async (...args) => {
      const value: unknown = await resolve(...args);
      if (value === null || value === undefined) {
        throw new Error(`Cannot return null for field ${root.name}.${field.name} without an error.`);
      }
      return value;
    };
  }
}

/**
 * Makes every root field of a schema nullable, so that one that fails leaves the answers of the others. Fields that
 * were declared non-null are marked as null on error only, and still fail when their resolver gives null.
 */
export function nullableRoots(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) if (root) relax(root);
  return schema;
}
