import { type ComponentType, lazy, type ReactNode, Suspense, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { LoadingBar } from '../../ui/feedback/loading-bar.tsx';
import { useBusyControl } from '../../ui/feedback/use-busy-control.ts';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { isOfAdministration } from './is-of-administration.ts';
import classes from './layout.module.css';
import { useArrival } from './use-scroll-and-focus.ts';

/** Not `deferred`: visitors do not load it. Where it cannot be loaded, the header's links remain. */
const AdminFrame = lazy<ComponentType<{ isInside: boolean }>>(() =>
  import('./admin-frame.tsx').catch(() => ({ default: () => null })),
);

interface LayoutProps {
  /** Location of the page that is shown. */
  shown: Location;
  /** The code of another page is loading. */
  isLoading: boolean;
  children: ReactNode;
}

/** Shows a page between the site's header and footer; those of the administration beside its navigation. */
export function Layout({ shown, isLoading, children }: LayoutProps) {
  const main = useRef<HTMLElement>(null);
  const site = useSite();
  const session = useSession();
  const isAdmin = session?.user.role === 'admin';
  // Until hydration nobody knows the role; the server leaves room for the navigation.
  const isHydrated = useHydrated();
  const isInside = isOfAdministration(shown.pathname, isAdmin) && (isAdmin || !isHydrated);
  useArrival(main, shown);
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
