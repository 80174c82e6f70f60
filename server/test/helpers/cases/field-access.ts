import type pg from 'pg';
import { CAPABILITIES, type Capability } from '../../../src/graphql/admin-roles.ts';
import type { Route } from '../../../src/rest/route/route.ts';
import type { Scene } from './admin-cases.ts';

export type Who = 'anyone' | 'signed in' | 'company' | 'owner or administrator' | 'administrator';

const list = (names: string): string[] => names.trim().split(/\s+/);

/** Root fields by who may call them; `OF_ADMINISTRATORS` has the others. */
const OPEN: Record<Exclude<Who, 'administrator'>, string[]> = {
  anyone:
    list(`attributes catalogue plans categories cities companies companiesOnMap company companyBySlug kinds publicSettings ratingCheck
    cityPage closedCompany savedCompanyIds savedCompanies invitation searchLinks searchSuggestions similarCompanies siteStatistics
    confirmDataRequest confirmEmail disownClaim login mailedClaim proposeCorrection proveClaim quoteRecipients quoteRequest requestQuotes endQuoteRequest rateCompany recordClick recordOpeningSighting recordView register reportPhoto reportRating requestPasswordReset
    resetPassword addSavedCompany sendDataRequest sendMessage setRatingUseful setWeeklyMailByLink removeSavedCompany updateRating`),
  'signed in':
    list(`addCompanyPhoto companyPhotos companyPromotion companyReport companyStatistics corrections inbox myApiKeys mySessions myClaims myClaimPage myPlanCharges myPlanRequest myCompanies myPersonalData viewer
     myAnswerTemplates ownerWork ownerCompanies createAnswerTemplate deleteAnswerTemplate setQuoteRequests setWeeklyMail updateAnswerTemplate
     acceptInvitation cancelInvitation changeMember companyInvitations companyMembers inviteMember leaveCompany removeMember
     acceptCorrection answerRating changeRatingAnswer declineCorrection requestMessageAccess cancelClaim sendClaimLink cancelPlanRequest changePassword confirmSecondFactor disableSecondFactor renewRecoveryCodes startSecondFactor deleteAccount deleteApiKey endOtherSessions
     endSession logout markMessageRead deleteCompany deleteCompanyPhoto orderCompanyPhotos updateCompanyPhoto
     replyToMessage sendEmailConfirmation updateCompany updateProfile
     sendMessageToAdministration`),
  company: list('claimCompany requestPlan'),
  'owner or administrator':
    list(`createApiKey createCompany createWebhook deleteWebhook resendWebhookDelivery rotateWebhookSecret testWebhook
    updateWebhook webhookDeliveries webhooks`),
};

export const OPEN_FIELDS = Object.values(OPEN).flat();

/** Root fields for administrators only, by what the administrator's role must allow. */
export const OF_ADMINISTRATORS: Record<Capability, string[]> = {
  seeLists:
    list(`adminAttributes adminCategories adminCities adminCompanies adminChangedCompanies adminCounts adminDecidedWork adminDutyShifts
      adminFind adminKind adminKinds adminListCount
    adminOverview adminPendingCompanies adminPhotos adminPlans adminRating adminRatings adminReport adminSearchExplanation
    adminSearchesWithoutResults adminStatistics adminWork adminWorkCounts`),
  seePersons: list(
    'adminClaims adminCorrections adminPlanCharge adminPlanCharges adminPlanRequest adminPlanRequests adminRejection adminRejectionChoices adminRejections adminWorkMatter',
  ),
  decide:
    list(`adminBulkJob adminBulkJobs adminReasonTemplates approveClaim approveCompanies approveCompany approvePhoto
    approvePlanRequest cancelBulkAction createReasonTemplate decide deleteRating deleteReasonTemplate dismissRatingReports
    hideRating markChangesSeen rejectClaim rejectCompanies receiveCharge rejectCompany rejectPlanRequest restoreRating
    restoreRejection revertCompanyChanges setApprovalMails setMessageAccess startBulkAction undoBulkAction undoChargeReceipt undoDecision
    updateReasonTemplate`),
  answerMessages: list('adminConversation adminSendMessage markConversationRead'),
  editCompanies: list('adminCreateCompany adminUpdateCompany setCompaniesActive setCompanyActive'),
  removeCompanies: list('adminCompanyMerge adminDeleteCompany mergeCompanies'),
  manageUsers:
    list(`adminApiKeys adminMessages answerDataRequest adminUser adminUsers createUser deleteMessage deleteUser
    deletePersonalRecord adminPersonalRecords inviteAdministrator resetSecondFactor sendPasswordLink setUserActive setUserPassword updateUser`),
  managePlans: list('createPlan deletePlan setDefaultPlan setUserPlan updatePlan'),
  manageCatalog:
    list(`addKindWord adminKindWordPreview createAttribute createCategory createCity createDutyShift createKind deleteCategory deleteCity deleteDutyShift
    deleteKind hideSearch removeKindWord restoreSearch setSearchesHidden updateAttribute updateCategory updateCity updateKind`),
  manageSettings:
    list(`adminApprovalPolicy adminDemoData adminSiteHealth adminSystemSettings deleteDemoData updateApprovalPolicy
    updateSystemSettings`),
  importCompanies: list(
    'adminImport adminImports cancelImport checkImport chooseImportLayout createImport replaceImportValue runImport undoImport',
  ),
  readAudit: list('adminAuditChoices adminAuditEntries adminAuditEntry'),
  manageMails: list('adminMail adminMails resendMail retryMail'),
  manageWebhooks: [],
};

