import type { ApolloCache } from '@apollo/client';
import type { MutationName, QueryField, QueryName, TypeName } from './operations.gen.ts';

interface Effect {
  /** Root fields to evict, with any arguments; 'all' but who is signed in and the public settings. */
  evicts?: readonly QueryField[] | 'all';
  /** Type of the removed object; its id is the mutation's `id`. */
  removes?: TypeName;
  /** Refetched before the mutation resolves; until then the cached data stay on the screen. */
  refetches?: readonly QueryName[];
  /** Not evicted when the mutation resolves: the screen calls `invalidate` when it no longer shows the old list. */
  isDeferred?: true;
}

/** Lists and counts of companies, accounts, claims and plan requests. */
const DIRECTORY: readonly QueryField[] = [
  'adminCategories',
  'adminCities',
  'adminCompanies',
  'adminFigures',
  'adminKind',
  'adminKinds',
  'adminOverview',
  'adminStatistics',
  'adminStats',
  'auditEntries',
  'changedCompanies',
  'companies',
  'companyClaims',
  'pendingCompanies',
  'planRequests',
  'plans',
  'searchLinks',
  'searchSuggestions',
  'similarCompanies',
  'siteStatistics',
  'users',
];
const CHANGES_DIRECTORY: Effect = { evicts: DIRECTORY };
const IMPORTS_COMPANIES: Effect = {
  evicts: [...DIRECTORY, 'categories', 'cities', 'company'],
  isDeferred: true,
};
const OF_CATALOG = ['adminCompanies', 'auditEntries', 'searchLinks', 'siteStatistics'] as const;
const CHANGES_CATEGORIES: Effect = { evicts: ['adminCategories', 'categories', ...OF_CATALOG] };
const CHANGES_CITIES: Effect = { evicts: ['adminCities', 'cities', ...OF_CATALOG] };
const CHANGES_KINDS: Effect = {
  evicts: [
    'adminFigures',
    'adminKind',
    'adminKinds',
    'auditEntries',
    'companies',
    'kinds',
    'kindWordPreview',
    'searchExplanation',
    'searchesWithoutResults',
    'searchLinks',
    'searchSuggestions',
  ],
};
const CHANGES_SEARCHES: Effect = { evicts: ['adminFigures', 'auditEntries', 'searchesWithoutResults'] };
const CHANGES_PLANS: Effect = {
  evicts: ['activePlans', 'adminFigures', 'auditEntries', 'planRequests', 'plans', 'users'],
};
const MODERATES_RATINGS: Effect = { evicts: ['adminFigures', 'adminRatings', 'auditEntries', 'company'] };
const OWNER_COMPANIES: Effect = {
  evicts: ['companies', 'ownerHome', 'searchLinks', 'searchSuggestions', 'siteStatistics'],
  isDeferred: true,
};
const SAVES: Effect = { evicts: ['savedCompanyPage'], isDeferred: true };
/** The response contains what changed, or nothing shown changes. */
const NOTHING: Effect = {};

