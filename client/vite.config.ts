import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { inlineRuntime } from './scripts/inline-runtime.ts';

const SERVER = process.env.API_URL ?? 'http://localhost:4000';

/** Puts the page's data into a script element of type JSON, which is not run. */
const stateElement: Plugin = {
  name: 'state-element',
  apply: 'build',
  transformIndexHtml: (html) =>
    html.replace('<!--state-->', '<script type="application/json" id="state"><!--state--></script>'),
};

const UNUSED_PALETTES =
  /\s*--mantine-color-(?:pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-[\w-]+:[^;}]*;?/g;

/** Removes eleven palettes of Mantine that the site does not use: a quarter of a page's styles. */
const sitePalettes: Plugin = {
  name: 'site-palettes',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('default-css-variables') ? { code: code.replace(UNUSED_PALETTES, ''), map: null } : null,
};

/** Leaves out the computation of the theme's CSS variables: the server puts them into each page. */
const noThemeVariables: Plugin = {
  name: 'no-theme-variables',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/MantineCssVariables.mjs') ? 'export const MantineCssVariables = () => null;' : null,
};

/** Returns a short class name, the same in both builds: it stands in the styles, the document and the scripts. */
const generateScopedName = (name: string, file: string): string =>
  `_${createHash('sha1')
    .update(`${relative(import.meta.dirname, file)}#${name}`)
    .digest('base64url')
    .slice(0, 5)}`;

/** Puts `src/boot.ts` into the document: it decides when the other scripts run. */
const inlineBoot: Plugin = {
  name: 'inline-boot',
  apply: 'build',
  transformIndexHtml: {
    // Before Vite takes the script for an entry.
    order: 'pre',
    async handler(html) {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          target: 'es2022',
          lib: {
            entry: fileURLToPath(new URL('src/boot.ts', import.meta.url)),
            formats: ['iife'],
            name: 'boot',
          },
        },
      });
      const [output] = [built].flat();
      const code = output && 'output' in output ? output.output[0].code.trim() : '';
      return html.replace(
        '<script type="module" src="/src/boot.ts"></script>',
        () => `<script data-boot>${code}</script>`,
      );
    },
  },
};

/** The server puts the styles into each page (src/ssr/route-assets.ts); the page is shown before its scripts are needed. */
const documentTags: Plugin = {
  name: 'document-tags',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html
        .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
        .replace(
          /<script type="module"([^>]*) src="([^"]*)"><\/script>/,
          '<link rel="modulepreload" data-main fetchpriority="low"$1 href="$2">',
        ),
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
 * Returns what is loaded together with a page's code on navigation. Every page carries these lists, so those of pages
 * behind a login or reached by mail hold styles only: their shared code is loaded after their own.
 */
const preloaded = (page: string, files: string[]): string[] =>
  /\/(?:admin|confirm-email|dashboard|forgot-password|profile|prove-claim|quote-request|reset-password|register-company|reports|settings|user-dashboard|webhooks)-/.test(
    page,
  )
    ? files.filter((file) => file.endsWith('.css'))
    : files;

/**
 * Removes what React Router keeps for its framework: components that nothing uses, as their display names are assigned,
 * and the prefetching of links.
 */
const routerParts: Plugin = {
  name: 'router-parts',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/react-router[^?]*\/production\/chunk-[^?]*\.mjs$/.test(id)) return null;
    const lean = code
      .replace(/^\w+\.displayName = "\w+";$/gm, '')
      .replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
      .replace(/return shouldPrefetch && !isAbsolute \? .*? : link;/, 'return link;');
    return { code: lean, map: null };
  },
};

/** React Router's exports name only its development build. */
const reactRouter = fileURLToPath(import.meta.resolve('react-router')).replace(
  '/development/',
  '/production/',
);

/** Two builds: `vite build` for the browser, then `vite build --ssr`, which reads the manifest of the first. */
export default defineConfig(({ isSsrBuild }) => ({
  // 'es2015': RxJS without ES5 classes.
  resolve: isSsrBuild
    ? {}
    : {
        conditions: ['es2015', ...defaultClientConditions],
        alias: [{ find: /^react-router$/, replacement: reactRouter }],
      },
  plugins: [
    react(),
    routerParts,
    inlineRuntime,
    sitePalettes,
    noThemeVariables,
    stateElement,
    inlineBoot,
    documentTags,
    fontPreload,
  ],
  // The icons, whose addresses are fixed.
  publicDir: isSsrBuild ? false : 'public',
  server: {
    proxy: Object.fromEntries(
      ['/graphql', '/logos', '/api', '/admin-exports', '/playground'].map((path) => [path, SERVER]),
    ),
  },
  ssr: { noExternal: true, target: 'node' },
  css: { modules: { generateScopedName } },
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
