/** Returns the names of mutations, queries, root fields and types: `api/invalidation.ts` is checked against them. */
module.exports.plugin = (schema, documents) => {
  const operations = documents.flatMap(({ document }) => document.definitions);
  const namesOf = (kind) =>
    operations.filter(({ operation }) => operation === kind).map(({ name }) => name.value);
  const union = (type, names) =>
    `export type ${type} =\n${[...names]
      .sort()
      .map((name) => `  | '${name}'`)
      .join('\n')};\n`;
  return [
    union('MutationName', namesOf('mutation')),
    union('QueryName', namesOf('query')),
    union('QueryField', Object.keys(schema.getQueryType().getFields())),
    union(
      'TypeName',
      Object.keys(schema.getTypeMap()).filter((name) => !name.startsWith('__')),
    ),
  ].join('\n');
};
