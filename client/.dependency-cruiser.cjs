/** The client's import rules of docs/explanation/architecture.md; `npm test` runs them. */

/** From the bottom up. Folders of one row do not import each other. */
const LAYERS = [['lib'], ['api'], ['ui'], ['domain'], ['features', 'admin'], ['pages'], ['app', 'ssr']];
const SOURCES = '^client/src/';
const TESTING = `${SOURCES}testing/`;

const layerRules = LAYERS.slice(0, -1).map((row, index) => ({
  name: `client-${row.join('-and-')}`,
  severity: 'error',
  comment: 'app, ssr → pages → features, admin → domain → ui → api → lib',
  from: { path: `${SOURCES}(${row.join('|')})/` },
  to: {
    path: `${SOURCES}(${LAYERS.slice(index + 1)
      .flat()
      .join('|')})/`,
  },
}));

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-folder-circular',
      severity: 'error',
      comment: 'Folders do not import each other; files directly in client/src stand for themselves.',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-import-of-subfolders',
      severity: 'error',
      comment:
        'The rule above counts a folder with its subfolders. Those import their parent, never the reverse.',
      from: { path: `${SOURCES}(.+/)[^/]+$`, pathNot: `${SOURCES}app/` },
      to: { path: `${SOURCES}$1[^/]+/` },
    },
    {
      name: 'no-import-of-app-in-shell',
      severity: 'error',
      comment: 'The one folder that imports its subfolder.',
      from: { path: `${SOURCES}app/shell/` },
      to: { path: `${SOURCES}app/[^/]+$` },
    },
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
      comment: 'The packages let off hold types alone, so there is no file to find.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(@graphql-typed-document-node/core|topojson-specification)$' },
    },
    { name: 'knows-no-server-sources', severity: 'error', from: {}, to: { path: '^server/' } },
    ...layerRules,
    {
      name: 'public-pages-without-mantine',
      severity: 'error',
      comment:
        'They load without it: ui/button.tsx, ui/field. Modals and pages behind a login bring it (ui/themed.tsx).',
      from: {
        path: `${SOURCES}(app|pages/(home|search|company|data-request|legal|login|register/|forgot-password|reset-password|confirm-email)|features/(messages|ratings|saves|search|visits)|domain/(cities|companies|company-actions|kinds|maps|site)|ui/form/(account-fields|page-submit|password-field|use-server-form)|ui/(drawings|feedback|field|hydration|navigation)|ui/(?!themed)[^/]+$)`,
      },
      to: { path: '@mantine/core', pathNot: '\\.css$' },
    },
    {
      name: 'app-knows-no-ssr',
      severity: 'error',
      comment: 'What only the server runs stays out of the browser.',
      from: { path: `${SOURCES}app/` },
      to: { path: `${SOURCES}ssr/` },
    },
    {
      name: 'features-are-strangers',
      severity: 'error',
      from: { path: `${SOURCES}features/([^/]+)/` },
      to: { path: `${SOURCES}(features|admin)/`, pathNot: `${SOURCES}features/$1/` },
    },
    {
      name: 'admin-folders-are-strangers',
      severity: 'error',
      comment:
        'What several of them use is in admin/shell, admin/approval-types, admin/list, admin/changes, admin/actions, admin/bulk, admin/merge, admin/undo or admin/account.',
      from: { path: `${SOURCES}admin/([^/]+)/` },
      to: {
        path: `${SOURCES}(features|admin)/`,
        pathNot: `${SOURCES}admin/($1|shell|approval-types|list|changes|actions|bulk|merge|undo|account)/`,
      },
    },
    {
      name: 'testing-stays-out',
      severity: 'error',
      comment: 'Only tests import what is there for tests.',
      from: { path: SOURCES, pathNot: TESTING },
      to: { path: TESTING },
    },
  ],
  options: {
    // The other parsers need TypeScript's own API, or read no TSX.
    babelConfig: { fileName: 'client/imports.babel.cjs' },
    doNotFollow: { path: 'node_modules' },
    // Tests may import across folders: they would close loops that the program does not have.
    exclude: { path: '\\.(css|svg)$|\\.test\\.tsx?$' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
