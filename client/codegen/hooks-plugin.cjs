const { dirname, relative } = require('node:path');

/** Returns the name of the document that `typed-document-node` exports. */
const documentOf = (name) => `${name}Document`;
const pascal = (name) => name.charAt(0).toUpperCase() + name.slice(1);

function hooksOf({ operation, name }) {
  const base = pascal(name.value);
  const own = `${base}${pascal(operation)}`;
  if (operation === 'mutation') {
    return [
      `export const use${base}Mutation = (options?: Hooks.MutationOptions<${own}, ${own}Variables>) =>`,
      `  Hooks.useTypedMutation('${name.value}', ${documentOf(base)}, options);`,
    ];
  }
  return [
    `export const use${base}Query = (...args: Hooks.QueryArguments<${own}, ${own}Variables>) =>`,
    `  Hooks.useFreshQuery(${documentOf(base)}, ...args);`,
  ];
}

/** graphql-codegen plugin: typed Apollo hooks for the operations of one file (docs/explanation/decisions/002). */
module.exports.plugin = (_schema, documents, _config, { outputFile }) => {
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter((definition) => definition.kind === 'OperationDefinition' && definition.name);
  if (operations.length === 0) return '';
  const path = relative(dirname(outputFile), 'client/src/api/hooks.ts').replaceAll('\\', '/');
  return {
    prepend: [`import * as Hooks from '${path.startsWith('.') ? path : `./${path}`}';`],
    content: operations.flatMap(hooksOf).join('\n'),
  };
};
