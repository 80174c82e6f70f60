import { makeCompany } from '../../helpers/factories.ts';
import { DECIDED, emptySearch, MATTERS, openSearch } from './approvals.ts';
import { MEMBER_QUERIES } from './members.ts';
import {
  answerTemplate,
  bulkJob,
  type Call,
  changedCompany,
  correction,
  delivered,
  onMailedClaim,
  type Prepare,
  photo,
  planCharge,
  planRequest,
  rejection,
  reported,
  searched,
  usedKey,
  visitorsMessage,
  webhook,
} from './prepare.ts';
import { QUOTE_QUERIES, quoteRequest } from './quote-requests.ts';
import { importUntil, type Scene } from './scene.ts';

const of = (variables: Record<string, unknown>): Call => ({ variables });
/** Returns the id of the first demo company with an answered rating. */
const first = async ({ id }: Scene): Promise<string> =>
  String(await id('SELECT min(company_id) AS id FROM ratings WHERE answer IS NOT NULL'));
const onFirst =
  (name: string, more: Record<string, unknown> = {}): Prepare =>
  async (scene) =>
    of({ [name]: await first(scene), ...more });
const noteRecord = ({ guia }: Scene, id: number) =>
  guia.sql`INSERT INTO register_records (company_id, month, closed_on) VALUES (${id}, '2026-11-01', '2026-10-31')
    ON CONFLICT DO NOTHING`;
const onRated =
  (more: Record<string, unknown> = {}): Prepare =>
  async (scene) => {
    const { companyId } = await scene.owner();
    await scene.rating(companyId);
    return of({ companyId: String(companyId), ...more });
  };
const FINGERPRINT = 'outro-navegador-do-teste';

/** Saves and rates a company; returns it and the browser's fingerprint. */
async function visitor(scene: Scene): Promise<{ companyId: string; fingerprint: string }> {
  const companyId = String((await scene.owner()).companyId);
  const { body } = await scene.guia.graphql(
    `mutation ($companyId: ID!, $fingerprint: String!) { addSavedCompany(companyId: $companyId, fingerprint: $fingerprint) { companyIds } }`,
    { companyId, fingerprint: FINGERPRINT },
  );
  if (body.errors) throw new Error(body.errors[0].message);
  const rated = { companyId, rating: 4, comment: 'Bom.', displayName: 'Ana', neighborhood: 'Cambuí' };
  await scene.ask('mutation ($input: RateCompanyInput!) { rateCompany(input: $input) { id } }', {
    input: { ...rated, fingerprint: FINGERPRINT },
  });
  return { companyId, fingerprint: FINGERPRINT };
}

/** Makes a rejected claim of an owner. */
const ownClaim: Prepare = async (scene) => {
  const { id, token } = await scene.owner();
  await scene.guia
    .sql`INSERT INTO company_claims (company_id, user_id, message, cnpj, status, decision_notes, decided_at)
     VALUES (${await makeCompany(scene.guia.pool)}, ${id}, 'É minha.', '11222333000181', 'rejected', 'Falta uma prova.', now())`;
  return { as: token };
};

