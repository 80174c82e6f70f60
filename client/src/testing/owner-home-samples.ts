import type { Answers } from './answers.ts';

/** The owner's company, approved. */
export const ownCompany = (changes = {}) => ({
  __typename: 'Company',
  id: '7',
  name: 'Padaria Trigo de Ouro',
  description: 'Pães de fermentação natural.',
  address: 'Rua das Magnólias, 482',
  cep: '13010-001',
  phone: '(19) 99555-0100',
  phoneUrl: 'tel:+5519995550100',
  whatsappUrl: null,
  latitude: null,
  longitude: null,
  contactType: 'phone' as const,
  email: 'contato@trigo.exemplo.com.br',
  website: null,
  isApproved: true,
  isActive: true,
  hasMessageAccess: false,
  createdAt: '2026-11-02T12:00:00.000Z',
  category: { __typename: 'Category', id: '3', name: 'Alimentação' },
  city: { __typename: 'City', id: '9', name: 'Campinas', state: 'SP' },
  logo: null,
  ...changes,
});

/** One more of theirs. */
export const secondCompany = () => ownCompany({ id: '8', name: 'Padaria da Praça' });

/** The answer of OwnerHome. */
export const ownerHome = (changes = {}) => ({
  data: {
    ownerHome: {
      __typename: 'OwnerHome',
      status: 'approved',
      companiesAllowed: 5,
      isLimitedByPlan: false,
      company: ownCompany(),
      companies: [ownCompany()],
      rejection: null,
      ...changes,
    },
  },
});

/** What is otherwise for an owner without a company. */
export const NO_COMPANY = { status: 'none', company: null, companies: [] };

/** The answer of OwnerStats. */
export const ownerStats = (changes = {}) => ({
  data: {
    companyStats: {
      __typename: 'CompanyStats',
      views: 1234,
      averageRating: 4.46,
      ratingsCount: 11,
      messagesCount: 6,
      unreadCount: 2,
      satisfactionRate: 87,
      followersCount: 156,
      ...changes,
    },
  },
});

/** The answer of RecentRatings: none of these ratings has an answer. */
export const recentRatings = (items: object[], changes = {}) => ({
  data: {
    company: {
      __typename: 'Company',
      id: '7',
      unansweredRatings: items.length,
      ratings: { __typename: 'RatingPage', items, page: 1, lastPage: 1, total: items.length },
      ...changes,
    },
  },
});

/** A rating without an answer. */
export const ownRating = (id: string, changes = {}) => ({
  __typename: 'Rating',
  id,
  rating: 2,
  comment: 'Demorou demais.',
  answer: null,
  createdAt: '2026-11-04T12:00:00.000Z',
  ...changes,
});

/** Everything that the dashboard asks, of an owner with one company. */
export const dashboardAnswers = (): Answers => ({
  OwnerHome: ownerHome(),
  OwnerStats: ownerStats(),
  RecentRatings: recentRatings([]),
  OwnClaims: { data: { ownClaims: [] } },
  OwnPlanRequest: { data: { ownPlanRequest: null } },
});
