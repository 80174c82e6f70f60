import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { builtPage } from './built-page.ts';

/** Own files only. Scalar creates style elements, which get the nonce, and style attributes. */
const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Serves `/api/docs`: the OpenAPI document in Scalar, where requests can be tried. */
export const apiDocsRoute =
  (clientDir: string) =>
  (app: FastifyInstance): Promise<void> =>
    builtPage(app, { url: '/api/docs', root: join(clientDir, 'api-docs'), policyOf });
