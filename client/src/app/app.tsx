import { Component, type ReactNode, useEffect } from 'react';
import { UNSAFE_LocationContext as LocationContext, Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../api/session.ts';
import { useSite } from '../domain/site/use-site.ts';
import { useRecordClicks } from '../features/visits/use-record-clicks.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Broken } from '../ui/drawings/broken.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { deferred } from '../ui/hydration/deferred.tsx';
import { discardTyped } from '../ui/hydration/input-before-hydration.ts';
import { TargetLocationContext } from '../ui/navigation/target-location.ts';
import { loadedPage, matchPattern } from './routes.ts';
import { SessionChanges } from './session-changes.ts';
import { Layout } from './shell/layout.tsx';
import { type LoadedLocation, PageNotLoaded, useLoadedLocation } from './use-loaded-location.ts';

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
function Pages({ shown, problem }: Pick<LoadedLocation, 'shown' | 'problem'>) {
  const target = useLocation();
  if (problem) throw problem;
  const route = matchPattern(shown.location.pathname);
  const page = route && loadedPage(route);
  return (
    <TargetLocationContext value={target}>
      <LocationContext value={shown}>
        {page && <page.Component />}
        {!route && <Navigate to={paths.home()} replace />}
      </LocationContext>
    </TargetLocationContext>
  );
}

/** Shows the layout with the page of the URL in it. */
export function App() {
  const { pathname } = useLocation();
  const { shown, isLoading, problem } = useLoadedLocation();
  const { maintenanceMode } = useSite();
  const session = useSession();
  useRecordClicks();
  // Runs after the effects of all fields that call `takeTyped`: none of them is deferred.
  useEffect(discardTyped, []);
  const isClosed =
    maintenanceMode && session?.user.role !== 'admin' && !matchPattern(pathname)?.isOpenInMaintenance;
  return (
    <>
      <SessionChanges />
      <Layout shown={shown.location} isLoading={isLoading}>
        <ErrorBoundary at={pathname}>
          {isClosed ? <MaintenancePage /> : <Pages shown={shown} problem={problem} />}
        </ErrorBoundary>
      </Layout>
      <Toaster />
    </>
  );
}