/** Queries that need arguments or another caller than an administrator; several calls where one does not fill all fields. */
export const QUERIES: Record<string, Prepare | Prepare[]> = {
  adminSiteHealth: async ({ guia }) => {
    await guia.sql`INSERT INTO audit_entries (action, subject_type, after) VALUES ('backup.make', 'system', '{}')`;
    return {};
  },
  ...MEMBER_QUERIES,
  ...QUOTE_QUERIES,
  adminApiKeys: async (scene) => {
    await usedKey(scene);
    return of({ userId: String(await scene.id(`SELECT min(id) AS id FROM users WHERE role = 'admin'`)) });
  },
  myApiKeys: async (scene) => {
    await usedKey(scene);
    return {};
  },
  adminKind: async ({ id }) => of({ id: String(await id(`SELECT id FROM kinds WHERE slug = 'pizzaria'`)) }),
  adminMessages: () => of({ email: 'ana@exemplo.com.br' }),
  adminRatings: async (scene) => {
    // From one address within a day: a burst.
    const { companyId } = await scene.owner();
    for (let count = 0; count < 5; count++) await scene.rating(companyId);
    await scene.guia.sql`UPDATE ratings SET family_hash = sha256('um') WHERE company_id = ${companyId}`;
    return of({ perPage: 100 });
  },
  adminPhotos: async (scene) => {
    const { id } = await photo(scene);
    await scene.ask('mutation ($id: ID!) { reportPhoto(id: $id, reason: "Outra loja.") { reason } }', { id });
    return {};
  },
  companyPhotos: async (scene) => {
    const { companyId, token } = await photo(scene);
    await photo(scene, 'failed', Number(companyId));
    return { as: token, variables: { companyId } };
  },
  adminCorrections: async (scene) => {
    await correction(scene, true, await makeCompany(scene.guia.pool));
    return {};
  },
  corrections: async (scene) => {
    const { companyId, token } = await correction(scene, true);
    return { as: token, variables: { companyId } };
  },
  adminReport: () => of({ period: 'y1' }),
  adminAuditEntry: async ({ id }) => of({ id: String(await id('SELECT max(id) AS id FROM audit_entries')) }),
  adminAuditEntries: () => of({ perPage: 100 }),
  adminChangedCompanies: async (scene) => {
    await changedCompany(scene);
    return {};
  },
  catalogue: [
    () => of({}),
    async ({ guia }) => {
      const { body } = await guia.graphql('{ catalogue(first: 1) { asOf } }');
      const id = await makeCompany(guia.pool);
      await guia.sql`DELETE FROM companies WHERE id = ${id}`;
      return of({ changedSince: body.data.catalogue.asOf });
    },
  ],
  cities: () => of({ q: 'camp' }),
  companies: [
    () => of({ q: 'padria', homeCity: 'Campinas - SP' }),
    async (scene) => of(await openSearch(scene)),
    () => of({ q: 'padaria', city: 'Oiapoque' }),
    () => of({ category: '3', perPage: 100, near: { latitude: -22.9, longitude: -47.06 } }),
    async (scene) => of(await emptySearch(scene)),
  ],
  companiesOnMap: [
    () => of({ bounds: { south: -34, west: -74, north: 6, east: -34 }, zoom: 4 }),
    () => of({ q: 'padaria', bounds: { south: -34, west: -74, north: 6, east: -34 }, zoom: 4 }),
  ],
  company: async (scene) => {
    const id = await first(scene);
    await noteRecord(scene, Number(id));
    return of({ id });
  },
  companyBySlug: async (scene) => {
    const rows = await scene.guia.sql`SELECT slug FROM companies WHERE id = ${await first(scene)}`;
    return of({ slug: rows[0].slug });
  },
  adminConversation: async (scene) => {
    const companyId = String((await scene.owner()).companyId);
    await scene.ask(
      'mutation ($companyId: ID!) { adminSendMessage(companyId: $companyId, subject: "Cadastro", content: "Falta o CEP.") { id } }',
      { companyId },
    );
    return of({ companyId });
  },
  adminImport: [
    async (scene) => {
      const id = await importUntil(scene, 'done');
      await scene.guia.sql`UPDATE imports SET error = 'Interrompida.' WHERE id = ${id}`;
      return of({ id });
    },
    async (scene) => of({ id: await importUntil(scene, 'checked') }),
  ],
  companyPromotion: onRated(),
  companyReport: async (scene) => {
    const { companyId } = await scene.owner();
    await scene.rating(companyId);
    await scene.guia.sql`INSERT INTO company_search_weeks (company_id, week, words, addresses)
      VALUES (${companyId}, current_date, 'padaria', 7)`;
    return of({ companyId: String(companyId), period: 'y1' });
  },
  companyStatistics: onRated(),
  adminRating: async (scene) => of({ id: String(await reported(scene)) }),
  inbox: [
    async (scene) => {
      const { token } = await visitorsMessage(scene);
      return { as: token, ...of({ box: 'visitors' }) };
    },
    async (scene) => ({ as: (await quoteRequest(scene)).owner, ...of({ box: 'visitors' }) }),
    async (scene) => {
      const { token, companyId } = await visitorsMessage(scene);
      await scene.guia.sql`UPDATE companies SET has_message_access = false WHERE id = ${companyId}`;
      return { as: token, ...of({ box: 'visitors' }) };
    },
  ],
  adminMail: async (scene) =>
    of({
      id: await scene.id(
        `INSERT INTO mails (kind, recipient, subject, text, html, status, attempts, last_error)
         VALUES ('reply', 'ana@exemplo.com.br', 'Resposta', 'Sim.', 'Sim.', 'failed', 3, 'Sem caixa.') RETURNING id`,
      ),
    }),
  adminMails: async (scene) => {
    await scene.guia
      .sql`INSERT INTO mails (kind, recipient, subject, text, html, status, attempts, last_error, sent_at)
       VALUES ('reply', 'ana@exemplo.com.br', 'Resposta', 'Sim.', 'Sim.', 'sent', 2, 'Caixa cheia.', now())`;
    return {};
  },
  adminPlanCharge: async (scene) => of({ id: (await planCharge(scene, true)).id }),
  adminPlanCharges: async (scene) => {
    const { id } = await planCharge(scene);
    await scene.guia.pool.query('UPDATE plan_charges SET ended_at = now() WHERE id = $1', [id]);
    return {};
  },
  myPlanCharges: async (scene) => ({ as: (await planCharge(scene)).token }),
  adminPlanRequest: async (scene) => of({ id: (await planRequest(scene)).id }),
  mailedClaim: onMailedClaim,
  myClaims: ownClaim,
  myClaimPage: ownClaim,
  myPlanRequest: async (scene) => {
    const { id, token } = await scene.owner();
    await scene.guia.pool.query(
      `INSERT INTO plan_requests (user_id, current_plan_id, requested_plan_id, message)
       VALUES ($1, $2, $3, 'Cresci.')`,
      [id, ...scene.planIds],
    );
    return { as: token };
  },
  myCompanies: [
    async (scene) => {
      const { token, companyId } = await scene.owner();
      await scene.guia.pool.query('UPDATE companies SET approved_at = now() WHERE id = $1', [companyId]);
      return { as: token };
    },
    async (scene) => {
      const { id, token, companyId } = await scene.owner();
      await scene.fill();
      await scene.guia.sql`UPDATE companies
        SET is_approved = false, cnpj = NULL, address = 'Rua A, 1', kind_ids = '{1}' WHERE id = ${companyId}`;
      const reject = 'mutation ($id: ID!) { rejectCompany(id: $id, reason: "Falta o CNPJ.") { id } }';
      await scene.ask(reject, { id: String(companyId) });
      await scene.guia.sql`DELETE FROM companies WHERE owner_id = ${id} AND rejected_at IS NULL`;
      return { as: token };
    },
  ],
  adminPendingCompanies: async (scene) => {
    const { id } = await scene.owner();
    await scene.guia.sql`UPDATE companies SET created_at = now() - interval '60 days'
      WHERE id = ${await scene.pending(id)}`;
    return {};
  },
  adminBulkJob: async (scene) => of({ id: await bulkJob(scene, 'done') }),
  adminListCount: () => of({ input: { companies: { isActive: true } } }),
  adminBulkJobs: async (scene) => {
    await bulkJob(scene, 'done');
    return {};
  },
  adminCompanyMerge: async ({ guia }) =>
    of({
      keptId: String(await makeCompany(guia.pool, { is_active: false })),
      removedId: String(await makeCompany(guia.pool)),
    }),
  adminRejection: async (scene) => of({ id: String(await rejection(scene)) }),
  adminRejectionChoices: async (scene) => {
    await rejection(scene);
    return {};
  },
  adminRejections: async (scene) => {
    await rejection(scene);
    return {};
  },
  ownerCompanies: async (scene) => ({ as: (await scene.owner()).token }),
  ownerWork: async (scene) => {
    const { companyId, token } = await visitorsMessage(scene);
    await scene.id(
      `INSERT INTO ratings (company_id, rating, comment, fingerprint_hash)
       VALUES ($1, 2, 'Demorou.', sha256('quem espera')) RETURNING id`,
      companyId,
    );
    return { as: token };
  },
  myAnswerTemplates: async (scene) => ({ as: (await answerTemplate(scene)).token }),
  ratingCheck: async (scene) => ({ as: null, ...of(await visitor(scene)) }),
  savedCompanyIds: async (scene) => ({
    as: null,
    ...of({ fingerprint: (await visitor(scene)).fingerprint }),
  }),
  savedCompanies: async (scene) => ({
    as: null,
    ...of({ fingerprint: (await visitor(scene)).fingerprint }),
  }),
  adminKindWordPreview: async ({ id }) =>
    of({ kindId: String(await id(`SELECT id FROM kinds WHERE slug = 'pizzaria'`)), word: 'restaurante' }),
  adminSearchesWithoutResults: async (scene) => {
    await searched(scene, false);
    return {};
  },
  attributes: () => of({ categoryId: '3' }),
  kinds: () => of({ q: 'padaria' }),
  adminSearchExplanation: async ({ id }) => {
    const companyId = String(
      await id(`SELECT id FROM companies WHERE name = 'Padaria e Confeitaria Trigo de Ouro'`),
    );
    return of({ companyId, q: 'padria e confeitaria' });
  },
  closedCompany: async (scene) => {
    const id = await makeCompany(scene.guia.pool, { is_active: false });
    await scene.guia.sql`UPDATE companies SET cnpj = '45997418000153' WHERE id = ${id}`;
    await noteRecord(scene, id);
    return of({ idOrCnpj: String(id) });
  },
  cityPage: () => of({ city: 'Campinas - SP' }),
  searchLinks: () => of({ category: '3' }),
  searchSuggestions: [() => of({ q: 'camp' }), () => of({ q: 'pa' }), () => of({ q: 'ali' })],
  similarCompanies: onFirst('companyId'),
  adminWork: [
    () => ({}),
    async (scene) => {
      await correction(scene, false, await makeCompany(scene.guia.pool, { phone: '+551932345678' }));
      return of({ kinds: ['correction'] });
    },
  ],
  adminWorkMatter: MATTERS,
  adminDecidedWork: DECIDED,
  adminFind: [() => of({ q: 'padaria' }), () => of({ q: 'admin' })],
  adminUser: async (scene) => of({ id: String((await scene.owner()).id) }),
  viewer: async (scene) => ({ as: (await scene.owner()).token }),
  webhookDeliveries: async (scene) => {
    const { webhookId } = await delivered(scene, 'queued');
    return of({ webhookId });
  },
  webhooks: async (scene) => {
    await webhook(scene);
    return {};
  },
};
