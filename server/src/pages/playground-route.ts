import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { builtPage } from './built-page.ts';

/** Own files only; its editors set inline styles. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves `/playground`: GraphiQL. */
export const playgroundRoute =
  ({ production }: Pick<Config, 'production'>, clientDir: string) =>
  (app: FastifyInstance): Promise<void> =>
    builtPage(app, {
      url: '/playground',
      root: join(clientDir, 'playground'),
      policyOf: () => POLICY,
      change: (page) =>
        production ? page : page.replace('data-introspection="admin"', 'data-introspection="open"'),
    });
