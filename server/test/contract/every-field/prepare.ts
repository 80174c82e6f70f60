import { createHash } from 'node:crypto';
import { installationSecret } from '../../../src/database/installation-secret.ts';
import { weeklyLinkPath } from '../../../src/owner-day/weekly/weekly-link.ts';
import { tokenHashOf } from '../../../src/users/tokens.ts';
import { makeCompany } from '../../helpers/factories.ts';
import { ADMIN } from '../../helpers/migrate-template.ts';
import { importUntil, type Scene } from './scene.ts';

/** How a root field is called. `as` is a token, by default an administrator's; null for a guest. */
export interface Call {
  as?: string | null;
  variables?: Record<string, unknown>;
  /** The uploaded file. */
  file?: string | Buffer;
}
export type Prepare = (scene: Scene) => Call | Promise<Call>;

let made = 0;
/** Returns a number that was not used before. */
export const next = (): number => ++made;
export const unique = (text: string): string => `${text} ${++made}`;
export const password = { password: 'outra-senha-longa', passwordConfirmation: 'outra-senha-longa' };
export const FINGERPRINT = 'um-navegador-do-teste';
export const input = (value: Record<string, unknown>): Call => ({ variables: { input: value } });
export const newEmail = () => `nova-${++made}@exemplo.com.br`;
export const newCompany = () => ({
  name: unique('Padaria'),
  description: 'Pães e bolos todos os dias.',
  categoryId: '1',
  city: 'Campinas - SP',
});

export const onRating =
  (more: Record<string, unknown> = {}): Prepare =>
  async (scene) => ({ variables: { id: String(await reported(scene)), ...more } });
export const onPending =
  (more: Record<string, unknown> = {}): Prepare =>
  async (scene) => ({ variables: { id: String(await scene.pending((await scene.owner()).id)), ...more } });
export const onOwner =
  (more: Record<string, unknown> = {}): Prepare =>
  async (scene) => ({ variables: { id: String((await scene.owner()).id), ...more } });
export const onCompany =
  (name: 'id' | 'companyId', more: Record<string, unknown> = {}): Prepare =>
  async (scene) => ({ variables: { [name]: String((await scene.owner()).companyId), ...more } });

/** Makes a rating that the company's owner has reported; returns its id. */
export async function reported(scene: Scene): Promise<number> {
  const owner = await scene.owner();
  const id = await scene.rating(owner.companyId);
  const text = 'mutation ($id: ID!) { reportRating(id: $id, reason: "Não é cliente.") { createdAt } }';
  await scene.ask(text, { id: String(id) }, owner.token);
  return id;
}

/** Makes a pending claim, by the CNPJ of another company, of one without owner; returns its id and the claimant's token. */
export async function claimed(scene: Scene) {
  const { id: userId, token } = await scene.owner();
  const companyId = await makeCompany(scene.guia.pool);
  const text = `INSERT INTO company_claims (company_id, user_id, message, cnpj)
    VALUES ($1, $2, 'É minha.', '11222333000181') RETURNING id`;
  await scene.guia
    .sql`UPDATE companies SET cnpj = '11222333000181' WHERE id = (SELECT min(id) FROM companies)`;
  return { id: String(await scene.id(text, companyId, userId)), token };
}

/** Makes a correction with all fields filled in; returns its id, its company and the owner's token. */
export async function correction(scene: Scene, isDecided = false, companyId?: number) {
  const { companyId: own, token } = await scene.owner();
  const id = await scene.id(
    `INSERT INTO company_corrections (company_id, field, before, after, note, email, status, decision_notes, decided_at)
     VALUES ($1, 'phone', '(19) 3234-5678', '(19) 3234-5679', 'Mudou.', 'ana@exemplo.com.br', $2::varchar,
       CASE $2::varchar WHEN 'declined' THEN 'O número é o antigo.' END, CASE $2::varchar WHEN 'declined' THEN now() END)
     RETURNING id`,
    companyId ?? own,
    isDecided ? 'declined' : 'pending',
  );
  return { id: String(id), companyId: String(companyId ?? own), token };
}

