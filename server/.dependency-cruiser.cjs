/** The server's import rules of docs/architecture.md; `npm test` runs them. */

const ORDER = [
  ['audit'],
  ['cities'],
  ['categories'],
  ['settings'],
  ['plans'],
  ['mail'],
  ['users'],
  ['companies'],
  ['ratings', 'messages', 'plan-requests', 'views', 'saves', 'imports'],
  ['statistics'],
];
const DOMAINS = ORDER.flat();
const folder = (names) => `^server/src/(${names.join('|')})/`;
/** Values of closed lists in Portuguese, beside their enums; the log, which comes first, tells them all. */
const NAMES = '-names\\.ts$';

/** Each domain imports only those before it; those of one step do not know each other. */
const domainRules = ORDER.flatMap((step, index) =>
  step.map((domain) => {
    const later = DOMAINS.filter((name) => name !== domain && !ORDER.slice(0, index).flat().includes(name));
    return {
      name: `${domain}-before`,
      severity: 'error',
      comment: 'A domain imports only those before it.',
      from: { path: `^server/src/${domain}/` },
      to: { path: folder(later), ...(domain === 'audit' && { pathNot: NAMES }) },
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
    {
      name: 'lib-knows-no-domain',
      severity: 'error',
      from: { path: '^server/src/(lib/|config\\.ts)' },
      to: { path: '^server/src/(?!lib/|config\\.ts)' },
    },
    ...domainRules,
    {
      name: 'names-know-their-domain-alone',
      severity: 'error',
      comment: 'So that audit, which comes before all others, may import them.',
      from: { path: `^server/src/(?!audit/)([^/]+)/.*${NAMES}` },
      to: { pathNot: '^server/src/$1/' },
    },
    {
      name: 'domains-know-no-edge',
      severity: 'error',
      from: { path: folder(DOMAINS), pathNot: '(\\.test\\.ts|-cli\\.ts)$' },
      to: { path: '^server/src/(rest|pages|exports|http|app\\.ts|program\\.ts|schema\\.ts)' },
    },
    {
      name: 'resolvers-by-schema-alone',
      severity: 'error',
      from: { pathNot: '^server/src/schema\\.ts$' },
      to: { path: '^server/src/.*\\.resolver\\.ts$' },
    },
    {
      name: 'edges-by-app-alone',
      severity: 'error',
      from: { pathNot: '^server/src/(app\\.ts|rest/|pages/|exports/)' },
      to: { path: '^server/src/(rest|pages|exports)/' },
    },
    {
      name: 'knows-no-client-sources',
      severity: 'error',
      from: {},
      to: { path: '^client/' },
    },
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
