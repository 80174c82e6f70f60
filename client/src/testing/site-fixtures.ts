import type { CompanyQuery } from '../pages/company/company.gen.ts';
import type { SearchQuery } from '../pages/search/search.gen.ts';
import { contact, facts, offers } from './company-contact.ts';

type Found = SearchQuery['companies'];
type Typed<T> = T & { __typename?: string };

export const site = () => ({
  __typename: 'PublicSettings',
  siteName: 'Guia da Cidade',
  siteDescription: 'Quem faz o quê, e onde.',
  contactEmail: 'fale@guia.exemplo.com.br',
  supportPhone: '(19) 3555-0000',
  mapsApiKey: null,
  mapTiles: null,
  maintenanceMode: false,
  sendsEmails: true,
});

/** Returns the responses of a site without a mail server. */
export const siteWithoutMail = () => ({
  Site: { data: { publicSettings: { ...site(), sendsEmails: false } } },
});

/** Returns the response for a visitor who has not rated. */
export const ratingCheck = (changes = {}) => ({
  __typename: 'RatingCheck',
  hasRated: false,
  rating: null,
  comment: null,
  displayName: null,
  neighborhood: null,
  changeableUntil: null,
  isOwner: false,
  ...changes,
});

export interface WaitingItem {
  kind: string;
  message: object | null;
  rating: object | null;
}

/** Returns the responses of OwnerWork for the kinds that are asked for; nothing waits unless `items` says so. */
export const ownerWork =
  (items: readonly WaitingItem[] = [], { more = 0 } = {}) =>
  ({ kinds }: Record<string, unknown>) => {
    const found = items.filter(({ kind }) => (kinds as string[]).includes(kind));
    const ratings = items.filter(({ kind }) => kind === 'rating').length;
    return {
      data: {
        ownerWork: {
          __typename: 'OwnerWorkPage',
          items: found,
          total: found.length === 0 ? 0 : found.length + more,
          unreadMessages: items.length - ratings,
          unansweredRatings: ratings,
        },
      },
    };
  };

/** Returns the response of CompaniesWithoutAccess. */
export const companiesWithoutAccess = (items: object[] = [], total = items.length) => ({
  data: { ownerCompanies: { __typename: 'OwnerCompanyPage', items, total } },
});

/** Returns the responses to the queries of every page. */
export const usualAnswers = () => ({
  Site: { data: { publicSettings: site() } },
  SearchLinks: {
    data: { searchLinks: { __typename: 'SearchLinks', categories: [], kinds: [], cities: [] } },
  },
  ReasonChoices: { data: { adminReasonTemplates: [] } },
  OwnBulkJobs: { data: { adminBulkJobs: [] } },
  DecidedApprovals: { data: { adminDecidedWork: [] } },
  RecordView: { data: { recordView: { __typename: 'Visit', isAccepted: true } } },
  SimilarCompanies: { data: { similarCompanies: [] } },
  RatingCheck: { data: { ratingCheck: ratingCheck() } },
  MyAnswerTemplates: {
    data: { myAnswerTemplates: { __typename: 'AnswerTemplatePage', items: [], total: 0 } },
  },
  MyPlanCharges: { data: { myPlanCharges: [] } },
  OwnerWork: ownerWork(),
  OwnerUnread: { data: { ownerCompanies: { __typename: 'OwnerCompanyPage', items: [] } } },
  CompaniesWithoutAccess: companiesWithoutAccess(),
  ApprovalMailsOfViewer: { data: { viewer: { __typename: 'User', id: '7', approvalMails: 'immediately' } } },
  WeeklyMail: { data: { viewer: { __typename: 'User', id: '7', wantsWeeklyMail: true } } },
  QuoteSetting: { data: { company: { __typename: 'Company', id: '7', takesQuoteRequests: true } } },
  UnansweredRatings: { data: { company: { __typename: 'Company', id: '7', unansweredRatings: null } } },
});

export const categories = () => [
  { __typename: 'Category', id: '3', name: 'Alimentação' },
  { __typename: 'Category', id: '4', name: 'Saúde' },
];

export const padaria = (): Typed<NonNullable<Found['matchedKind']>> => ({
  __typename: 'Kind',
  id: '5',
  slug: 'padaria',
  name: 'Padaria',
  plural: 'Padarias',
  category: { __typename: 'Category', id: '3', name: 'Alimentação' } as Typed<{ id: string; name: string }>,
});

export const card = (changes: Partial<Found['items'][number]> = {}): Typed<Found['items'][number]> => ({
  __typename: 'Company',
  id: '7',
  name: 'Padaria Trigo de Ouro',
  description: 'Pães de fermentação natural.',
  averageRating: 4.46,
  distanceMeters: null,
  totalRatings: 11,
  ...contact(),
  whatsappUrl: 'https://wa.me/5519995550100',
  isApproved: true,
  hasOwner: true,
  category: { __typename: 'Category', id: '3', name: 'Alimentação' } as Found['items'][number]['category'],
  city: { __typename: 'City', id: '9', name: 'Campinas', state: 'SP' } as Found['items'][number]['city'],
  kinds: [],
  logo: null,
  point: null,
  cover: null,
  ...changes,
});

export const found = (changes: Partial<Found> = {}): { data: Typed<SearchQuery> } => ({
  data: {
    companies: {
      __typename: 'CompanyPage',
      items: [card()],
      page: 1,
      perPage: 16,
      lastPage: 1,
      total: 1,
      totalIsExact: true,
      correction: null,
      steps: [],
      nearby: null,
      relatedKinds: [],
      attributes: [],
      matchedCategory: null,
      matchedKind: null,
      matchedCity: null,
      matchedHours: null,
      inHomeCity: null,
      isFullyMatched: false,
      ...changes,
    } as Found,
    categories: categories(),
  },
});

export const company = (changes: Partial<CompanyQuery['company']> = {}): Typed<CompanyQuery['company']> => ({
  ...card(),
  ...facts(),
  ...offers(),
  opening: null,
  kinds: [],
  isActive: true,
  readsMessages: true,
  cep: null,
  logo: null,
  plan: null,
  ratingCounts: [0, 0, 1, 0, 10],
  answering: null,
  lastSeenOpenAt: null,
  photos: [],
  ratings: {
    __typename: 'RatingPage',
    items: [
      {
        __typename: 'Rating',
        id: '1',
        rating: 5,
        comment: 'Pão quentinho.',
        displayName: null,
        neighborhood: null,
        usefulCount: 0,
        answer: null,
        createdAt: '2026-11-04T01:30:00.000Z',
        changedAt: null,
      } as CompanyQuery['company']['ratings']['items'][number],
    ],
    page: 1,
    lastPage: 1,
    total: 1,
  } as CompanyQuery['company']['ratings'],
  ...changes,
});