export async function planRequest(scene: Scene) {
  const { id: userId, token } = await scene.owner();
  const text = `INSERT INTO plan_requests (user_id, current_plan_id, requested_plan_id, message)
    VALUES ($1, $2, $3, 'Cresci.') RETURNING id`;
  return { id: String(await scene.id(text, userId, ...scene.planIds)), token };
}

/** Makes a charge of a plan, for a site with a Pix key; returns its id and its account's token. */
export async function planCharge(scene: Scene, isReceived = false) {
  const { id: userId, token } = await scene.owner();
  const [, planId] = scene.planIds;
  await scene.guia.pool.query(
    `UPDATE settings SET pix_key = 'pix@exemplo.com.br', pix_name = 'Guia', pix_city = 'Campinas'`,
  );
  await scene.guia.pool.query('UPDATE users SET plan_id = $2 WHERE id = $1', [userId, planId]);
  const text = `INSERT INTO plan_charges (user_id, plan_id, amount, first_due_on, due_on, payable_until, txid, received_at)
    VALUES ($1, $2, 49.9, '2030-01-05', '2030-01-05', '2030-01-15', $3, CASE WHEN $4::boolean THEN now() END) RETURNING id`;
  return { id: String(await scene.id(text, userId, planId, `E${userId}`, isReceived)), token };
}

/** Makes a visitor's message; returns its id, its company and the token of the owner, who may read it. */
export async function visitorsMessage(scene: Scene) {
  const { companyId, token } = await scene.owner();
  const text = `INSERT INTO messages (company_id, sender_type, name, email, phone, content)
    VALUES ($1, 'visitor', 'Ana', 'ana@exemplo.com.br', '(19) 98888-7777', 'Olá') RETURNING id`;
  return { id: String(await scene.id(text, companyId)), companyId, token };
}

/** Makes a template for answers; returns its id and its account's token. */
export async function answerTemplate(scene: Scene) {
  const { id: userId, token } = await scene.owner();
  const text = `INSERT INTO answer_templates (user_id, title, text) VALUES ($1, 'Horário', 'Olá, {nome}!') RETURNING id`;
  return { id: String(await scene.id(text, userId)), token };
}

export const onTemplate =
  (more: Record<string, unknown> = {}): Prepare =>
  async (scene) => {
    const { id, token } = await answerTemplate(scene);
    return { as: token, variables: { id, ...more } };
  };

/** Calls by the link of a weekly mail. */
export const weeklyLink: Prepare = async (scene) => {
  const secret = await installationSecret(scene.guia.services.db.reads);
  const path = weeklyLinkPath(secret, (await scene.owner()).id);
  return { as: null, variables: { token: path.split('=')[1], isOn: false } };
};

/** Makes the token of a link in a mail; returns it. */
export async function linkFor(scene: Scene, purpose: string): Promise<string> {
  const { id, email } = await scene.owner();
  const token = `link-${++made}`;
  await scene.guia.sql`INSERT INTO one_time_tokens (token_hash, user_id, purpose, email, expires_at)
     VALUES (${createHash('sha256').update(token).digest()}, ${id}, ${purpose}, ${email}, now() + interval '1 hour')`;
  return token;
}

export async function changedCompany(scene: Scene): Promise<number> {
  const { companyId, token } = await scene.owner();
  const text = 'mutation ($id: ID!) { updateCompany(id: $id, input: {address: "Rua Nova, 1"}) { id } }';
  await scene.ask(text, { id: String(companyId) }, token);
  return companyId;
}

/** Inserts a bulk action of an administrator with a failure; returns its id. */
export async function bulkJob(scene: Scene, status: 'running' | 'done'): Promise<string> {
  const { companyId } = await scene.owner();
  const text = `INSERT INTO bulk_jobs (kind, action, arguments, subject_ids, position, failed_count, failures, status, user_id,
      finished_at)
    SELECT 'newCompany', 'approve', '{}', ARRAY[$1::int, 0], 1, 1,
      jsonb_build_array(jsonb_build_object('id', $1::int, 'title', 'Padaria', 'message', 'Não foi possível.')),
      $2, id, now() FROM users WHERE email = $3 RETURNING id`;
  return String(await scene.id(text, companyId, status, ADMIN.email));
}