/** What an administrator's role must allow for a field that others may call too. */
const ALSO_FOR: Record<string, Capability> = {
  createApiKey: 'seeLists',
  createCompany: 'editCompanies',
  ...Object.fromEntries(
    list(`createWebhook deleteWebhook resendWebhookDelivery rotateWebhookSecret testWebhook updateWebhook
    webhookDeliveries webhooks`).map((field) => [field, 'manageWebhooks' as const]),
  ),
};

/** Returns what an administrator's role must allow for the field; null for nothing. */
function capabilityOf(field: string): Capability | null {
  const [found] = Object.entries(OF_ADMINISTRATORS).find(([, fields]) => fields.includes(field)) ?? [];
  return (found as Capability | undefined) ?? ALSO_FOR[field] ?? null;
}

export function whoMay(field: string): Who {
  const [who] = Object.entries(OPEN).find(([, fields]) => fields.includes(field)) ?? [];
  return (who as Who | undefined) ?? 'administrator';
}

export const ROLES = ['nobody', 'a user', 'an owner', 'a reader', 'a moderator', 'an administrator'] as const;
export type RoleName = (typeof ROLES)[number];

export const ADMIN_ROLE_OF = {
  'a reader': 'reader',
  'a moderator': 'moderator',
  'an administrator': 'administrator',
} as const;
const ADMINISTRATORS = Object.keys(ADMIN_ROLE_OF) as (keyof typeof ADMIN_ROLE_OF)[];
const isAdministrator = (role: string): role is keyof typeof ADMIN_ROLE_OF => role in ADMIN_ROLE_OF;

const ALLOWED: Record<Who, readonly RoleName[]> = {
  anyone: ROLES,
  'signed in': ['a user', 'an owner', ...ADMINISTRATORS],
  company: ['an owner'],
  'owner or administrator': ['an owner', ...ADMINISTRATORS],
  administrator: ADMINISTRATORS,
};

/** Returns whether administrators in this role may do what needs the capability. */
export const isAllowed = (role: keyof typeof ADMIN_ROLE_OF, capability: Capability): boolean =>
  CAPABILITIES[capability].may.some((one) => one === ADMIN_ROLE_OF[role]);

/** Returns the status for a role that may not call the field; null for one that may. */
export function expectedStatus(field: string, role: RoleName): 401 | 403 | null {
  const capability = capabilityOf(field);
  const isLimited = isAdministrator(role) && capability !== null && !isAllowed(role, capability);
  // What is in no list is for administrators who may do everything.
  const isUnlisted = whoMay(field) === 'administrator' && !capability && role !== 'an administrator';
  if (ALLOWED[whoMay(field)].includes(role) && !isLimited && !isUnlisted) return null;
  return role === 'nobody' ? 401 : 403;
}

