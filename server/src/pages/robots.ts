import type { FastifyInstance } from 'fastify';
import type { Services } from '../graphql/context.ts';

/** What `llms.txt` names of the REST interface. */
const OPEN = ['/api/companies', '/api/docs', '/api/openapi.json'];
/** The rest of it, and pages that need an account. */
const CLOSED = [
  '/api',
  '/playground',
  '/admin',
  '/dashboard',
  '/user-dashboard',
  '/profile',
  '/reports',
  '/webhooks',
  '/settings',
  '/register-company',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/assumir',
  '/convite/',
  '/pedido/',
  '/pedir?',
  '/search?saved=',
];

/** Returns `robots.txt` of a site with this public origin. */
const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    // The longest path counts.
    ...OPEN.map((path) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** Serves `robots.txt`, during maintenance too, since a 503 would stop search engines altogether. */
export function robotsRoute({ config }: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/robots.txt', async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(robotsText(config.publicUrl)),
    );
  };
}
