import { useApolloClient } from '@apollo/client/react';
import {
  Component,
  type ContextType,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { UNSAFE_LocationContext as LocationContext, Navigate, useLocation } from 'react-router-dom';
import { onSession, readSession, useSession } from '../api/session.ts';
import { readToken } from '../api/stored-token.ts';
import { useSite } from '../domain/site/use-site.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Broken } from '../ui/drawings/broken.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { deferred, loadDeferred, shownIsLive } from '../ui/hydration/deferred.tsx';
import { discardTyped } from '../ui/hydration/input-before-hydration.ts';
import { TargetLocationContext } from '../ui/navigation/target-location.ts';
import { loadedPage, loadPage, matchPattern } from './routes.ts';
import { Layout } from './shell/layout.tsx';

/** The code of a page could not be loaded: no connection, or a version of the site that is gone. */
export class PageNotLoaded extends Error {}

type Arrival = ContextType<typeof LocationContext>;

interface LoadedLocation {
  /** The location to show and how it was navigated to: the previous ones until the code of the new page is loaded. */
  visible: Arrival;
  /** True while that code is loading. */
  isLoading: boolean;
  problem?: PageNotLoaded | undefined;
}

/**
 * Returns the location whose page can be shown. No Suspense: when rendering on the server, its boundary would swallow
 * errors of the page.
 */
function useLoadedLocation(): LoadedLocation {
  const target = useContext(LocationContext);
  const [visible, setVisible] = useState(target);
  const [failed, setFailed] = useState<{ at: Arrival; problem: PageNotLoaded }>();
  const route = matchPattern(target.location.pathname);
  const isReady = route === undefined || loadedPage(route) !== undefined;

  useEffect(() => {
    if (isReady || route === undefined) {
      setVisible(target);
      return;
    }
    let isCurrent = true;
    loadPage(route)
      .then(loadDeferred)
      .then(
        () => isCurrent && setVisible(target),
        (cause: unknown) =>
          isCurrent && setFailed({ at: target, problem: new PageNotLoaded(undefined, { cause }) }),
      );
    return () => {
      isCurrent = false;
    };
  }, [target, route, isReady]);

  const problem = failed?.at === target ? failed.problem : undefined;
  return { visible: isReady ? target : visible, isLoading: !isReady && !problem, problem };
}

interface ErrorBoundaryProps {
  /** A new path resets the error. */
  at: string;
  children: ReactNode;
}

/** Shows an error in place of a page that throws or cannot be loaded (after a new version); the layout stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.at !== this.props.at && this.state.error !== undefined) this.setState({ error: undefined });
  }

  override render() {
    const { error }: { error: unknown } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <EmptyState title="Algo deu errado" level={1} drawing={<Broken />}>
        <p>
          {error instanceof PageNotLoaded
            ? 'Não foi possível carregar esta página. Verifique sua internet e carregue novamente.'
            : 'Não foi possível mostrar esta página.'}
        </p>
        <Button onClick={() => location.reload()}>Carregar novamente</Button>
      </EmptyState>
    );
  }
}

const Toaster = deferred(async () => (await import('../ui/feedback/toaster.tsx')).Toaster);
const MaintenancePage = deferred(async () => (await import('./shell/maintenance-page.tsx')).MaintenancePage);

/**
 * Shows the page of a location whose code is loaded: the first rendering waits for it (`main.tsx`), later ones keep
 * the previous page. In place of React Router's `Routes`, whose nesting and errors would be loaded with every page.
 */
function Pages({ visible, problem }: Pick<LoadedLocation, 'visible' | 'problem'>) {
  const target = useLocation();
  if (problem) throw problem;
  const route = matchPattern(visible.location.pathname);
  const page = route && loadedPage(route);
  return (
    <TargetLocationContext value={target}>
      <LocationContext value={visible}>
        {page && <page.Component />}
        {!route && <Navigate to={paths.home()} replace />}
      </LocationContext>
    </TargetLocationContext>
  );
}

/** Shows the layout with the page of the URL in it. */
export function App() {
  const { pathname } = useLocation();
  const { visible, isLoading, problem } = useLoadedLocation();
  const { maintenanceMode } = useSite();
  const session = useSession();
  // Runs after the effects of all fields that call `takeTyped`: none of them is deferred.
  useEffect(discardTyped, []);
  useEffect(() => {
    void shownIsLive().then(() => dispatchEvent(new Event('siteready')));
  }, []);
  const isClosed =
    maintenanceMode && session?.user.role !== 'admin' && !matchPattern(pathname)?.isOpenInMaintenance;
  return (
    <>
      <SessionChanges />
      <Layout location={visible.location} isLoading={isLoading}>
        <ErrorBoundary at={pathname}>
          {isClosed ? <MaintenancePage /> : <Pages visible={visible} problem={problem} />}
        </ErrorBoundary>
      </Layout>
      <Toaster />
    </>
  );
}

/**
 * Checks the session at start, and reloads all data on sign-in or sign-out, in any tab; after the same person signs in
 * again, only what failed. Not a hook: its token changes after hydration, which would render the whole App again.
 */
export function SessionChanges(): null {
  const client = useApolloClient();
  const token = useSyncExternalStore(onSession, readToken, () => undefined);
  const before = useRef<{ token: string | null; person: string | undefined }>(undefined);
  useEffect(() => {
    if (token === undefined || before.current?.token === token) return;
    const last = before.current;
    const { id, role } = readSession()?.user ?? {};
    // Who is signed in, and as what.
    const person = id && id + role;
    before.current = { token, person };
    const isSame = person && person === last?.person;
    if (!last || isSame) {
      if (token === null) return;
      void import('../domain/account/check-session.ts').then((session) =>
        isSame ? session.askFailedAgain(client) : session.checkSession(client),
      );
    } else {
      // Components show the errors of their queries.
      void client.resetStore().catch(() => undefined);
    }
  }, [client, token]);
  return null;
}
