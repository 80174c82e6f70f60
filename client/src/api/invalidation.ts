import type { ApolloCache } from '@apollo/client';
import type { MutationName, QueryField, QueryName, TypeName } from './operations.gen.ts';

interface Effect {
  /** Root fields to evict, with any arguments; 'all' but who is signed in and the public settings. */
  evicts?: readonly (QueryField | typeof ADMIN)[] | 'all';
  /** Type of the object that is gone; the answer has its id. */
  removes?: TypeName;
  /** Refetched before the mutation resolves; until then the cached data stay on the screen. */
  refetches?: readonly QueryName[];
  /** Not evicted when the mutation resolves: the screen calls `invalidate` when it no longer shows the old list. */
  isDeferred?: true;
}

/** Stands for all queries of administrators. */
const ADMIN = 'admin*';
/** Lists and counts of companies, accounts, claims and plan requests. */
const DIRECTORY = [
  ADMIN,
  'companies',
  'searchLinks',
  'searchSuggestions',
  'similarCompanies',
  'siteStatistics',
] as const;
const CHANGES_DIRECTORY: Effect = { evicts: DIRECTORY };
const IMPORTS_COMPANIES: Effect = {
  evicts: [...DIRECTORY, 'categories', 'cities', 'company'],
  isDeferred: true,
};
const CHANGES_IMPORTS: Effect = { evicts: ['adminCounts', 'adminImports'] };
const OF_CATALOG = [ADMIN, 'searchLinks', 'siteStatistics'] as const;
const CHANGES_CATEGORIES: Effect = { evicts: ['categories', ...OF_CATALOG] };
const CHANGES_CITIES: Effect = { evicts: ['cities', ...OF_CATALOG] };
const CHANGES_DUTY: Effect = { evicts: ['adminAuditEntries', 'adminDutyShifts', 'cityPage'] };
const CHANGES_KINDS: Effect = {
  evicts: [ADMIN, 'companies', 'kinds', 'searchLinks', 'searchSuggestions'],
};
const CHANGES_REASONS: Effect = { evicts: ['adminReasonTemplates'] };
const CHANGES_SEARCHES: Effect = { evicts: ['adminCounts', 'adminSearchesWithoutResults'] };
const CHANGES_PLANS: Effect = { evicts: [ADMIN, 'plans'] };
const SETTLES_CHARGES: Effect = { evicts: ['adminAuditEntries', 'adminPlanCharges'] };
const MODERATES_RATINGS: Effect = { evicts: ['adminCounts', 'adminRating', 'adminRatings', 'company'] };
const OWNERS_WORK = ['ownerCompanies', 'ownerWork'] as const;
const OWNER_COMPANIES: Effect = {
  evicts: ['companies', 'myCompanies', ...OWNERS_WORK, 'searchLinks', 'searchSuggestions', 'siteStatistics'],
  isDeferred: true,
};
/** The editor reads its own list anew. */
const CHANGES_PHOTOS: Effect = { evicts: ['companies', 'company', 'adminPhotos'] };
const SAVES: Effect = { evicts: ['savedCompanies'], isDeferred: true };
/** The inbox hides what is decided and reads the rest anew once it is left. */
const DECIDES_APPROVALS: Effect = {
  evicts: [...DIRECTORY, 'company', 'companyPhotos'],
  isDeferred: true,
};
const CHANGES_WEBHOOKS: Effect = { evicts: ['webhooks'] };

/** Their response contains what changed, or nothing shown changes. */
type WithoutEffect =
  | 'AdminSendMessage'
  | 'CancelBulkAction'
  | 'ChangeMember'
  | 'ConfirmDataRequest'
  | 'ConfirmSecondFactor'
  | 'DeleteAccount'
  | 'DisableSecondFactor'
  | 'EndQuoteRequest'
  | 'Login'
  | 'Logout'
  | 'ProposeCorrection'
  | 'RateCompany'
  | 'RecordClick'
  | 'RecordOpeningSighting'
  | 'RecordView'
  | 'Register'
  | 'RenewRecoveryCodes'
  | 'ReportPhoto'
  | 'RequestMessageAccess'
  | 'RequestPasswordReset'
  | 'RequestPlan'
  | 'RequestQuotes'
  | 'ResendWebhookDelivery'
  | 'ResetPassword'
  | 'SendDataRequest'
  | 'SendEmailConfirmation'
  | 'SendClaimLink'
  | 'SendMessage'
  | 'SendMessageToAdministration'
  | 'SetApprovalMails'
  | 'SetMessageAccess'
  | 'SetQuoteRequests'
  | 'SetRatingUseful'
  | 'SetWeeklyMail'
  | 'SetWeeklyMailByLink'
  | 'StartSecondFactor'
  | 'UpdateAnswerTemplate'
  | 'UpdateApprovalPolicy'
  | 'UpdateCompany'
  | 'UpdateProfile'
  | 'UpdateRating'
  | 'UpdateWebhook';

