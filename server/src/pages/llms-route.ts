import type { FastifyInstance } from 'fastify';
import { oneRow, type Statement } from '../database/statement.ts';
import type { Services } from '../graphql/context.ts';
import type { RequestHooks } from '../http/hooks.ts';
import { type LlmsFacts, llmsText } from './llms-text.ts';

/** The best companies, of which the first with a kind is the example. */
const READ = 200;
const FACTS: Statement = {
  name: 'llms_facts',
  text: `SELECT s.site_name AS "siteName", s.site_description AS "siteDescription", (
           SELECT json_build_object('id', c.id, 'kind', kind.name, 'kindSlug', kind.slug, 'categoryId', category.id,
             'category', category.name, 'city', city.name || ' - ' || city.state)
           FROM (
             SELECT company_id, score FROM search_documents ORDER BY score DESC, company_id DESC LIMIT ${READ}
           ) best
           JOIN companies c ON c.id = best.company_id AND c.is_active AND c.is_approved
           JOIN kinds kind ON kind.id = c.kind_ids[1]
           JOIN categories category ON category.id = c.category_id AND category.is_visible
           JOIN cities city ON city.id = c.city_id AND city.is_visible
           ORDER BY best.score DESC, best.company_id DESC LIMIT 1
         ) AS example
         FROM settings s`,
};

/** Serves `llms.txt`, which tells language models how to search here by address and API. */
export function llmsRoute({ config, db }: Services, hooks: RequestHooks) {
  return async (app: FastifyInstance): Promise<void> => {
    hooks.admit(app, { charge: 'address' });
    app.get('/llms.txt', async (_request, reply) => {
      const facts = await oneRow<LlmsFacts>(db.publicReads, FACTS);
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(llmsText(facts, config.publicUrl));
    });
  };
}
