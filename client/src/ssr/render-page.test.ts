// @vitest-environment node
import type { FormattedExecutionResult } from 'graphql';
import { expect, it } from 'vitest';
import { card, company, found, padaria, site, usualAnswers } from '../testing/site-fixtures.ts';
import { type RenderRequest, render } from './render-page.tsx';

type Execute = RenderRequest['execute'];

const answer =
  (answers: Record<string, FormattedExecutionResult>): Execute =>
  async ({ document }) => {
    const [operation] = document.definitions;
    const name = operation && 'name' in operation ? operation.name?.value : undefined;
    const response = ({ ...usualAnswers(), ...answers } as Record<string, FormattedExecutionResult>)[
      name ?? ''
    ];
    if (!response) throw new Error(`Not expected: ${name}`);
    return response;
  };
const failed = (code: string): FormattedExecutionResult => ({
  data: null,
  errors: [{ message: 'Não.', extensions: { code } }],
});
const open = (url: string, answers: Record<string, FormattedExecutionResult>) =>
  render({ url, publicUrl: 'https://guia.exemplo.com.br', execute: answer(answers) });

it('renders a page with its head and its state', async () => {
  const name = '</script><b>Padaria & Cia</b>';
  const page = await open('/company/7', { Company: { data: { company: company({ name }) } } });
  expect(page.status).toBe(200);
  expect(page.head).toContain('<link rel="canonical" href="https://guia.exemplo.com.br/company/7" ');
  expect(page.head).toContain('&#60;b&#62;Padaria &#38; Cia');
  expect(page.html).toContain('Padaria &amp; Cia');
  expect(page.state).not.toContain('<');
  expect(JSON.parse(page.state).answered).toHaveLength(3);
});

const jsonLdOf = (head: string) =>
  [...head.matchAll(/<script type="application\/ld\+json" data-head>(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  );

it('renders JSON-LD of a company, with a rating only where there is one', async () => {
  const name = '</script><b>Padaria & Cia</b>';
  const rated = await open('/company/7', { Company: { data: { company: company({ name }) } } });
  const [business, way] = jsonLdOf(rated.head);
  expect(business).toMatchObject({
    '@type': 'LocalBusiness',
    name,
    url: 'https://guia.exemplo.com.br/company/7',
    telephone: '+5519995550100',
    address: { addressLocality: 'Campinas', addressRegion: 'SP', addressCountry: 'BR' },
    aggregateRating: { ratingValue: 4.46, ratingCount: 11 },
  });
  expect(way).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 4 } });
  const unrated = await open('/company/7', {
    Company: { data: { company: company({ totalRatings: 0, averageRating: 0 }) } },
  });
  expect(jsonLdOf(unrated.head)[0]).not.toHaveProperty('aggregateRating');
  const pending = await open('/company/7', {
    Company: { data: { company: company({ isApproved: false }) } },
  });
  expect(jsonLdOf(pending.head)).toEqual([]);
  expect(pending.head).toContain('noindex');
});