/** What each of the others makes stale. */
const EFFECTS: Record<Exclude<MutationName, WithoutEffect>, Effect> = {
  // The administrators' list reads itself anew.
  AcceptCorrection: {
    evicts: ['adminAuditEntries', 'adminChangedCompanies', 'companies', 'company', 'corrections'],
  },
  AddKindWord: CHANGES_KINDS,
  AddCompanyPhoto: CHANGES_PHOTOS,
  AddSavedCompany: SAVES,
  // The page asks who is signed in anew: the account may have got the panel.
  AcceptInvitation: { evicts: ['company', 'myCompanies', ...OWNERS_WORK] },
  AdminCreateCompany: CHANGES_DIRECTORY,
  AdminDeleteCompany: CHANGES_DIRECTORY,
  AdminUpdateCompany: CHANGES_DIRECTORY,
  AnswerRating: { evicts: ['company', ...OWNERS_WORK] },
  ChangeRatingAnswer: { evicts: ['adminAuditEntries'] },
  ApprovePlanRequest: CHANGES_DIRECTORY,
  // The screen that shows their progress invalidates the lists when they have ended.
  StartBulkAction: { ...CHANGES_DIRECTORY, isDeferred: true },
  UndoBulkAction: { ...CHANGES_DIRECTORY, isDeferred: true },
  CreateReasonTemplate: CHANGES_REASONS,
  UpdateReasonTemplate: CHANGES_REASONS,
  Decide: DECIDES_APPROVALS,
  DeleteReasonTemplate: CHANGES_REASONS,
  RestoreRejection: CHANGES_DIRECTORY,
  CancelInvitation: { evicts: ['companyInvitations'], removes: 'CompanyInvitation' },
  ClaimCompany: { evicts: ['myCompanies', ...OWNERS_WORK] },
  ConfirmEmail: { evicts: ['myCompanies', 'myClaimPage', ...OWNERS_WORK] },
  ProveClaim: { evicts: ['myCompanies', ...OWNERS_WORK] },
  DisownClaim: { evicts: ['myClaimPage', ...OWNERS_WORK] },
  CancelClaim: { removes: 'Claim' },
  // An earlier request, already decided, becomes the last one again.
  CancelPlanRequest: { refetches: ['MyPlanRequest'] },
  ChangePassword: { evicts: ['myApiKeys'] },
  CreateAnswerTemplate: { evicts: ['myAnswerTemplates'] },
  CreateApiKey: { evicts: ['myApiKeys'], isDeferred: true },
  CreateCategory: CHANGES_CATEGORIES,
  CreateCity: CHANGES_CITIES,
  CreateDutyShift: CHANGES_DUTY,
  DeleteDutyShift: CHANGES_DUTY,
  CreateCompany: OWNER_COMPANIES,
  CancelImport: CHANGES_IMPORTS,
  CheckImport: CHANGES_IMPORTS,
  ChooseImportLayout: CHANGES_IMPORTS,
  ReplaceImportValue: CHANGES_IMPORTS,
  CreateImport: CHANGES_IMPORTS,
  CreateAttribute: CHANGES_KINDS,
  CreateKind: CHANGES_KINDS,
  CreatePlan: CHANGES_PLANS,
  CreateUser: CHANGES_DIRECTORY,
  CreateWebhook: CHANGES_WEBHOOKS,
  DeclineCorrection: { evicts: ['adminAuditEntries', 'corrections'] },
  DeleteAnswerTemplate: { evicts: ['myAnswerTemplates'], removes: 'AnswerTemplate' },
  DeleteApiKey: { evicts: ['adminApiKeys', 'myApiKeys'], removes: 'ApiKey' },
  DeleteCategory: CHANGES_CATEGORIES,
  DeleteCity: CHANGES_CITIES,
  DeleteCompanyPhoto: CHANGES_PHOTOS,
  DeleteCompany: OWNER_COMPANIES,
  DeleteDemoData: { evicts: 'all' },
  DeleteKind: { ...CHANGES_KINDS, removes: 'AdminKind' },
  DeleteMessage: { evicts: ['adminMessages'] },
  DeletePlan: CHANGES_PLANS,
  DeleteRating: MODERATES_RATINGS,
  DeleteUser: { evicts: DIRECTORY, removes: 'User' },
  DeleteWebhook: { ...CHANGES_WEBHOOKS, removes: 'Webhook' },
  ErasePersonalRecord: { evicts: ['adminPersonalRecords'] },
  DismissRatingReports: MODERATES_RATINGS,
  EndOtherSessions: { evicts: ['mySessions'] },
  EndSession: { evicts: ['mySessions'], removes: 'Session' },
  HideRating: MODERATES_RATINGS,
  HideSearch: CHANGES_SEARCHES,
  InviteAdministrator: CHANGES_DIRECTORY,
  InviteMember: { evicts: ['companyInvitations'] },
  LeaveCompany: { evicts: ['company', 'myCompanies', ...OWNERS_WORK], isDeferred: true },
  MarkMessageRead: { evicts: OWNERS_WORK },
  MergeCompanies: { evicts: [...DIRECTORY, 'company'] },
  OrderCompanyPhotos: CHANGES_PHOTOS,
  RemoveMember: { evicts: ['companyMembers'], removes: 'CompanyMember' },
  ReceiveCharge: SETTLES_CHARGES,
  UndoChargeReceipt: SETTLES_CHARGES,
  ReplyToMessage: { evicts: OWNERS_WORK },
  RejectPlanRequest: CHANGES_DIRECTORY,
  RemoveKindWord: CHANGES_KINDS,
  RemoveSavedCompany: SAVES,
  RemoveSecondFactor: { evicts: ['adminUsers'] },
  // Evicted only when the rating turns out to be gone.
  ReportRating: { evicts: ['company'], isDeferred: true },
  RestoreRating: MODERATES_RATINGS,
  RestoreSearch: CHANGES_SEARCHES,
  ResendMail: { evicts: ['adminCounts', 'adminMail', 'adminMails'] },
  RetryMail: { evicts: ['adminCounts', 'adminMails'] },
  RotateWebhookSecret: CHANGES_WEBHOOKS,
  RunImport: IMPORTS_COMPANIES,
  SendPasswordLink: { evicts: ['adminCounts', 'adminMails'] },
  // It returns no companies: their cached pages would still show their forms.
  SetCompanyActive: { evicts: [...DIRECTORY, 'company'] },
  SetClosedCompanyActive: { evicts: [...DIRECTORY, 'company'] },
  SetDefaultPlan: CHANGES_PLANS,
  SetSearchesHidden: CHANGES_SEARCHES,
  // Several accounts are set one after the other; the list is refetched after the last.
  SetUserActive: { evicts: DIRECTORY, isDeferred: true },
  SetUserPassword: { evicts: ['adminApiKeys'] },
  SetUserPlan: CHANGES_DIRECTORY,
  TestWebhook: { evicts: ['webhookDeliveries'] },
  UndoDecision: DECIDES_APPROVALS,
  UndoImport: IMPORTS_COMPANIES,
  UpdateCompanyPhoto: CHANGES_PHOTOS,
  UpdateCategory: CHANGES_CATEGORIES,
  UpdateCity: CHANGES_CITIES,
  UpdateAttribute: CHANGES_KINDS,
  UpdateKind: CHANGES_KINDS,
  UpdatePlan: CHANGES_PLANS,
  UpdateSystemSettings: { evicts: ['myCompanies'], refetches: ['Site'] },
  UpdateUser: CHANGES_DIRECTORY,
};

