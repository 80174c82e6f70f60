/** The client's import rules of docs/architecture.md; `npm test` runs them. */

const LAYERS = ['lib', 'components', 'features', 'pages', 'app'];
const layerRules = LAYERS.slice(0, -1).map((layer, index) => ({
  name: `client-${layer}`,
  severity: 'error',
  comment: 'app → pages → features → components → lib',
  from: { path: `^client/src/${layer}/` },
  to: { path: `^client/src/(${LAYERS.slice(index + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-barrels',
      severity: 'error',
      comment: 'No index.ts: import the file that has it.',
      from: {},
      to: { path: '^client/src/.*(^|/)index\\.tsx?$' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'The package let off holds types alone, so there is no file to find.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' },
    },
    { name: 'knows-no-server-sources', severity: 'error', from: {}, to: { path: '^server/' } },
    ...layerRules,
    {
      name: 'features-are-strangers',
      severity: 'error',
      from: { path: '^client/src/features/([^/]+)/' },
      to: { path: '^client/src/features/', pathNot: '^client/src/features/$1/' },
    },
  ],
  options: {
    // The other parsers need TypeScript's own API, or read no TSX.
    babelConfig: { fileName: 'client/imports.babel.cjs' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg)$' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
