import { createHash } from 'node:crypto';
import { makeCompany } from '../../helpers/factories.ts';
import { asOwner, input, next, type Prepare, unique } from './prepare.ts';
import type { Scene } from './scene.ts';

const CITY = 'Campinas - SP';
const KIND = 'padaria';

/** Makes a bakery in Campinas that takes requests; returns its owner. */
async function bakery(scene: Scene) {
  const owner = await scene.owner();
  const [kind] = await scene.guia.sql`SELECT id FROM kinds WHERE slug = ${KIND}`;
  const companyId = await makeCompany(scene.guia.pool, {
    owner_id: owner.id,
    has_message_access: true,
    kind_ids: [kind?.id as number],
  });
  await scene.guia.settled();
  return { ...owner, companyId };
}

/** Makes an answered request to an owner's company; returns its secret and the owner's token. */
export async function quoteRequest(scene: Scene) {
  const { token: owner, companyId } = await scene.owner();
  const token = `pedido-${next()}`;
  const id = await scene.id(
    `INSERT INTO quote_requests (title, recipients, token_hash, expires_at)
     VALUES ('Padarias em Campinas - SP', 1, $1, now() + interval '7 days') RETURNING id`,
    createHash('sha256').update(token).digest(),
  );
  await scene.guia.sql`WITH asked AS (
      INSERT INTO messages (company_id, sender_type, name, phone, content, quote_request_id)
      VALUES (${companyId}, 'visitor', 'Ana', '(19) 98888-7777', 'Um bolo', ${id}) RETURNING id, company_id)
    INSERT INTO messages (company_id, sender_type, content, replied_to)
    SELECT company_id, 'company', 'Sai por R$ 90.', id FROM asked`;
  return { token, owner };
}

const onRequest: Prepare = async (scene) => ({
  as: null,
  variables: { token: (await quoteRequest(scene)).token },
});

/** How the mutations about requests to several companies are called. */
export const QUOTE_MUTATIONS: Record<string, Prepare> = {
  endQuoteRequest: onRequest,
  requestQuotes: async (scene) => {
    await bakery(scene);
    const sender = { name: 'Ana', email: 'ana@exemplo.com.br' };
    return { as: null, ...input({ kind: KIND, city: CITY, content: unique('Um bolo'), ...sender }) };
  },
  setQuoteRequests: asOwner((companyId) => ({ companyId, takesQuoteRequests: false })),
};

/** How the queries about requests to several companies are called. */
export const QUOTE_QUERIES: Record<string, Prepare> = {
  quoteRecipients: async (scene) => {
    await bakery(scene);
    return { as: null, variables: { kind: KIND, city: CITY } };
  },
  quoteRequest: onRequest,
};
