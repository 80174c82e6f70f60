import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { LoadingBar } from '../../ui/feedback/loading-bar.tsx';
import { useBusyControl } from '../../ui/feedback/use-busy-control.ts';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './layout.module.css';

/** Returns true while a field has the focus: choosing a category must not move it. */
const isInField = (): boolean => document.activeElement?.matches('input, select, textarea') ?? false;

/**
 * Scrolls a new page to its top and focuses it, once it is shown. Back restores the browser's scroll position; a replaced query is
 * ignored; `useAnchor` handles anchors.
 */
function useArrival(main: RefObject<HTMLElement | null>, location: Location): void {
  const { pathname, search, hash, state } = location;
  const isOverlay = (state as { isOverlay?: boolean } | null)?.isOverlay === true;
  const navigation = useNavigationType();
  const before = useRef({ pathname, search });
  // Before the page is painted: a shorter one would show its footer for a moment.
  useLayoutEffect(() => {
    const isNewPath = before.current.pathname !== pathname;
    const isNew = isNewPath || before.current.search !== search;
    before.current = { pathname, search };
    // An overlay does not scroll the page below it.
    if (!isNew || isOverlay || navigation === NavigationType.Pop) return;
    // A redirect replaces the path; typing a filter replaces the query only.
    if (navigation === NavigationType.Replace && !isNewPath) return;
    // `useAnchor` has focused an existing anchor. Otherwise stays at the top until the content is loaded.
    if (hash !== '' && document.getElementById(hash.slice(1))) return;
    if (isNewPath || !isInField()) main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname, search, hash, isOverlay, navigation, main]);
}

/**
 * Returns true for a path whose page stands beside the administration's navigation; owners have a dashboard elsewhere,
 * and webhooks too.
 */
const isOfAdministration = (pathname: string, isAdmin: boolean): boolean =>
  /^\/(admin|dashboard)\b/.test(pathname) || (isAdmin && pathname === '/webhooks');

/** Not `deferred`: visitors do not load it. Where it cannot be loaded, the header's links remain. */
const AdminFrame = lazy<ComponentType<{ isInside: boolean }>>(() =>
  import('./admin-frame.tsx').catch(() => ({ default: () => null })),
);

interface LayoutProps {
  /** Location of the page that is shown. */
  location: Location;
  /** The code of another page is loading. */
  isLoading: boolean;
  children: ReactNode;
}

/** Shows a page between the site's header and footer; those of the administration beside its navigation. */
export function Layout({ location, isLoading, children }: LayoutProps) {
  const main = useRef<HTMLElement>(null);
  const site = useSite();
  const session = useSession();
  const isAdmin = session?.user.role === 'admin';
  // Until hydration nobody knows the role; the server leaves room for the navigation.
  const isHydrated = useHydrated();
  const isInside = isOfAdministration(location.pathname, isAdmin) && (isAdmin || !isHydrated);
  useArrival(main, location);
  useBusyControl(isLoading);
  // By its key: one that moves header and page to other places would be a layout shift.
  return (
    <div
      key={isInside ? 'administration' : 'site'}
      className={classes.layout}
      data-admin={isInside || undefined}
    >
      {/* biome-ignore lint/a11y/useValidAnchor: it works without JavaScript */}
      <a
        className={classes.skip}
        href="#conteudo"
        onClick={(event) => {
          // The browser would add a history entry without the router's state.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Pular para o conteúdo
      </a>
      {isLoading && <LoadingBar />}
      <Header siteName={site.siteName} />
      {isAdmin && (
        <Suspense>
          <AdminFrame isInside={isInside} />
        </Suspense>
      )}
      <main
        id="conteudo"
        ref={main}
        tabIndex={-1}
        className={classes.main}
        aria-busy={isLoading || undefined}
      >
        {children}
      </main>
      {!isInside && <Footer site={site} />}
    </div>
  );
}
