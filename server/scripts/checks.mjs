const npx = (...args) => ['npx', '--no', '--', ...args];
const node = (...args) => [process.execPath, ...args];

/** What must hold without a test being run; the longest first. */
export const CHECKS = [
  {
    name: 'import rules of the client',
    commands: [npx('depcruise', '--config', 'client/.dependency-cruiser.cjs', 'client/src')],
  },
  {
    name: 'schema.graphql and migrations match the classes, and no interface breaks its clients',
    commands: [
      node('server/scripts/build.mjs', 'server'),
      node('server/scripts/schema.mjs', '--check'),
      node('server/scripts/api-changes.mjs'),
      node('server/scripts/migration-drift.mjs'),
    ],
  },
  { name: 'types of the client', commands: [npx('tsc', '--noEmit', '-p', 'client')] },
  {
    name: 'generated client types match the schema',
    commands: [npx('graphql-codegen', '--config', 'codegen.yml', '--check')],
  },
  { name: 'types of the server', commands: [npx('tsc', '--noEmit', '-p', 'server')] },
  {
    name: 'import rules of the server',
    commands: [npx('depcruise', '--config', 'server/.dependency-cruiser.cjs', 'server/src')],
  },
  { name: 'format and lint', commands: [npx('biome', 'ci', '--error-on-warnings', '.')] },
  { name: 'rules of the schema', commands: [npx('eslint', '--max-warnings', '0', 'schema.graphql')] },
  {
    name: 'texts are tested where client/src/testing/texts.md says',
    commands: [node('server/scripts/tested-texts.mjs')],
  },
  { name: 'files and folders', commands: [node('server/scripts/layout-limits.mjs')] },
];

/** The client's build, which the browser tests need as well. */
export const BUILD = {
  name: 'build, bundle budget and third-party notices',
  commands: [
    node('server/scripts/build.mjs', 'client'),
    node('client/scripts/bundle-budget.mjs'),
    node('server/scripts/third-party-notices.mjs', '--check'),
  ],
};
