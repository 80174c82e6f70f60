import { matchPath } from 'react-router-dom';
import type { Page, PageRequest } from '../domain/site/page.ts';
import { patterns } from '../paths.ts';

export interface PageRoute {
  pattern: string;
  /** The module, as the build's manifest names it. */
  module: string;
  /** Stays open while only administrators are served, so that they can sign in. */
  isOpenInMaintenance?: boolean;
  load(): Promise<Page>;
}

/** Every page, loaded when it is wanted. */
export const routes: readonly PageRoute[] = [
  {
    pattern: patterns.home,
    module: 'src/pages/home/home-page.tsx',
    load: async () => (await import('../pages/home/home-page.tsx')).homePage,
  },
  {
    pattern: patterns.search,
    module: 'src/pages/search/search-page.tsx',
    load: async () => (await import('../pages/search/search-page.tsx')).searchPage,
  },
  {
    pattern: patterns.company,
    module: 'src/pages/company/company-page.tsx',
    load: async () => (await import('../pages/company/company-page.tsx')).companyPage,
  },
  {
    pattern: patterns.terms,
    module: 'src/pages/legal/terms-page.tsx',
    load: async () => (await import('../pages/legal/terms-page.tsx')).termsPage,
  },
  {
    pattern: patterns.privacy,
    module: 'src/pages/legal/privacy-page.tsx',
    load: async () => (await import('../pages/legal/privacy-page.tsx')).privacyPage,
  },
  {
    pattern: patterns.login,
    module: 'src/pages/login/login-page.tsx',
    isOpenInMaintenance: true,
    load: async () => (await import('../pages/login/login-page.tsx')).loginPage,
  },
  {
    pattern: patterns.register,
    module: 'src/pages/register/register-page.tsx',
    load: async () => (await import('../pages/register/register-page.tsx')).registerPage,
  },
  {
    pattern: patterns.forgotPassword,
    module: 'src/pages/forgot-password/forgot-password-page.tsx',
    isOpenInMaintenance: true,
    load: async () => (await import('../pages/forgot-password/forgot-password-page.tsx')).forgotPasswordPage,
  },
  {
    pattern: patterns.resetPassword,
    module: 'src/pages/reset-password/reset-password-page.tsx',
    isOpenInMaintenance: true,
    load: async () => (await import('../pages/reset-password/reset-password-page.tsx')).resetPasswordPage,
  },
  {
    pattern: patterns.confirmEmail,
    module: 'src/pages/confirm-email/confirm-email-page.tsx',
    load: async () => (await import('../pages/confirm-email/confirm-email-page.tsx')).confirmEmailPage,
  },
  {
    pattern: patterns.profile,
    module: 'src/pages/profile/profile-page.tsx',
    load: async () => (await import('../pages/profile/profile-page.tsx')).profilePage,
  },
  {
    pattern: patterns.registerCompany,
    module: 'src/pages/register-company/register-company-page.tsx',
    load: async () =>
      (await import('../pages/register-company/register-company-page.tsx')).registerCompanyPage,
  },
  {
    pattern: patterns.userDashboard,
    module: 'src/pages/user-dashboard/user-dashboard-page.tsx',
    load: async () => (await import('../pages/user-dashboard/user-dashboard-page.tsx')).userDashboardPage,
  },
  {
    pattern: patterns.reports,
    module: 'src/pages/reports/reports-page.tsx',
    load: async () => (await import('../pages/reports/reports-page.tsx')).reportsPage,
  },
  {
    pattern: patterns.dashboard,
    module: 'src/pages/dashboard/dashboard-page.tsx',
    load: async () => (await import('../pages/dashboard/dashboard-page.tsx')).dashboardPage,
  },
  {
    pattern: patterns.admin,
    module: 'src/pages/admin/admin-page.tsx',
    load: async () => (await import('../pages/admin/admin-page.tsx')).adminPage,
  },
  {
    pattern: patterns.adminPlans,
    module: 'src/pages/admin-plans/admin-plans-page.tsx',
    load: async () => (await import('../pages/admin-plans/admin-plans-page.tsx')).adminPlansPage,
  },
  {
    pattern: patterns.adminCategories,
    module: 'src/pages/admin-categories/admin-categories-page.tsx',
    load: async () =>
      (await import('../pages/admin-categories/admin-categories-page.tsx')).adminCategoriesPage,
  },
  {
    pattern: patterns.adminCities,
    module: 'src/pages/admin-cities/admin-cities-page.tsx',
    load: async () => (await import('../pages/admin-cities/admin-cities-page.tsx')).adminCitiesPage,
  },
  {
    pattern: patterns.adminStatistics,
    module: 'src/pages/admin-statistics/admin-statistics-page.tsx',
    load: async () =>
      (await import('../pages/admin-statistics/admin-statistics-page.tsx')).adminStatisticsPage,
  },
  {
    pattern: patterns.adminRatings,
    module: 'src/pages/admin-ratings/admin-ratings-page.tsx',
    load: async () => (await import('../pages/admin-ratings/admin-ratings-page.tsx')).adminRatingsPage,
  },
  {
    pattern: patterns.adminImport,
    module: 'src/pages/admin-import/admin-import-page.tsx',
    load: async () => (await import('../pages/admin-import/admin-import-page.tsx')).adminImportPage,
  },
  {
    pattern: patterns.adminAudit,
    module: 'src/pages/admin-audit/admin-audit-page.tsx',
    load: async () => (await import('../pages/admin-audit/admin-audit-page.tsx')).adminAuditPage,
  },
  {
    pattern: patterns.settings,
    module: 'src/pages/settings/settings-page.tsx',
    load: async () => (await import('../pages/settings/settings-page.tsx')).settingsPage,
  },
];

/** True for the few pages that let an administrator in while everything else is closed. */
export const isOpenInMaintenance = (pathname: string): boolean =>
  matchPattern(pathname)?.isOpenInMaintenance === true;

export interface RouteMatch {
  route: PageRoute;
  request: PageRequest;
}

/** The page of a path; undefined where there is none. */
export const matchPattern = (pathname: string): PageRoute | undefined =>
  routes.find(({ pattern }) => matchPath({ path: pattern, caseSensitive: true }, pathname));

/** The page of an address with what it is asked; undefined where there is none. */
export function matchRoute({ pathname, searchParams }: URL): RouteMatch | undefined {
  const route = matchPattern(pathname);
  const params = route && matchPath({ path: route.pattern, caseSensitive: true }, pathname)?.params;
  return params && { route, request: { params, search: searchParams } };
}

const loading = new Map<PageRoute, Promise<Page>>();
const loaded = new Map<PageRoute, Page>();

/** Loads a page once; a load that fails is tried anew next time. */
export function loadPage(route: PageRoute): Promise<Page> {
  const begun =
    loading.get(route) ??
    route.load().then(
      (page) => {
        loaded.set(route, page);
        return page;
      },
      (error: unknown) => {
        loading.delete(route);
        throw error;
      },
    );
  loading.set(route, begun);
  return begun;
}

/** The page when it is there already, so that it is drawn without waiting. */
export const loadedPage = (route: PageRoute): Page | undefined => loaded.get(route);
