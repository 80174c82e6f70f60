import type { FastifyInstance } from 'fastify';
import { oneRow, type Statement } from '../database/statement.ts';
import type { Services } from '../graphql/context.ts';
import type { RequestHooks } from '../http/hooks.ts';

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

/** What stands in the text, of this site. */
interface LlmsFacts {
  siteName: string;
  siteDescription: string;
  /** A company whose kind, category and city have landing pages; null for a site without companies. */
  example: {
    id: number;
    kind: string;
    kindSlug: string;
    categoryId: number;
    category: string;
    city: string;
  } | null;
}

/** Used on a site without companies. */
const NO_EXAMPLE = {
  kind: 'Padaria',
  kindSlug: 'padaria',
  categoryId: 3,
  category: 'Alimentação',
  city: 'Campinas - SP',
};

/** Returns `llms.txt`, Markdown for language models; every address in it is one of this site that answers. */
function llmsText({ siteName, siteDescription, example }: LlmsFacts, publicUrl: string): string {
  const { kind, kindSlug, categoryId, category, city } = example ?? NO_EXAMPLE;
  const search = (filters: Record<string, string>) => `${publicUrl}/search?${new URLSearchParams(filters)}`;
  const api = (path: string) => `${publicUrl}/api/${path}`;
  const text = `${kind.toLowerCase()} em ${city}`;
  return `# ${siteName}

> ${siteDescription}

Guia de empresas do Brasil, em português. Cada página traz o conteúdo no HTML, sem JavaScript. Para ler não é preciso conta nem chave.

## Buscar por endereço

- [Texto livre](${search({ q: text })}): \`q\` entende nome, serviço, segmento, cidade, CEP, telefone e CNPJ
- [Segmento](${search({ kind: kindSlug })}): \`kind\`, aqui ${kind}
- [Segmento em uma cidade](${search({ kind: kindSlug, city })}): \`kind\` e \`city\`, escrita "Cidade - UF"
- [Categoria](${search({ category: String(categoryId) })}): \`category\`, aqui ${category}
- [Cidade](${search({ city })}): \`city\`
- [Segunda página](${search({ kind: kindSlug, page: '2' })}): \`page\`, até 25; outros filtros: \`order\` (relevance, rating, newest, name), \`aberto\` (agora, domingo, sem-horario)
${example ? `- [Uma empresa](${publicUrl}/company/${example.id}): contato, endereço, horários e avaliações, se houver, com JSON-LD de schema.org\n` : ''}
## Buscar por API

- [Empresas em JSON](${api(`companies?${new URLSearchParams({ q: text, per_page: '5' })}`)}): os mesmos filtros \`q\`, \`kind\`, \`category\`, \`city\`, \`order\`, \`page\` e \`per_page\` (até 100); a busca termina em 400 resultados
- [Segmentos que um texto nomeia](${api(`companies/kinds?${new URLSearchParams({ q: kind })}`)}): o \`slug\` que \`kind\` recebe
- [Categorias](${api('companies/categories')})
- [Descrição OpenAPI](${api('openapi.json')}) e [documentação](${api('docs')})
- [Esquema GraphQL](${publicUrl}/schema.graphql): as consultas vão por POST, em JSON, a \`${publicUrl}/graphql\`

## Mapa do site

- [sitemap.xml](${publicUrl}/sitemap.xml): todas as empresas, categorias, segmentos e cidades
`;
}
