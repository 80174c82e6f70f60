/** The server's import rules of docs/explanation/architecture.md; `npm run check` runs them. */

/** Each step imports only those before it; those of one step do not know each other. */
const ORDER = [
  ['shared'],
  ['hours'],
  ['database'],
  ['outbox'],
  ['limits'],
  ['graphql'],
  ['audit'],
  ['cities'],
  ['categories'],
  ['kinds'],
  ['attributes'],
  ['plans'],
  ['mail'],
  ['settings', 'reasons'],
  ['users'],
  ['payments'],
  ['decisions'],
  ['answer-templates', 'companies'],
  ['ratings', 'messages', 'plan-requests', 'views', 'saves', 'imports', 'webhooks'],
  ['owner-day', 'quote-requests', 'statistics', 'approvals'],
  ['metrics'],
  ['http'],
  ['rest', 'pages', 'exports'],
];
/** Imports the entities and so stands after the domains; nothing but the start and the commands imports it. */
const SETUP = '^server/src/database/setup/';
const folder = (names) => `^server/src/(${names.join('|')})/`;

const orderRules = ORDER.flatMap((step, index) =>
  step.map((name) => {
    const later = ORDER.slice(index)
      .flat()
      .filter((other) => other !== name);
    return {
      name: `${name}-before`,
      severity: 'error',
      comment: 'A folder imports only those before it.',
      from: { path: folder([name]), pathNot: [SETUP, '\\.test\\.ts$'] },
      to: { path: folder(later) },
    };
  }),
);

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-barrels',
      severity: 'error',
      comment: 'No index.ts: import the file that has it.',
      from: {},
      to: { path: '^server/src/.*(^|/)index\\.tsx?$' },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...orderRules,
    {
      name: 'setup-by-start-alone',
      severity: 'error',
      from: {
        pathNot: [
          SETUP,
          '^server/src/(commands/|(program|wait-for-database|background-work)\\.ts|database/backup/)',
          '\\.test\\.ts$',
          '^server/test/',
        ],
      },
      to: { path: SETUP },
    },
    {
      name: 'resolvers-by-schema-alone',
      severity: 'error',
      from: { pathNot: '^server/src/schema\\.ts$' },
      to: { path: '^server/src/.*\\.resolver\\.ts$' },
    },
    { name: 'knows-no-client-sources', severity: 'error', from: {}, to: { path: '^client/' } },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\?raw$|\\.css$|\\.svg$)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
