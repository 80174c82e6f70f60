import {
  type GraphQLSchema,
  isObjectType,
  lexicographicSortSchema,
  parse,
  printSchema,
  visit,
} from 'graphql';

const MARK = ' @semanticNonNull';

/** Prints a schema in the order of names, with the mark of fields that are null on error only. */
export function printSemanticSchema(schema: GraphQLSchema): string {
  const printed = printSchema(lexicographicSortSchema(schema));
  const ends: number[] = [];
  visit(parse(printed), {
    ObjectTypeDefinition({ name, fields = [] }) {
      const type = schema.getType(name.value);
      for (const field of fields) {
        const defined = isObjectType(type) ? type.getFields()[field.name.value] : undefined;
        if (defined?.extensions.semanticNonNull === true && field.loc) ends.push(field.loc.end);
      }
    },
  });
  return ends.reduceRight((text, end) => text.slice(0, end) + MARK + text.slice(end), printed);
}
