import type { FastifyInstance } from 'fastify';
import { oneRow, type Statement } from '../database/statement.ts';
import type { Services } from '../graphql/context.ts';
import type { RequestHooks } from '../http/hooks.ts';

const CONTACT: Statement = {
  name: 'security_contact',
  text: 'SELECT contact_email AS email FROM settings',
};
const A_YEAR = 365 * 24 * 60 * 60 * 1_000;

/** Serves `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export function securityTextRoute({ config, db }: Services, hooks: RequestHooks) {
  return async (app: FastifyInstance): Promise<void> => {
    hooks.admit(app, { charge: 'address' });
    app.get('/.well-known/security.txt', async (_request, reply) => {
      const { email } = await oneRow<{ email: string }>(db.publicReads, CONTACT);
      // A whole day, so that the text changes once a day.
      const expires = new Date(Date.now() + A_YEAR).toISOString().slice(0, 10);
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(
          [
            `Contact: mailto:${email}`,
            `Expires: ${expires}T00:00:00Z`,
            'Preferred-Languages: pt, en',
            `Canonical: ${config.publicUrl}/.well-known/security.txt`,
            '',
          ].join('\n'),
        );
    });
  };
}
