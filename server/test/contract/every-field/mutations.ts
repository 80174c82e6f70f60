import { makeCompany } from '../../helpers/factories.ts';
import { HEADER, row } from '../../helpers/import-fixtures.ts';
import { ADMIN } from '../../helpers/migrate-template.ts';
import { photoOf } from '../../helpers/photos/photo-fixtures.ts';
import { DATA_REQUEST_MUTATIONS } from './data-requests.ts';
import { MEMBER_MUTATIONS } from './members.ts';
import {
  asOwner,
  asVisitor,
  byId,
  category,
  changedCompany,
  city,
  claimed,
  correction,
  delivered,
  FINGERPRINT,
  imported,
  input,
  kind,
  linkFor,
  newCompany,
  newEmail,
  next,
  onCompany,
  onMailedClaim,
  onOwner,
  onOwnRating,
  onPending,
  onRating,
  onTemplate,
  type Prepare,
  password,
  photo,
  plan,
  planCharge,
  planRequest,
  ratedBefore,
  unique,
  usedKey,
  visitorsMessage,
  webhook,
  weeklyLink,
} from './prepare.ts';
import { QUOTE_MUTATIONS } from './quote-requests.ts';
import { REVIEW_MUTATIONS } from './review-mutations.ts';
import { importUntil, PASSWORD } from './scene.ts';
import { newKey, SECOND_FACTOR_MUTATIONS } from './second-factor.ts';

const REPORT_PHOTO = 'mutation ($id: ID!) { reportPhoto(id: $id, reason: "É propaganda.") { reason } }';

/** Returns the time of a clock in UTC, so many hours from now. */
const clock = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);