/** Inserts an ended bulk action of an administrator with a decision that can be undone; returns its id. */
export async function decidedJob(scene: Scene): Promise<string> {
  const id = await bulkJob(scene, 'done');
  const pending = String(await scene.pending());
  await scene.ask('mutation ($id: ID!) { approveCompany(id: $id, undoable: true) { id } }', { id: pending });
  await scene.guia
    .sql`UPDATE decisions SET bulk_job_id = ${id} WHERE kind = 'newCompany' AND subject_id = ${pending}`;
  await scene.guia.sql`UPDATE bulk_jobs SET undoable_until = now() + interval '10 seconds' WHERE id = ${id}`;
  return id;
}

/** Rejects a company with an owner; returns its id. */
export async function rejection(scene: Scene): Promise<number> {
  const companyId = await scene.pending((await scene.owner()).id);
  await scene.fill();
  const text = 'mutation ($id: ID!) { rejectCompany(id: $id, reason: "Falta o endereço.") { id } }';
  await scene.ask(text, { id: String(companyId) });
  return companyId;
}

/** Makes a failing webhook of the administrator; returns its id. */
export async function webhook(scene: Scene): Promise<string> {
  const text = `INSERT INTO webhooks (user_id, url, events, secret, rotated_at, failing_since, disabled_reason)
    SELECT id, 'https://exemplo.com.br/', '{rating.created}', $1, now(), now(), 'Nenhum envio deu certo.'
    FROM users WHERE email = $2 RETURNING id`;
  return String(await scene.id(text, `whsec_${Buffer.alloc(32).toString('base64')}`, ADMIN.email));
}

/** Makes a delivery with an answer; returns its id and its webhook's. */
export async function delivered(scene: Scene, status: 'queued' | 'failed') {
  const webhookId = await webhook(scene);
  const text = `INSERT INTO webhook_deliveries (webhook_id, event, status, attempts, tried_at, body, answer_status, answer,
      took_ms, last_error)
    VALUES ($1, 'rating.created', $2, 1, now(), '{}', 500, 'Erro', 12, 'O endereço respondeu 500.') RETURNING id`;
  const { rows } = await scene.guia.pool.query(text, [webhookId, status]);
  return { webhookId, id: rows[0].id as string };
}

/** Returns a text that five addresses searched without results. */
export async function searched({ guia }: Scene, isDismissed: boolean): Promise<string> {
  const text = unique('busca').toLowerCase();
  await guia.sql`INSERT INTO searches_without_results (text, times, address_hashes, is_dismissed)
    VALUES (${text}, 9, '{}', ${isDismissed})`;
  return text;
}

/** Makes an API key of the administrator that was used; returns its id. */
export const usedKey = (scene: Scene): Promise<number> =>
  scene.id(
    `INSERT INTO api_keys (key_hash, user_id, name, beginning, scopes, expires_at, last_used_at)
     SELECT sha256($1::text::bytea), min(id), 'Painel', 'guia_live_Ab12', '{ratingsRead}', now() + interval '1 day', now()
     FROM users WHERE role = 'admin' RETURNING id`,
    unique('chave'),
  );

export const imported =
  (state: Parameters<typeof importUntil>[1]): Prepare =>
  async (scene) => ({ variables: { id: await importUntil(scene, state) } });
/** Replaces the unknown city of a checked import. */
export const unknownCity: Prepare = async (scene) => {
  const cityId = await scene.id(`SELECT id FROM cities WHERE name = 'Campinas' AND state = 'SP'`);
  const input = { field: 'city', value: 'Canpinas - SP', meaningId: String(cityId) };
  return { variables: { id: await importUntil(scene, 'checked'), input } };
};
/** A mail with a link that was sent to an administrator. */
export const sentReset = () =>
  `INSERT INTO mails (kind, recipient, subject, text, html, status)
   SELECT 'reset-password', email, 'Redefina sua senha', '', '', 'sent' FROM users WHERE role = 'admin' LIMIT 1 RETURNING id`;
