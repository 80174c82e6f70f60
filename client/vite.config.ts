import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './scripts/chunk-groups.ts';

const SERVER = process.env.API_URL ?? 'http://localhost:4000';

/** Around the placeholder of the page's data, so that they are data and not a script. */
const stateElement: Plugin = {
  name: 'state-element',
  apply: 'build',
  transformIndexHtml: (html) =>
    html.replace('<!--state-->', '<script type="application/json" id="state"><!--state--></script>'),
};

const UNUSED_PALETTES =
  /\s*--mantine-color-(?:pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-[\w-]+:[^;}]*;?/g;

/** Mantine brings eleven palettes that the site has no use for: a quarter of the styles of a page. */
const sitePalettes: Plugin = {
  name: 'site-palettes',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('default-css-variables') ? { code: code.replace(UNUSED_PALETTES, ''), map: null } : null,
};

/** The server puts the styles into each page (src/ssr/route-assets.ts). */
const noStyleLinks: Plugin = {
  name: 'no-style-links',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(/\s*<link rel="stylesheet"[^>]*>/g, ''),
  },
};

/** Loads the headings' font with the page, before its styles are parsed. */
const fontPreload: Plugin = {
  name: 'font-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head-prepend' as const,
        })),
  },
};

/**
 * What is asked for together with a page's code when one goes to it. Every page carries the list, so that of the
 * administration holds styles alone: what its code needs is asked for once that has come.
 */
const preloaded = (page: string, files: string[]): string[] =>
  /\/(?:admin|dashboard|profile|register-company|reports|settings|user-dashboard)-/.test(page)
    ? files.filter((file) => file.endsWith('.css'))
    : files;

/** Two builds: `vite build` for the browser, then `vite build --ssr` for the server, which takes in the first's manifest. */
const reactRouter = fileURLToPath(import.meta.resolve('react-router')).replace(
  '/development/',
  '/production/',
);

export default defineConfig(({ isSsrBuild }) => ({
  // RxJS without the helpers for browsers of before 2015.
  resolve: isSsrBuild
    ? {}
    : {
        conditions: ['es2015', ...defaultClientConditions],
        alias: [{ find: /^react-router$/, replacement: reactRouter }],
      },
  plugins: [react(), sitePalettes, stateElement, noStyleLinks, fontPreload],
  publicDir: false,
  server: {
    proxy: Object.fromEntries(
      ['/graphql', '/logos', '/api', '/admin-exports', '/playground'].map((path) => [path, SERVER]),
    ),
  },
  ssr: { noExternal: true, target: 'node' },
  // The server's bundle carries React's production code only, whatever NODE_ENV it runs under.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        license: { fileName: '.vite/license.json' },
        emptyOutDir: true,
        target: 'node20',
        minify: false,
        rollupOptions: { output: { entryFileNames: 'page-worker.js' } },
      }
    : {
        outDir: 'dist/client',
        license: { fileName: '.vite/license.json' },
        emptyOutDir: true,
        target: 'es2022',
        manifest: true,
        modulePreload: { polyfill: false, resolveDependencies: preloaded },
        rollupOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
}));