function effectOf(name: MutationName): Effect {
  return name in EFFECTS ? EFFECTS[name as keyof typeof EFFECTS] : {};
}

const NEVER_EVICTED: readonly string[] = ['__typename', 'viewer', 'publicSettings'] satisfies (
  | QueryField
  | '__typename'
)[];

function knownFields(cache: ApolloCache, beginning = ''): string[] {
  const { ROOT_QUERY = {} } = cache.extract() as { ROOT_QUERY?: Record<string, unknown> };
  const fields = Object.keys(ROOT_QUERY).map((key) => key.split(/[({]/)[0] ?? key);
  return [...new Set(fields)].filter(
    (field) => field.startsWith(beginning) && !NEVER_EVICTED.includes(field),
  );
}

/**
 * Evicts what the mutations make stale, and in any case the audit log and the counts of what waits and of filters.
 * Called when a mutation of the hooks resolves; a screen calls it for a deferred one, and after a conflict with
 * another user's change.
 */
export function invalidate(cache: ApolloCache, ...mutations: readonly MutationName[]): void {
  const fields = mutations.flatMap((name): readonly string[] => {
    const { evicts = [] } = effectOf(name);
    if (evicts === 'all') return knownFields(cache);
    return evicts.includes(ADMIN) ? [...knownFields(cache, 'admin'), ...evicts] : evicts;
  });
  for (const fieldName of new Set(['adminAuditEntries', 'adminListCount', 'adminWorkCounts', ...fields]))
    cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** Evicts at once what is not deferred, and the object that `removes` names, by the id in the answer. */
export function invalidateResolved(cache: ApolloCache, name: MutationName, answer: object = {}): void {
  const { isDeferred, removes } = effectOf(name);
  if (!isDeferred) invalidate(cache, name);
  const [value] = Object.values(answer) as Array<{ id?: string }>;
  if (removes && value) cache.evict({ id: `${removes}:${value.id}` });
}

/** Returns the options that make a mutation refetch queries; undefined where it refetches none. */
export function refetchOptions(name: MutationName) {
  const { refetches } = effectOf(name);
  return refetches && { refetchQueries: [...refetches], awaitRefetchQueries: true };
}
