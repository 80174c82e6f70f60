import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp({ PUBLIC_URL: 'https://guia.exemplo.com.br', LIMIT_RATINGS_COMPANY: '50' });

async function ownedWith(plan: string, columns: object = {}) {
  const owner = await guia.owner();
  await guia.sql`UPDATE users SET plan_id = (SELECT id FROM plans WHERE name = ${plan}) WHERE id = ${owner.id}`;
  return { owner, id: await makeCompany(guia.pool, { owner_id: owner.id, ...columns }) };
}
const badge = (id: number | string, headers = {}) => guia.app.inject({ url: `/badge/${id}.svg`, headers });
const promotionOf = async (companyId: number, caller: object) => {
  const query =
    'query ($companyId: ID!) { companyPromotion(companyId: $companyId) { ratingUrl qrSvg badgeUrl badgeHtml } }';
  const { body } = await guia.graphql(query, { companyId }, caller);
  return body.errors?.[0].extensions.code ?? body.data.companyPromotion;
};

test('a badge may be embedded anywhere, is cached, and changes with the ratings', async () => {
  const { id } = await ownedWith('Essencial', { name: 'Pães & "Bolos" <Ltda>' });
  const first = await badge(id);
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=300',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(first.body).toContain(
    'Pães &amp; &quot;Bolos&quot; &lt;Ltda&gt; em Guia de Empresas: Sem avaliações ainda',
  );
  const etag = String(first.headers.etag);
  const same = await badge(id, { 'if-none-match': `"outro", W/${etag}` });
  expect([same.statusCode, same.body, same.headers['cross-origin-resource-policy']]).toEqual([
    304,
    '',
    'cross-origin',
  ]);
  for (const [number, rating] of [5, 4].entries()) {
    const rated = { rating, browser_fingerprint: `badge-browser-${number}` };
    await guia.rest('POST', `/companies/${id}/rate`, rated);
  }
  const after = await badge(id, { 'if-none-match': etag });
  expect(after.statusCode).toBe(200);
  expect(after.body).toContain('4,5 de 5 estrelas, 2 avaliações');
});

test('only public companies whose plan includes it have a badge', async () => {
  const { id: free } = await ownedWith('Grátis');
  const { id: pending } = await ownedWith('Rede', { is_approved: false });
  const { id: inactive } = await ownedWith('Rede', { is_active: false });
  for (const id of [free, pending, inactive, 999_999_999, 0, 'x', '../1']) {
    const { statusCode } = await badge(id);
    expect([id, statusCode]).toEqual([id, 404]);
  }
  const { id } = await ownedWith('Rede');
  expect((await badge(id)).statusCode).toBe(200);
});

test('QR code and badge are for the owner and administrators, as the plan includes them', async () => {
  const { owner, id } = await ownedWith('Essencial', { name: 'Casa "X"' });
  const page = `https://guia.exemplo.com.br/company/${id}#avaliacoes`;
  const badgeUrl = `https://guia.exemplo.com.br/badge/${id}.svg`;
  const found = await promotionOf(id, owner);
  expect(found).toEqual({
    ratingUrl: page,
    qrSvg: expect.stringMatching(/^<svg .*<\/svg>$/s),
    badgeUrl,
    badgeHtml: `<a href="${page}"><img src="${badgeUrl}" width="260" height="64" alt="Avaliações de Casa &quot;X&quot;"></a>`,
  });
  expect(await promotionOf(id, { token: await guia.adminToken() })).toEqual(found);
  expect(await promotionOf(id, {})).toBe('UNAUTHENTICATED');
  expect(await promotionOf(id, await guia.owner())).toBe('FORBIDDEN');
  const free = await ownedWith('Grátis');
  expect(await promotionOf(free.id, free.owner)).toMatchObject({
    qrSvg: null,
    badgeUrl: null,
    badgeHtml: null,
  });
  const waiting = await ownedWith('Rede', { is_approved: false });
  expect(await promotionOf(waiting.id, waiting.owner)).toBe('CONFLICT');
});

test('a plan says what it includes, and how many companies it really allows', async () => {
  const admin = { token: await guia.adminToken() };
  const QUERY =
    '{ plans { items { name maxCompanies companiesAllowed hasPoster hasBadge hasYearReports } } }';
  const read = async (name: string) =>
    (await guia.graphql(QUERY)).body.data.plans.items.find((plan: { name: string }) => plan.name === name);
  await guia.rest('PUT', '/admin/settings', { max_companies_per_user: 12 }, admin);
  expect(await read('Rede')).toEqual({
    name: 'Rede',
    maxCompanies: 100,
    companiesAllowed: 12,
    hasPoster: true,
    hasBadge: true,
    hasYearReports: true,
  });
  expect(await read('Grátis')).toMatchObject({
    companiesAllowed: 5,
    hasPoster: false,
    hasYearReports: false,
  });
  const { body } = await guia.rest('GET', '/plans/active?per_page=100');
  const rede = body.data.data.find((plan: { name: string }) => plan.name === 'Rede');
  expect(rede).toMatchObject({ max_companies: 100, features: expect.stringMatching(/^Até 12 empresas, /) });
  const made = await guia.graphql(
    'mutation { createPlan(input: { name: "Só selo", price: "5", hasPoster: false }) { id hasPoster hasBadge } }',
    {},
    admin,
  );
  const { id, ...plan } = made.body.data.createPlan;
  expect(plan).toEqual({ hasPoster: false, hasBadge: true });
  const changed = await guia.graphql(
    'mutation ($id: ID!) { updatePlan(id: $id, input: { hasBadge: false }) { hasPoster hasBadge } }',
    { id },
    admin,
  );
  expect(changed.body.data.updatePlan).toEqual({ hasPoster: false, hasBadge: false });
});