it('has one canonical URL per search; texts and empty searches are noindex', async () => {
  const matchedCategory = { __typename: 'Category', id: '3', name: 'Alimentação' } as const;
  const matchedCity = { __typename: 'City', id: '9', name: 'São Luís', state: 'MA' } as const;
  const landing = await open('/search?order=name&city=sao%20luis/ma&category=alimenta%C3%A7%C3%A3o', {
    Search: found({ matchedCategory, matchedCity }),
  });
  expect(landing.head).toContain(
    'href="https://guia.exemplo.com.br/search?category=3&#38;city=S%C3%A3o+Lu%C3%ADs+-+MA"',
  );
  expect(landing.head).toContain('"index, follow"');
  expect(jsonLdOf(landing.head).map((item) => item['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
  expect((await open('/search?q=padaria', { Search: found({}) })).head).toContain('"noindex, follow"');
  const empty = await open('/search?kind=padaria', { Search: found({ items: [], total: 0 }) });
  expect(empty.head).toContain('"noindex, follow"');
  expect((await open('/search?saved=1', {})).head).toContain('"noindex, follow"');
});

it('names the landing page of a text that says only its kind and city; texts and filters are noindex', async () => {
  const matchedCity = { __typename: 'City', id: '9', name: 'Campinas', state: 'SP' } as const;
  const { id, slug, name } = padaria();
  const kind = { __typename: 'Kind' as const, id, slug, name };
  const bakery = card({ kinds: [kind] });
  const named = { items: [bakery], matchedKind: padaria(), matchedCity };
  const landing = 'href="https://guia.exemplo.com.br/search?kind=padaria&#38;city=Campinas+-+SP"';
  const exact = await open('/search?q=padaria%20em%20campinas&page=2', {
    Search: found({ ...named, isFullyMatched: true }),
  });
  expect(exact.head).toContain(landing);
  expect(exact.head).toContain('"noindex, follow"');
  const onlyNamed = await open('/search?q=padaria%20em%20campinas', {
    Search: found({ ...named, items: [card()], isFullyMatched: true }),
  });
  expect(onlyNamed.head).toContain('/search?q=padaria+em+campinas"');
  const more = await open('/search?q=padaria%20boa%20em%20campinas', { Search: found(named) });
  expect(more.head).toContain('/search?q=padaria+boa+em+campinas"');
  const inCity = await open('/search?kind=padaria&city=campinas', {
    Search: found({ ...named, isFullyMatched: true }),
  });
  expect(inCity.head).toContain(landing);
  expect(inCity.head).toContain('"index, follow"');
  const filtered = await open('/search?kind=padaria&attributes=3', { Search: found(named) });
  expect(filtered.head).toContain('"noindex, follow"');
});

it('names a preview image with its size and what it shows', async () => {
  const kinds = [
    { __typename: 'Kind' as const, id: '5', slug: 'padaria', name: 'Padaria', schemaType: null },
  ];
  const { head } = await open('/company/7', { Company: { data: { company: company({ kinds }) } } });
  expect(head).toContain('<title>Padaria Trigo de Ouro · Padaria em Campinas - SP · Guia da Cidade</title>');
  for (const [name, content] of [
    ['og:image', 'https://guia.exemplo.com.br/previews/7.jpg'],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'Padaria Trigo de Ouro: Padaria em Campinas - SP'],
  ]) {
    expect(head).toContain(`<meta property="${name}" content="${content}" data-head>`);
  }
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image" data-head>');
  const hidden = await open('/company/7', { Company: { data: { company: company({ isApproved: false }) } } });
  expect(hidden.head).not.toContain('/previews/');
  expect(hidden.head).toContain('"og:image:alt" content="Guia da Cidade"');
});

it('has one canonical URL per kind and city, whatever else is in it', async () => {
  const matchedCategory = { __typename: 'Category', id: '3', name: 'Alimentação' } as const;
  const matchedCity = { __typename: 'City', id: '9', name: 'Campinas', state: 'SP' } as const;
  const landing = await open('/search?order=name&city=campinas/sp&kind=5&category=3', {
    Search: found({ matchedCategory, matchedKind: padaria(), matchedCity, total: 37 }),
  });
  const address = 'https://guia.exemplo.com.br/search?kind=padaria';
  expect(landing.head).toContain(`href="${address}&#38;city=Campinas+-+SP"`);
  expect(landing.head).toContain('<title>Padarias em campinas/sp · Guia da Cidade</title>');
  expect(landing.head).toContain(
    'content="Padarias em campinas/sp: 37 opções. Veja telefones, endereços e avaliações no',
  );
  expect(landing.head).toContain('"index, follow"');
  const [way, list] = jsonLdOf(landing.head);
  expect(way?.itemListElement).toMatchObject([
    { name: 'Início' },
    { name: 'Buscar empresas' },
    { name: 'Alimentação', item: 'https://guia.exemplo.com.br/search?category=3' },
    { name: 'Padarias', item: address },
    { name: 'Padarias em campinas/sp', item: `${address}&city=Campinas+-+SP` },
  ]);
  expect(list).toMatchObject({ '@type': 'ItemList', itemListElement: [{ name: 'Padaria Trigo de Ouro' }] });
  const unknown = await open('/search?kind=nenhum', { Search: found({ items: [], total: 0 }) });
  expect(unknown.head).toContain('"noindex, follow"');
});

it('names the main kind of a company by its type of schema.org', async () => {
  const typeOf = async (kinds: (string | null)[]) => {
    const named = kinds.map((schemaType, id) => ({
      __typename: 'Kind' as const,
      id: String(id),
      slug: `kind-${id}`,
      name: `Kind ${id}`,
      schemaType,
    }));
    const page = await open('/company/7', { Company: { data: { company: company({ kinds: named }) } } });
    return jsonLdOf(page.head)[0]?.['@type'];
  };
  expect(await typeOf(['Bakery', 'Restaurant'])).toBe('Bakery');
  expect(await typeOf([null, 'Restaurant'])).toBe('LocalBusiness');
  expect(await typeOf([])).toBe('LocalBusiness');
});

it('closes every page during maintenance, with 503', async () => {
  const closed = { Site: { data: { publicSettings: { ...site(), maintenanceMode: true } } } };
  for (const path of ['/', '/terms', '/company/7']) {
    const page = await open(path, {
      ...closed,
      Home: failed('MAINTENANCE'),
      HomeStatistics: failed('MAINTENANCE'),
      HomeLinks: failed('MAINTENANCE'),
      Company: failed('MAINTENANCE'),
      SimilarCompanies: failed('MAINTENANCE'),
    });
    expect(page.status).toBe(503);
    expect(page.html).toContain('Estamos em manutenção');
    expect(page.head).toContain('"noindex, follow"');
  }
});

it('passes the same document object each time', async () => {
  const documents = new Set<unknown>();
  const execute: Execute = (execution) => {
    documents.add(execution.document);
    return answer({ Search: found() })(execution);
  };
  const request = { url: '/search?q=a', publicUrl: 'https://guia.exemplo.com.br', execute };
  await render(request);
  await render(request);
  expect(documents.size).toBe(2);
});

it.each([
  ['NOT_FOUND', 404],
  ['SERVICE_UNAVAILABLE', 503],
  ['INTERNAL_SERVER_ERROR', 500],
])('answers %s with %i and noindex', async (code, status) => {
  const page = await open('/company/7', { Company: failed(code) });
  expect(page.status).toBe(status);
  expect(page.html).toContain('Empresa não encontrada');
  expect(page.head).toContain('noindex');
});

it.each(['/nada', '/company', '/company/7/mais', '//', '/%E0%A4%A'])(
  'redirects %s to the home page',
  async (url) => {
    expect(await open(url, {})).toMatchObject({ status: 302, redirect: '/' });
  },
);

it('rejects with the rendering error', async () => {
  const broken = { ...company(), category: null };
  await expect(open('/company/7', { Company: { data: { company: broken } } })).rejects.toThrow();
});