export const plan = (name: string) =>
  `INSERT INTO plans (name, price, features) VALUES ('${name}', 9.9, '{A}') RETURNING id`;
export const category = () => `INSERT INTO categories (name) VALUES ('${unique('Categoria')}') RETURNING id`;
export const kind = () =>
  `INSERT INTO kinds (slug, name) VALUES ('${unique('segmento')}', '${unique('Segmento')}') RETURNING id`;
export const city = () => `INSERT INTO cities (name, state, population, latitude, longitude)
  VALUES ('${unique('Vila')}', 'SP', 9, -22, -47) RETURNING id`;
export const byId =
  (statement: () => string, more: Record<string, unknown> = {}): Prepare =>
  async (scene) => ({ variables: { id: String(await scene.id(statement())), ...more } });
export const asOwner =
  (variables: (companyId: string) => Record<string, unknown> = () => ({})): Prepare =>
  async (scene) => {
    const { companyId, token } = await scene.owner();
    return { as: token, variables: variables(String(companyId)) };
  };
export const asVisitor =
  (variables: (companyId: string) => Record<string, unknown>): Prepare =>
  async (scene) => ({ as: null, variables: variables(String((await scene.owner()).companyId)) });

/** Inserts a photo of an owner's company; returns its id, the company and the owner's token. */
export async function photo(
  scene: Scene,
  state: 'ready' | 'waiting' | 'failed' = 'ready',
  companyId?: number,
) {
  const { companyId: own, token } = await scene.owner();
  const id = await scene.id(
    `INSERT INTO company_photos (key, company_id, position, state, caption, crop, sizes, placeholder, failure)
     SELECT gen_random_uuid(), $1, count(*), $2::varchar, 'A fachada', '{"x": 0, "y": 0, "width": 1, "height": 0.5}',
       '[{"width": 480, "height": 320, "bytes": 9}]', 'data:image/webp;base64,UklGRg==',
       CASE $2::varchar WHEN 'failed' THEN 'A foto não pôde ser lida.' END
     FROM company_photos WHERE company_id = $1 RETURNING id`,
    companyId ?? own,
    state,
  );
  return { id: String(id), companyId: String(companyId ?? own), token };
}
/** Prepares the change of a rating that an owner gave to another company. */
export const ratedBefore =
  (rating: Record<string, unknown>): Prepare =>
  async (scene) => {
    const { id, token } = await scene.owner();
    const companyId = await makeCompany(scene.guia.pool);
    await scene.guia.sql`UPDATE ratings SET user_id = ${id} WHERE id = ${await scene.rating(companyId)}`;
    return { as: token, variables: { input: { companyId: String(companyId), ...rating } } };
  };

/** Answers a new rating of the owner's company, whose answer and its time are the SQL `answer`. */
export const onOwnRating =
  (answer: string, text: string): Prepare =>
  async (scene) => {
    const { companyId, token } = await scene.owner();
    const sql = `INSERT INTO ratings (company_id, rating, comment, fingerprint_hash, answer, answered_at)
    VALUES ($1, 4, 'Bom.', sha256('${text}'), ${answer}) RETURNING id`;
    const id = await scene.id(sql, companyId);
    return { as: token, variables: { id: String(id), text } };
  };

/** The link of a pending claim that was mailed to the company. */
export const onMailedClaim: Prepare = async (scene) => {
  const { id } = await claimed(scene);
  const token = unique('link');
  await scene.guia.sql`UPDATE company_claims SET proof_token_hash = ${tokenHashOf(token)},
    proof_token_ends_at = now() + interval '1 day', proof_email = 'contato@exemplo.com.br' WHERE id = ${id}`;
  await scene.guia.sql`UPDATE companies c SET email = 'contato@exemplo.com.br'
    FROM company_claims k WHERE k.id = ${id} AND c.id = k.company_id`;
  return { as: null, variables: { token } };
};
