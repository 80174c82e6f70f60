/** When companies have to be open, as the URL has it. */
export type OpenFilter = '' | 'agora' | 'domingo' | 'sem-horario';

/** Filters of a search; each is a parameter of the URL. */
export interface SearchFilter {
  q?: string;
  /** Id of a category. */
  category?: string;
  /** Slug of a kind of business. */
  kind?: string;
  city?: string;
  order?: 'relevance' | 'rating' | 'newest' | 'name' | 'distance';
  page?: number;
  /** Ids of attributes that the companies have, separated by commas. */
  attributes?: string;
  /** Only companies that are open then. */
  open?: OpenFilter;
  /** Where the visitor is, with two decimals: "-23.55,-46.63". */
  near?: string;
  /** Only companies within so many kilometres of it; 0 for any. */
  radius?: number;
  /** Searches what was typed, without correcting words. */
  literal?: boolean;
  /** A part of the map, see `lib/map-bounds.ts`. */
  area?: string;
  /** Shows the map beside the list. */
  map?: boolean;
  /** Lines instead of cards. */
  view?: 'list' | '';
  /** The companies that this browser has saved, instead of a search. */
  saved?: boolean;
}

/** The routes' patterns; everything that links goes through `paths`. */
export const patterns = {
  home: '/',
  search: '/search',
  company: '/company/:id',
  poster: '/company/:id/poster',
  terms: '/terms',
  privacy: '/privacy',
  dataRequest: '/dados-pessoais',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  unsubscribe: '/unsubscribe',
  invitation: '/convite/:token',
  profile: '/profile',
  webhooks: '/webhooks',
  registerCompany: '/register-company',
  city: '/cidade/:state/:city',
  userDashboard: '/user-dashboard',
  reports: '/reports',
  dashboard: '/dashboard',
  admin: '/admin',
  adminApprovals: '/admin/approvals',
  adminPlanRequests: '/admin/plan-requests',
  adminUsers: '/admin/users',
  adminCompanies: '/admin/companies',
  adminManagement: '/admin/management',
  adminSettings: '/admin/settings',
  adminMails: '/admin/mails',
  adminRejections: '/admin/rejections',
  adminReasons: '/admin/reasons',
  adminPlans: '/admin/plans',
  adminCategories: '/admin/categories',
  adminKinds: '/admin/kinds',
  adminAttributes: '/admin/attributes',
  adminSearches: '/admin/searches',
  adminHealth: '/admin/health',
  adminCities: '/admin/cities',
  adminStatistics: '/admin/statistics',
  adminRatings: '/admin/ratings',
  adminPersonalData: '/admin/personal-data',
  adminImport: '/admin/import',
  adminAudit: '/admin/audit',
  settings: '/settings',
} as const;

/** A company opened over the search, and which part of it. */
export interface CompanyOverlay {
  company: string;
  view: 'details' | 'message';
}

/** Anchors inside the company page. */
export const anchors = { rating: 'avaliacoes', message: 'mensagem', claim: 'responsavel' } as const;

/** Leaves out empty parameters. */
function withParams(pattern: string, params: Record<string, unknown>): string {
  const query = Object.entries(params).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return query.length === 0 ? pattern : `${pattern}?${new URLSearchParams(query)}`;
}

/** Returns the page for the URL; false for the first, which is left out. */
const beyondFirst = (page = 1): number | false => page > 1 && page;

const searchPath = (
  {
    q,
    category,
    kind,
    city,
    attributes,
    order,
    page,
    open,
    near,
    radius,
    literal,
    area,
    map,
    view,
    saved,
  }: SearchFilter = {},
  overlay?: CompanyOverlay,
): string =>
  withParams(patterns.search, {
    saved: saved && 1,
    q: q?.trim(),
    category,
    kind: kind?.trim(),
    city: city?.trim(),
    attributes,
    order: order !== 'relevance' && order,
    aberto: open,
    page: beyondFirst(page),
    perto: near,
    raio: near && radius,
    literal: literal && 1,
    area,
    mapa: map && 1,
    view,
    company: overlay?.company,
    message: overlay?.view === 'message' && 1,
  });

/** Returns the position that a path of the search has; empty for none. */
export const nearOf = (path: string): string => new URLSearchParams(path.split('?')[1]).get('perto') ?? '';

/** Returns the path of a company's page. `order` and `stars` are those of the ratings: else all, the most useful first. */
const companyPath = (id: string, ratingsPage?: number, order?: string, stars?: number): string =>
  withParams(`/company/${encodeURIComponent(id)}`, { page: beyondFirst(ratingsPage), order, stars });

