import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SaveButton } from '../../features/saves/save-button.tsx';
import { useSaves } from '../../features/saves/use-saves.ts';
import { type CompanyOverlay, paths } from '../../paths.ts';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../ui/hydration/on-demand.tsx';
import { useInBrowser } from '../../ui/hydration/use-in-browser.ts';
import { useHistoryStep } from '../../ui/navigation/use-history-step.ts';
import type { CompanyModalProps } from './company-modal.tsx';

/** State of a URL reached by opening something over the page; see `useArrival`. */
interface OverlayState {
  isOverlay?: boolean;
}

/**
 * Returns the company that is open over the list. It is part of the URL, so that it can be shared and the browser's
 * Back closes it. `pathOf` returns the list's path with and without one.
 */
function useCompanyOverlay(pathOf: (overlay?: CompanyOverlay) => string) {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: OverlayState | null };
  const navigate = useNavigate();
  const company = useInBrowser(() => params.get('company'));
  const overlay: CompanyOverlay | null = company
    ? { company, view: params.has('message') ? 'message' : 'details' }
    : null;

  const opener = useRef<HTMLElement | null>(null);
  const isShown = overlay !== null;
  const step = useHistoryStep(isShown);
  useEffect(() => {
    if (isShown) return;
    // Focuses the element that opened it, however it was closed.
    opener.current?.focus();
    opener.current = null;
  }, [isShown]);

  const open = (id: string, view: CompanyOverlay['view']) =>
    step(() => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      navigate(pathOf({ company: id, view }), { state: { isOverlay: true } });
    });
  const change = (view: CompanyOverlay['view']) =>
    company && navigate(pathOf({ company, view }), { replace: true, state });
  const close = () =>
    step(() => {
      if (state?.isOverlay) navigate(-1);
      else navigate(pathOf(), { replace: true });
    });

  return { overlay: overlay, open, change, close };
}

interface Named {
  id: string;
  name: string;
}

/** Redirects to the company's page where the modal's code cannot be loaded. */
const PageInstead = ({ overlay }: CompanyModalProps) => (
  <Navigate to={paths.company(overlay.company)} replace />
);
const CompanyModal = lazyOr(async () => (await import('./company-modal.tsx')).CompanyModal, PageInstead);

/** Returns what the cards of a list can do: be saved, and open over the list. `pathOf` returns the list's path. */
export function useCards(pathOf: (overlay?: CompanyOverlay) => string) {
  const saves = useSaves();
  const { overlay, open, change, close } = useCompanyOverlay(pathOf);
  const saveOf = ({ id, name }: Named, isWide = false) => (
    <SaveButton
      companyName={name}
      isSaved={saves.isSaved(id)}
      onToggle={() => saves.toggle(id)}
      isWide={isWide}
    />
  );
  const modalOf = (companies: readonly Named[] = []) =>
    overlay && (
      <OnDemand>
        <CompanyModal
          overlay={overlay}
          from={pathOf()}
          name={companies.find(({ id }) => id === overlay.company)?.name}
          change={change}
          close={close}
          saveOf={(company) => saveOf(company, true)}
        />
      </OnDemand>
    );
  return {
    fingerprint: saves.fingerprint,
    isOpen: overlay !== null,
    modalOf,
    card: { cornerOf: (company: Named) => saveOf(company), onOpen: open },
  };
}