/** How each mutation is called, with new data to call it on. */
export const MUTATIONS: Record<string, Prepare> = {
  ...REVIEW_MUTATIONS,
  ...DATA_REQUEST_MUTATIONS,
  ...MEMBER_MUTATIONS,
  ...QUOTE_MUTATIONS,
  ...SECOND_FACTOR_MUTATIONS,
  addCompanyPhoto: async (scene) => {
    const { companyId, token } = await scene.owner();
    const file = await photoOf(400, 300).jpeg().toBuffer();
    return { as: token, variables: { companyId: String(companyId), caption: 'O balcão' }, file };
  },
  acceptCorrection: async (scene) => {
    const { id, token } = await correction(scene);
    return { as: token, variables: { id } };
  },
  declineCorrection: async (scene) => {
    const { id, token } = await correction(scene);
    return { as: token, variables: { id, reason: 'O número é o antigo.' } };
  },
  proposeCorrection: asVisitor((companyId) => ({ input: { companyId, field: 'closed' } })),
  addKindWord: async (scene) => ({
    variables: { kindId: String(await scene.id(kind())), word: 'uma palavra nova' },
  }),
  adminCreateCompany: async (scene) => input({ ...newCompany(), ownerId: String((await scene.owner()).id) }),
  adminDeleteCompany: onCompany('id'),
  mergeCompanies: async (scene) => ({
    variables: {
      keptId: String((await scene.owner()).companyId),
      removedId: String(await makeCompany(scene.guia.pool)),
      takesOwner: false,
    },
  }),
  adminUpdateCompany: onCompany('id', { input: { name: 'Outro nome' } }),
  answerRating: onOwnRating('NULL, NULL', 'Obrigada!'),
  changeRatingAnswer: onOwnRating(`'Obrigada!', now()`, 'Muito obrigada!'),
  createAnswerTemplate: asOwner(() => ({ input: { title: 'Horário', text: 'Olá, {nome}! Abrimos às 8h.' } })),
  updateAnswerTemplate: onTemplate({ input: { title: 'Horário', text: 'Abrimos às 9h.' } }),
  deleteAnswerTemplate: onTemplate(),
  setWeeklyMail: asOwner(() => ({ isOn: false })),
  setWeeklyMailByLink: weeklyLink,
  approveClaim: async (scene) => ({ variables: { id: (await claimed(scene)).id } }),
  approveCompanies: async (scene) => {
    const [id, changed] = [String(await scene.pending()), String(await scene.pending())];
    const seen = [{ id: changed, changedAt: '2020-01-01T00:00:00.000Z' }];
    return { variables: { ids: [id, changed, '0'], seen } };
  },
  approveCompany: onPending(),
  approvePhoto: async (scene) => {
    const { id } = await photo(scene);
    await scene.ask(REPORT_PHOTO, { id });
    return { variables: { id } };
  },
  approvePlanRequest: async (scene) => ({ variables: { id: (await planRequest(scene)).id } }),
  requestMessageAccess: async (scene) => {
    const { companyId, token } = await scene.owner();
    await scene.guia.sql`UPDATE companies SET has_message_access = false WHERE id = ${companyId}`;
    return { as: token };
  },
  cancelClaim: async (scene) => {
    const { id, token } = await claimed(scene);
    return { as: token, variables: { id } };
  },
  cancelImport: imported('uploaded'),
  cancelPlanRequest: async (scene) => {
    const { id, token } = await planRequest(scene);
    return { as: token, variables: { id } };
  },
  changePassword: asOwner(() => ({ input: { currentPassword: PASSWORD, ...password } })),
  chooseImportLayout: async (scene) => ({
    variables: { id: await importUntil(scene, 'uploaded'), delimiter: 'semicolon', headerLine: 1 },
  }),
  checkImport: async (scene) => {
    const id = await importUntil(scene, 'uploaded');
    const { columns } = await scene.imports.look(id);
    const fields = columns.map(({ header, field }: Record<string, unknown>) => ({ header, field }));
    return { variables: { id, columns: fields } };
  },
  sendClaimLink: async (scene) => {
    const { id, token } = await claimed(scene);
    const [claim] = await scene.guia.sql`UPDATE companies c SET email = 'contato@exemplo.com.br'
      FROM company_claims k WHERE k.id = ${id} AND c.id = k.company_id RETURNING k.user_id`;
    await scene.guia.sql`UPDATE users SET email_confirmed_at = now() WHERE id = ${claim?.user_id}`;
    return { as: token, variables: { id } };
  },
  disownClaim: onMailedClaim,
  proveClaim: onMailedClaim,
  claimCompany: async (scene) => ({
    as: (await scene.owner()).token,
    variables: { companyId: String(await makeCompany(scene.guia.pool)), message: 'É minha.' },
  }),
  deleteAccount: asOwner(() => ({ password: PASSWORD })),
  confirmEmail: async (scene) => ({ as: null, variables: { token: await linkFor(scene, 'confirm-email') } }),
  createApiKey: newKey,
  createCategory: () => ({ variables: { input: { name: unique('Nova categoria') } } }),
  createCity: () => input({ name: unique('Nova vila'), state: 'SP' }),
  createAttribute: () => input({ name: unique('Nova característica'), categoryIds: ['3'], kindIds: ['1'] }),
  createKind: () => input({ name: unique('Novo segmento'), categoryId: '3' }),
  createCompany: asOwner(() => ({
    input: { ...newCompany(), email: 'a@exemplo.com.br', phone: `(19) 3234-${1000 + next()}` },
  })),
  createPlan: () => input({ name: unique('Plano'), price: '9.90', features: ['Um'] }),
  createWebhook: () => input({ url: 'https://8.8.8.8/', events: ['ratingCreated'] }),
  createUser: async ({ planIds }) =>
    input({ name: 'Pessoa', email: newEmail(), role: 'company', planId: String(planIds[0]), ...password }),
  deleteApiKey: async (scene) => ({ variables: { id: String(await usedKey(scene)) } }),
  deleteWebhook: async (scene) => ({ variables: { id: await webhook(scene) } }),
  dismissRatingReports: onRating(),
  endOtherSessions: asOwner(),
  endSession: async (scene) => {
    const { id, token } = await scene.owner();
    const session = await scene.id('SELECT id FROM sessions WHERE user_id = $1', id);
    return { as: token, variables: { id: String(session) } };
  },
  hideRating: onRating({ reason: 'Ofende alguém.' }),
  login: () => ({ as: null, ...input(ADMIN) }),
  logout: asOwner(),
  markChangesSeen: async (scene) => ({ variables: { companyId: String(await changedCompany(scene)) } }),
  rateCompany: asVisitor((companyId) => ({
    input: {
      companyId,
      rating: 5,
      comment: 'Muito bom.',
      displayName: 'Ana',
      neighborhood: 'Cambuí',
      fingerprint: FINGERPRINT,
    },
  })),
  markMessageRead: async (scene) => {
    const { id, token } = await visitorsMessage(scene);
    return { as: token, variables: { id } };
  },
  recordClick: asVisitor((companyId) => ({ companyId, target: 'phone', fingerprint: FINGERPRINT })),
  recordView: asVisitor((companyId) => ({ companyId, fingerprint: FINGERPRINT })),
  rejectClaim: async (scene) => ({
    variables: { id: (await claimed(scene)).id, reason: 'Falta uma prova.' },
  }),
  register: () => ({
    as: null,
    ...input({ name: 'Rosa Lima', email: newEmail(), companyName: 'Rosa', terms: true, ...password }),
  }),
  rejectCompanies: async (scene) => ({
    variables: { ids: [String(await scene.pending()), '0'], reason: 'Não existe.' },
  }),
  rejectCompany: onPending({ reason: 'Falta o endereço.' }),
  receiveCharge: async (scene) => ({ variables: { id: (await planCharge(scene)).id } }),
  undoChargeReceipt: async (scene) => ({ variables: { id: (await planCharge(scene, true)).id } }),
  rejectPlanRequest: async (scene) => ({
    variables: { id: (await planRequest(scene)).id, reason: 'Ainda não.' },
  }),
  deleteCategory: byId(category),
  deleteCity: byId(city),
  createDutyShift: async (scene) =>
    input({
      companyId: String((await scene.owner()).companyId),
      from: clock(-24),
      until: clock(24),
    }),
  deleteDutyShift: async (scene) => {
    const { companyId } = await scene.owner();
    const id = await scene.id(
      `INSERT INTO duty_shifts (company_id, starts_at, until) VALUES ($1, '2026-12-24T20:00', '2026-12-25T08:00') RETURNING id`,
      companyId,
    );
    return { variables: { id: String(id) } };
  },
  deleteKind: byId(kind),
  removeKindWord: async (scene) => {
    const id = await scene.id(kind());
    await scene.guia.sql`INSERT INTO kind_words VALUES (${id}, 'forró', 'forro')`;
    return { variables: { kindId: String(id), word: 'forró' } };
  },
  deleteCompany: asOwner((id) => ({ id })),
  deleteDemoData: async ({ guia, owner }) => {
    // The other fields need the rest of the demo data.
    await guia.sql`UPDATE companies SET is_demo = false`;
    await guia.sql`UPDATE users SET is_demo = false`;
    const { id, companyId } = await owner();
    await guia.sql`UPDATE companies SET is_demo = true WHERE id = ${companyId}`;
    await guia.sql`UPDATE users SET is_demo = true WHERE id = ${id}`;
    return {};
  },
  deleteCompanyPhoto: async (scene) => {
    const { id, token } = await photo(scene);
    return { as: token, variables: { id } };
  },
  orderCompanyPhotos: async (scene) => {
    const { id, companyId, token } = await photo(scene);
    return { as: token, variables: { companyId, ids: [id] } };
  },
  updateCompanyPhoto: async (scene) => {
    const { id, token } = await photo(scene);
    return { as: token, variables: { id, input: { caption: 'O salão' } } };
  },
  deletePlan: byId(() => plan(unique('Velho'))),
  deleteUser: onOwner(),
  replyToMessage: async (scene) => {
    const { id, token } = await visitorsMessage(scene);
    return { as: token, variables: { id, content: 'Sim.' } };
  },
  reportPhoto: async (scene) => ({
    as: null,
    variables: { id: (await photo(scene)).id, reason: 'Não é desta empresa.', fingerprint: FINGERPRINT },
  }),
  reportRating: async (scene) => ({
    as: null,
    variables: {
      id: String(await scene.rating((await scene.owner()).companyId)),
      reason: 'É propaganda.',
      fingerprint: FINGERPRINT,
    },
  }),
  requestPasswordReset: async (scene) => ({ as: null, variables: { email: (await scene.owner()).email } }),
  requestPlan: async (scene) => ({
    as: (await scene.owner()).token,
    variables: { planId: String(scene.planIds[1]), message: 'Cresci.' },
  }),
  resendWebhookDelivery: async (scene) => ({ variables: { id: (await delivered(scene, 'failed')).id } }),
  resetPassword: async (scene) => ({
    as: null,
    ...input({ token: await linkFor(scene, 'reset-password'), ...password }),
  }),
  retryMail: byId(
    () => `INSERT INTO mails (kind, recipient, subject, text, html, status, attempts, last_error)
           VALUES ('reply', 'ana@exemplo.com.br', 'Resposta', 'Sim.', 'Sim.', 'failed', 3, 'Sem caixa.') RETURNING id`,
  ),
  rotateWebhookSecret: async (scene) => ({ variables: { id: await webhook(scene) } }),
  runImport: imported('checked'),
  addSavedCompany: asVisitor((companyId) => ({ companyId, fingerprint: FINGERPRINT })),
  adminSendMessage: onCompany('companyId', { subject: 'Cadastro', content: 'Falta o CEP.' }),
  sendEmailConfirmation: async (scene) => {
    const { id, token } = await scene.owner();
    await scene.guia.sql`UPDATE users SET email_confirmed_at = NULL WHERE id = ${id}`;
    return { as: token };
  },
  sendMessage: asVisitor((companyId) => ({
    input: { companyId, name: 'Ana', email: 'ana@exemplo.com.br', content: 'Olá' },
  })),
  setCompaniesActive: async (scene) => ({
    variables: { ids: [String((await scene.owner()).companyId), '0'], isActive: false },
  }),
  setCompanyActive: onCompany('id', { isActive: false }),
  setApprovalMails: () => ({ variables: { mails: 'daily' } }),
  setDefaultPlan: ({ planIds }) => ({ variables: { id: String(planIds[1]) } }),
  markConversationRead: onCompany('companyId'),
  setMessageAccess: onCompany('companyId', { hasMessageAccess: false }),
  setUserActive: onOwner({ isActive: false }),
  setUserPassword: onOwner(password),
  sendPasswordLink: onOwner(),
  inviteAdministrator: () => input({ name: 'Ivo Melo', email: newEmail(), adminRole: 'moderator' }),
  setUserPlan: async (scene) => ({
    variables: { id: String((await scene.owner()).id), planId: String(scene.planIds[1]) },
  }),
  setRatingUseful: async (scene) => ({
    as: null,
    variables: {
      id: String(await scene.rating((await scene.owner()).companyId)),
      isUseful: true,
      fingerprint: FINGERPRINT,
    },
  }),
  restoreRating: async (scene) => {
    const { companyId } = await scene.owner();
    const id = await scene.id(
      `INSERT INTO ratings (company_id, rating, comment, fingerprint_hash, hidden_at, hidden_reason)
       VALUES ($1, 1, 'Ruim.', sha256('escondida'), now(), 'Ofende.') RETURNING id`,
      companyId,
    );
    return { variables: { id: String(id) } };
  },
  testWebhook: async (scene) => ({ variables: { id: await webhook(scene) } }),
  undoImport: imported('done'),
  recordOpeningSighting: async (scene) => {
    const { companyId } = await scene.owner();
    await scene.fill();
    await scene.id('UPDATE companies SET opening_hours = NULL WHERE id = $1 RETURNING id', companyId);
    return { as: null, variables: { companyId: String(companyId), isOpen: true } };
  },
  removeSavedCompany: asVisitor((companyId) => ({ companyId, fingerprint: FINGERPRINT })),
  updateApprovalPolicy: () => input({ notificationEmail: 'avisos@exemplo.com.br' }),
  updateCategory: byId(category, { input: { isVisible: false } }),
  updateAttribute: byId(() => 'SELECT min(id) AS id FROM attributes', { input: { isRetired: false } }),
  updateKind: byId(kind, { input: { categoryId: '7' } }),
  updateCity: byId(city, { input: { isVisible: false } }),
  updateCompany: asOwner((id) => ({
    id,
    input: { description: 'Pães e bolos, também aos domingos.', address: 'Rua Nova, 2' },
  })),
  updatePlan: byId(() => plan(unique('Novo')), { input: { price: '19.90' } }),
  updateProfile: async (scene) => {
    const { token, email } = await scene.owner();
    return { as: token, ...input({ name: 'Outro Nome', email }) };
  },
  updateSystemSettings: () =>
    input({ siteName: 'Guia de Empresas', corsOrigins: ['https://www.exemplo.com.br'] }),
  updateWebhook: async (scene) => ({
    variables: {
      id: await webhook(scene),
      input: { events: ['ratingCreated', 'companyChanged'] },
    },
  }),
  updateRating: ratedBefore({ rating: 3, comment: 'Já foi melhor.' }),
  updateUser: onOwner({ input: { name: 'Outro Nome' } }),
  createImport: () => ({ file: [HEADER, row(1)].join('\n') }),
  sendMessageToAdministration: asOwner(() => ({ subject: 'Dúvida', content: 'Como mudo o nome?' })),
};
