/** What stands in the text, of this site. */
export interface LlmsFacts {
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
export function llmsText({ siteName, siteDescription, example }: LlmsFacts, publicUrl: string): string {
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
