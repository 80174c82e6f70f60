import { readFile } from 'node:fs/promises';
import scalar from '@scalar/fastify-api-reference';
import fastify from 'fastify';
import { defineConfig, type Plugin } from 'vite';

/** Returns Scalar's script for browsers from its Fastify plugin, which has fewer dependencies than its other packages. */
async function scalarScript(): Promise<string> {
  const app = fastify();
  await app.register(scalar, { routePrefix: '/docs', configuration: { url: '/openapi.json' } });
  const { statusCode, body } = await app.inject('/docs/js/scalar.js');
  await app.close();
  if (statusCode !== 200) throw new Error(`Scalar's plugin answers ${statusCode} for its script.`);
  return body;
}

/** Puts Scalar's script into the build, and into the page ahead of the page's own. */
const scalarFile: Plugin = {
  name: 'scalar-file',
  apply: 'build',
  async generateBundle() {
    const before = await readFile(new URL('api-docs/before-scalar.js', import.meta.url), 'utf8');
    this.emitFile({ type: 'asset', name: 'scalar.js', source: before + (await scalarScript()) });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const file = Object.keys(bundle).find((name) => name.startsWith('assets/scalar-'));
      return html.replace('<script ', `<script defer src="/api/docs/${file}"></script>\n<script `);
    },
  },
};

/** The API reference is a build of its own, so that nothing of its reader gets into the site's bundles (decision 022). */
export default defineConfig({
  root: 'api-docs',
  base: '/api/docs/',
  plugins: [scalarFile],
  publicDir: false,
  build: {
    outDir: '../dist/api-docs',
    license: { fileName: '.vite/license.json' },
    emptyOutDir: true,
    target: 'es2022',
  },
});