/** Name of a screen of the administration; `/admin` is the overview. */
export type AdminTab =
  | 'overview'
  | 'approvals'
  | 'plan-requests'
  | 'users'
  | 'companies'
  | 'management'
  | 'settings'
  | 'mails';

/** Returns the path of a screen of the administration with its filters; empty ones are left out. */
const adminPath = ({
  tab = 'overview',
  page,
  ...params
}: { tab?: AdminTab; page?: number } & Record<string, unknown> = {}): string =>
  withParams(tab === 'overview' ? patterns.admin : `${patterns.admin}/${tab}`, {
    ...params,
    page: beyondFirst(page),
  });

/** Every address of the site, once. */
export const paths = {
  home: () => patterns.home,
  search: searchPath,
  saved: (page = 1, overlay?: CompanyOverlay) => searchPath({ saved: true, page }, overlay),
  company: companyPath,
  /** Its picture beside links on other sites. */
  preview: (id: string) => `/previews/${encodeURIComponent(id)}.jpg`,
  companyRatings: (...ratings: Parameters<typeof companyPath>) =>
    `${companyPath(...ratings)}#${anchors.rating}`,
  /** The poster of an owner's company, to print. */
  poster: (id: string, size: 'a4' | 'a6' = 'a4') =>
    withParams(`${companyPath(id)}/poster`, { size: size !== 'a4' && size }),
  terms: () => patterns.terms,
  privacy: () => patterns.privacy,
  dataRequest: () => patterns.dataRequest,
  companyMessage: (id: string) => `${companyPath(id)}#${anchors.message}`,
  companyClaim: (id: string) => `${companyPath(id)}#${anchors.claim}`,
  /** `next` is the path of this site to return to. */
  login: (next?: string) => withParams(patterns.login, { next }),
  register: (next?: string) => withParams(patterns.register, { next }),
  forgotPassword: () => patterns.forgotPassword,
  /** An invitation to a part in a company. */
  invitation: (token: string) => `/convite/${encodeURIComponent(token)}`,
  profile: () => patterns.profile,
  /** `name` is that of the new company. */
  registerCompany: (name?: string) => withParams(patterns.registerCompany, { name }),
  /** Of one of the owner's companies; the oldest where none is named. */
  userDashboard: (companyId?: string) => withParams(patterns.userDashboard, { company: companyId }),
  reports: (companyId?: string, period?: string) =>
    withParams(patterns.reports, { company: companyId, period }),
  dashboard: () => patterns.dashboard,
  admin: adminPath,
  adminPlans: (filter: { status?: 'active' | 'inactive' } = {}) => withParams(patterns.adminPlans, filter),
  /** With a name already searched for. */
  adminCategories: (q?: string) => withParams(patterns.adminCategories, { q }),
  /** The list, with a name already searched for; or one kind. */
  adminKinds: (view: { q?: string; kind?: string } = {}) => withParams(patterns.adminKinds, view),
  /** The rejected companies, with a name already searched for. */
  adminRejections: (q?: string) => withParams(patterns.adminRejections, { q }),
  adminCities: (q?: string) => withParams(patterns.adminCities, { q }),
  /** Of a period by its value in the URL, such as '90d'; the default where none is named. */
  adminStatistics: (period?: string) => withParams(patterns.adminStatistics, { period }),
  /** Of one import, or with all of them, or those that wait, and the field for a new file. */
  adminImport: (importId?: string, status?: 'open') =>
    withParams(patterns.adminImport, { import: importId, status }),
  /** With filters of the list: the id of a company, reported ratings. */
  adminRatings: (filter: { company?: string; reported?: 'yes' | 'no' } = {}) =>
    withParams(patterns.adminRatings, filter),
  adminAudit: (filter: { type?: string; subject?: string; actor?: string; from?: string } = {}) =>
    withParams(patterns.adminAudit, filter),
} as const;

/** Returns the start page of a role. */
export function homePathOf(role: 'admin' | 'company' | 'user'): string {
  if (role === 'admin') return paths.admin();
  return role === 'company' ? paths.userDashboard() : paths.profile();
}

/** Returns `next` of an address when it is a path of this site, else undefined, to prevent open redirects. */
export function nextPathOf(search: URLSearchParams): string | undefined {
  const next = search.get('next');
  return next !== null && /^\/(?!\/)[^\s\\]*$/.test(next) ? next : undefined;
}
