/** What the server says of the whole site, for the tests. */
export const adminStats = (changes = {}) => ({
  __typename: 'AdminStats',
  totalUsers: 1240,
  totalCompanies: 2000,
  pendingCompanies: 3,
  approvedCompanies: 1997,
  companyUsers: 1200,
  adminUsers: 2,
  ...changes,
});

const online = { __typename: 'PartStatus', isOnline: true, milliseconds: 1.52 };
export const AWAY = { __typename: 'PartStatus', isOnline: false, milliseconds: null };

export const adminOverview = (changes = {}) => ({
  __typename: 'AdminOverview',
  newUsers: 31,
  newCompanies: 48,
  growthRate: 2.5,
  approvalRate: 99.9,
  uptimeSeconds: 3 * 86_400 + 5 * 3_600,
  api: online,
  database: online,
  cache: online,
  ...changes,
});

export const overviewAnswer = (overview = {}, stats = {}) => ({
  data: { adminOverview: adminOverview(overview), adminStats: adminStats(stats) },
});

export const newCompany = (id: string, name: string, changes = {}) => ({
  __typename: 'Company',
  id,
  name,
  isApproved: true,
  isActive: true,
  createdAt: new Date().toISOString(),
  ownerName: 'Rosa Lima',
  category: { __typename: 'Category', id: '3', name: 'Alimentação' },
  city: { __typename: 'City', id: '9', name: 'Campinas', state: 'SP' },
  ...changes,
});

export const dashboardAnswer = (newestCompanies: object[], stats = {}) => ({
  data: {
    adminStats: adminStats(stats),
    adminOverview: { __typename: 'AdminOverview', newestCompanies },
  },
});

export const demoAnswer = (companiesCount: number, usersCount: number) => ({
  data: { demoData: { __typename: 'DemoData', companiesCount, usersCount } },
});