/** What each mutation makes stale. */
const EFFECTS: Record<MutationName, Effect> = {
  AddKindWord: CHANGES_KINDS,
  AdminCreateCompany: CHANGES_DIRECTORY,
  AdminRemoveCompany: CHANGES_DIRECTORY,
  AdminUpdateCompany: CHANGES_DIRECTORY,
  AnswerRating: { evicts: ['company'] },
  ApproveClaim: CHANGES_DIRECTORY,
  ApproveCompanies: CHANGES_DIRECTORY,
  ApproveCompany: CHANGES_DIRECTORY,
  ApprovePlanRequest: CHANGES_DIRECTORY,
  AskForMessageAccess: NOTHING,
  CancelClaim: { removes: 'CompanyClaim' },
  CancelImport: NOTHING,
  // An earlier request, already decided, becomes the last one again.
  CancelPlanRequest: { refetches: ['OwnPlanRequest'] },
  ChangePassword: { evicts: ['apiKeys'] },
  CheckImport: NOTHING,
  ClaimCompany: NOTHING,
  CloseAccount: NOTHING,
  ConfirmEmail: NOTHING,
  CreateApiKey: { evicts: ['apiKeys', 'auditEntries'], isDeferred: true },
  CreateCategory: CHANGES_CATEGORIES,
  CreateCity: CHANGES_CITIES,
  CreateCompany: OWNER_COMPANIES,
  CreateKind: CHANGES_KINDS,
  CreatePlan: CHANGES_PLANS,
  CreateUser: CHANGES_DIRECTORY,
  DeleteApiKey: { evicts: ['adminApiKeys', 'apiKeys', 'auditEntries'], removes: 'ApiKey' },
  DismissRatingReports: MODERATES_RATINGS,
  DismissSearch: CHANGES_SEARCHES,
  EndOtherSessions: { evicts: ['mySessions'] },
  EndSession: { evicts: ['mySessions'], removes: 'Session' },
  EraseMessage: { evicts: ['adminMessages', 'auditEntries'] },
  EraseRating: MODERATES_RATINGS,
  HideRating: MODERATES_RATINGS,
  Login: NOTHING,
  Logout: NOTHING,
  MarkChangesSeen: { evicts: ['auditEntries', 'changedCompanies'] },
  RateCompany: NOTHING,
  ReadMessage: NOTHING,
  RecordClick: NOTHING,
  RecordView: NOTHING,
  RefuseClaim: CHANGES_DIRECTORY,
  Register: NOTHING,
  RejectCompanies: CHANGES_DIRECTORY,
  RejectCompany: CHANGES_DIRECTORY,
  RejectPlanRequest: CHANGES_DIRECTORY,
  RemoveCategory: CHANGES_CATEGORIES,
  RemoveCity: CHANGES_CITIES,
  RemoveCompany: OWNER_COMPANIES,
  RemoveDemoData: { evicts: 'all' },
  RemoveKind: { ...CHANGES_KINDS, removes: 'ManagedKind' },
  RemoveKindWord: CHANGES_KINDS,
  RemovePlan: CHANGES_PLANS,
  RemoveUser: { evicts: DIRECTORY, removes: 'User' },
  ReplyToVisitor: NOTHING,
  // Evicted only when the rating turns out to be gone.
  ReportRating: { evicts: ['company'], isDeferred: true },
  RequestPasswordReset: NOTHING,
  RequestPlan: NOTHING,
  ResetPassword: NOTHING,
  RestoreSearch: CHANGES_SEARCHES,
  RetryMail: { evicts: ['adminFigures', 'mails'] },
  RunImport: IMPORTS_COMPANIES,
  SaveCompany: SAVES,
  SendAdminMessage: NOTHING,
  SendEmailConfirmation: NOTHING,
  SendMessage: NOTHING,
  // It returns no companies: their cached pages would still show their forms.
  SetCompaniesActive: { evicts: [...DIRECTORY, 'company'] },
  SetDefaultPlan: CHANGES_PLANS,
  SetMessageAccess: { evicts: ['auditEntries'] },
  // Several accounts are set one after the other; the list is refetched after the last.
  SetUserActive: { evicts: [...DIRECTORY, 'adminApiKeys'], isDeferred: true },
  SetUserPassword: { evicts: ['adminApiKeys', 'auditEntries'] },
  SetUserPlan: CHANGES_DIRECTORY,
  ShowRating: MODERATES_RATINGS,
  UndoImport: IMPORTS_COMPANIES,
  UnsaveCompany: SAVES,
  UpdateApprovalPolicy: { evicts: ['auditEntries'] },
  UpdateCategory: CHANGES_CATEGORIES,
  UpdateCity: CHANGES_CITIES,
  UpdateCompany: NOTHING,
  UpdateKind: CHANGES_KINDS,
  UpdatePlan: CHANGES_PLANS,
  UpdateProfile: NOTHING,
  UpdateSystemSettings: { evicts: ['auditEntries', 'ownerHome'], refetches: ['Site'] },
  UpdateUser: CHANGES_DIRECTORY,
  UploadImport: { evicts: ['adminFigures', 'companyImports'] },
  WriteToAdministration: NOTHING,
};

const NEVER_EVICTED: readonly string[] = ['__typename', 'viewer', 'publicSettings'] satisfies (
  | QueryField
  | '__typename'
)[];

function knownFields(cache: ApolloCache): string[] {
  const { ROOT_QUERY = {} } = cache.extract() as { ROOT_QUERY?: Record<string, unknown> };
  const fields = Object.keys(ROOT_QUERY).map((key) => key.split(/[({]/)[0] ?? key);
  return [...new Set(fields)].filter((field) => !NEVER_EVICTED.includes(field));
}

/**
 * Evicts what the mutations make stale. Called when a mutation of the hooks resolves; a screen calls it for a deferred
 * one, and after a conflict with another user's change.
 */
export function invalidate(cache: ApolloCache, ...mutations: readonly MutationName[]): void {
  const fields = mutations.flatMap((name): readonly string[] => {
    const { evicts = [] } = EFFECTS[name];
    return evicts === 'all' ? knownFields(cache) : evicts;
  });
  for (const fieldName of new Set(fields)) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** Evicts at once what is not deferred, and the object that `removes` names. */
export function invalidateResolved(cache: ApolloCache, name: MutationName, id?: string): void {
  const { isDeferred, removes } = EFFECTS[name];
  if (!isDeferred) invalidate(cache, name);
  if (removes) cache.evict({ id: `${removes}:${id}` });
}

/** Returns the options that make a mutation refetch queries; undefined where it refetches none. */
export function refetchOptions(name: MutationName) {
  const { refetches } = EFFECTS[name];
  return refetches && { refetchQueries: [...refetches], awaitRefetchQueries: true };
}