/** Returns a role that may call the field. */
export const callerOf = (field: string): RoleName =>
  whoMay(field) === 'administrator' ? 'an administrator' : whoMay(field) === 'anyone' ? 'nobody' : 'an owner';

/** Returns the root field of a row of the REST table. */
export const fieldOf = ({ field }: Pick<Route, 'field'>): string => field.split('.')[0] ?? '';

/** ID arguments that belong to a form or a filter, and do not name the object of the field. */
export const OTHER_IDS = new Set(
  list(
    'actorId assignedKindId attributeIds broaderId categoryId categoryIds deciderId ids keptId kindIds meaningId ownerId planId removedId subjectId userId',
  ),
);

/** Fields that answer for an id that does not exist: lists by company or kind, and what does not wait any more. */
export const FILTERED = new Set(
  list('adminCompanies adminListCount adminRatings adminWorkMatter myClaimPage ownerCompanies'),
);

async function insert(pool: pg.Pool, statement: string, values: unknown[] = []): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(`${statement} RETURNING id`, values);
  return rows[0]?.id as number;
}

let made = 0;

/** Insert an object of each kind, of the scene's owner and company; return its id. */
const THINGS = {
  company: async ({ companyId }: Scene) => companyId,
  message: ({ pool, companyId }: Scene) =>
    insert(
      pool,
      `INSERT INTO messages (company_id, sender_type, name, email, content)
       VALUES ($1, 'visitor', 'Ana', 'ana@exemplo.com.br', 'Olá')`,
      [companyId],
    ),
  rating: ({ pool, companyId }: Scene) =>
    insert(pool, `INSERT INTO ratings (company_id, rating, fingerprint_hash) VALUES ($1, 4, sha256('um'))`, [
      companyId,
    ]),
  claim: ({ pool, companyId, otherId }: Scene) =>
    insert(pool, 'INSERT INTO company_claims (company_id, user_id) VALUES ($1, $2)', [companyId, otherId]),
  correction: ({ pool, companyId }: Scene) =>
    insert(pool, `INSERT INTO company_corrections (company_id, field, after) VALUES ($1, 'other', $2)`, [
      companyId,
      `Falta isto: ${++made}`,
    ]),
  dataRequest: ({ pool }: Scene) =>
    insert(
      pool,
      `INSERT INTO data_requests (kind, email, content, status)
       VALUES ('access', 'ana@exemplo.com.br', 'O que há?', 'pending')
       ON CONFLICT (lower(email), kind, md5(content)) WHERE status = 'pending' DO UPDATE SET name = 'Ana'`,
    ),
  plan: async ({ planId }: Scene) => planId,
  user: async ({ ownerId }: Scene) => ownerId,
  photo: ({ pool, companyId }: Scene) =>
    insert(
      pool,
      `INSERT INTO company_photos (key, company_id, position, state)
       SELECT gen_random_uuid(), $1, count(*), 'ready' FROM company_photos WHERE company_id = $1`,
      [companyId],
    ),
  category: ({ pool }: Scene) =>
    insert(pool, 'INSERT INTO categories (name) VALUES ($1)', [`Outras ${++made}`]),
  city: async () => 1,
  kind: async () => 1,
  attribute: async () => 1,
  reason: async () => 1,
  planRequest: async ({ pool, ownerId, planId }: Scene) => {
    await pool.query('DELETE FROM plan_requests');
    return insert(pool, 'INSERT INTO plan_requests (user_id, requested_plan_id) VALUES ($1, $2)', [
      ownerId,
      planId,
    ]);
  },
  answerTemplate: ({ pool, ownerId }: Scene) =>
    insert(pool, `INSERT INTO answer_templates (user_id, title, text) VALUES ($1, 'Horário', 'Olá!')`, [
      ownerId,
    ]),
  webhook: ({ pool, ownerId }: Scene) =>
    insert(
      pool,
      `INSERT INTO webhooks (user_id, url, events, secret)
       VALUES ($1, 'https://exemplo.com.br/', '{rating.created}', '')`,
      [ownerId],
    ),
  import: ({ pool }: Scene) =>
    insert(
      pool,
      `INSERT INTO imports (file_name, origin, status, size_bytes, columns)
       VALUES ('a.csv', 'browser', 'uploaded', 1, '[{"header": "nome", "field": null, "samples": []}]')`,
    ),
};

