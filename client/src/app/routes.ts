import { matchPath } from 'react-router-dom';
import type { Page, PageRequest } from '../domain/site/page.ts';
import { patterns } from '../paths.ts';

export interface PageRoute {
  pattern: string;
  /** The module, as the build's manifest names it. */
  module: string;
  /** Stays open while only administrators are served, so that they can sign in. */
  isOpenInMaintenance: boolean;
  load(): Promise<Page>;
}

const OPEN_IN_MAINTENANCE = ['login', 'forgotPassword', 'resetPassword'];
const loaders = import.meta.glob<Page>(['../pages/*/*-page.tsx', '../admin/*/admin-*-page.tsx'], {
  import: 'page',
});

/** Finds a page by its file's name: `forgotPassword` is `…/forgot-password-page.tsx`. */
function routeOf([name, pattern]: [string, string]): PageRoute {
  const file = `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
  // Throws, at start, where no page has the file.
  const [path, load] = Object.entries(loaders).find(([name]) => name.endsWith(file)) as [
    string,
    PageRoute['load'],
  ];
  return {
    pattern,
    module: path.replace('..', 'src'),
    isOpenInMaintenance: OPEN_IN_MAINTENANCE.includes(name),
    load,
  };
}

/** Screens of the administration: `admin-api-keys-page.tsx` is `/admin/api-keys`. */
const screens = Object.entries(loaders).flatMap(([path, load]) => {
  const [, name] = /\/admin-([^/]+)-page\.tsx$/.exec(path) ?? [];
  if (!name) return [];
  const pattern = `${patterns.admin}/${name}`;
  return [{ pattern, module: path.replace('..', 'src'), isOpenInMaintenance: false, load }];
});

/** Every page; its code is loaded on demand. */
export const routes: readonly PageRoute[] = [...Object.entries(patterns).map(routeOf), ...screens];

export interface RouteMatch {
  route: PageRoute;
  request: PageRequest;
}

/** Returns the page of a path; undefined where there is none. */
export const matchPattern = (pathname: string): PageRoute | undefined =>
  routes.find(({ pattern }) => matchPath({ path: pattern, caseSensitive: true }, pathname));

/** Returns the page of a URL with its request; undefined where there is none. */
export function matchRoute({ pathname, searchParams }: URL): RouteMatch | undefined {
  const route = matchPattern(pathname);
  const params = route && matchPath({ path: route.pattern, caseSensitive: true }, pathname)?.params;
  return params && { route, request: { params, search: searchParams } };
}

const loading = new Map<PageRoute, Promise<Page>>();
const loaded = new Map<PageRoute, Page>();

/** Loads a page once; a load that failed is tried again next time. */
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

/** Returns the page if its code is loaded, so that it is rendered without waiting. */
export const loadedPage = (route: PageRoute): Page | undefined => loaded.get(route);