interface Named {
  thing: keyof typeof THINGS;
  /** The error code for another owner, whatever else is sent. */
  otherOwner?: 'FORBIDDEN' | 'NOT_FOUND';
}

/** The kind of object of fields that validate other arguments too. */
export const NAMED: Record<string, Named> = {
  addKindWord: { thing: 'kind' },
  adminUpdateCompany: { thing: 'company' },
  answerDataRequest: { thing: 'dataRequest' },
  answerRating: { thing: 'rating', otherOwner: 'FORBIDDEN' },
  checkImport: { thing: 'import' },
  chooseImportLayout: { thing: 'import' },
  changeRatingAnswer: { thing: 'rating', otherOwner: 'FORBIDDEN' },
  replaceImportValue: { thing: 'import' },
  claimCompany: { thing: 'company' },
  adminConversation: { thing: 'company' },
  corrections: { thing: 'company', otherOwner: 'FORBIDDEN' },
  createDutyShift: { thing: 'company' },
  declineCorrection: { thing: 'correction', otherOwner: 'FORBIDDEN' },
  hideRating: { thing: 'rating' },
  adminKindWordPreview: { thing: 'kind' },
  inbox: { thing: 'company', otherOwner: 'FORBIDDEN' },
  inviteMember: { thing: 'company', otherOwner: 'FORBIDDEN' },
  orderCompanyPhotos: { thing: 'company', otherOwner: 'FORBIDDEN' },
  proposeCorrection: { thing: 'company' },
  rateCompany: { thing: 'company' },
  recordClick: { thing: 'company' },
  recordView: { thing: 'company' },
  rejectClaim: { thing: 'claim' },
  rejectCompany: { thing: 'company' },
  decide: { thing: 'company' },
  rejectPlanRequest: { thing: 'planRequest' },
  revertCompanyChanges: { thing: 'company' },
  replyToMessage: { thing: 'message', otherOwner: 'NOT_FOUND' },
  reportPhoto: { thing: 'photo' },
  reportRating: { thing: 'rating' },
  updateCompanyPhoto: { thing: 'photo', otherOwner: 'FORBIDDEN' },
  updateRating: { thing: 'company' },
  addSavedCompany: { thing: 'company' },
  adminSendMessage: { thing: 'company' },
  sendMessage: { thing: 'company' },
  setRatingUseful: { thing: 'rating' },
  setUserPassword: { thing: 'user' },
  setUserPlan: { thing: 'user' },
  removeSavedCompany: { thing: 'company' },
  updateAnswerTemplate: { thing: 'answerTemplate', otherOwner: 'NOT_FOUND' },
  updateCategory: { thing: 'category' },
  updateCity: { thing: 'city' },
  updateKind: { thing: 'kind' },
  updateReasonTemplate: { thing: 'reason' },
  updateAttribute: { thing: 'attribute' },
  updateCompany: { thing: 'company', otherOwner: 'FORBIDDEN' },
  updatePlan: { thing: 'plan' },
  updateUser: { thing: 'user' },
  updateWebhook: { thing: 'webhook', otherOwner: 'NOT_FOUND' },
  webhookDeliveries: { thing: 'webhook', otherOwner: 'NOT_FOUND' },
  sendMessageToAdministration: { thing: 'company', otherOwner: 'FORBIDDEN' },
};

/** Fields that accept every value of their other arguments. */
export const NOT_VALIDATED = new Set(
  list(`acceptCorrection adminDeleteCompany approveClaim approveCompany approvePhoto approvePlanRequest companyReport
    deleteCompanyPhoto dismissRatingReports undoDecision markChangesSeen markConversationRead ratingCheck deleteCompany removeKindWord deleteUser adminSearchExplanation
    recordOpeningSighting setCompanyActive setMessageAccess setQuoteRequests setUserActive changeMember`),
);

/** Fields that accept the id of a removed company; only impossible ids are NOT_FOUND. */
export const ACCEPTS_REMOVED = new Set(list('recordClick recordView removeSavedCompany'));

export const makeThing = (field: string, scene: Scene): Promise<number> =>
  THINGS[(NAMED[field] as Named).thing](scene);
