import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { CompanyOverlay } from '../../paths.ts';
import { useInBrowser } from '../../ui/hydration/use-in-browser.ts';
import { useHistoryStep } from '../../ui/navigation/use-history-step.ts';

/** Of an address that was reached by opening something over the page; see `useArrival`. */
interface OverlayState {
  isOverlay?: boolean;
}

/**
 * The company that is open over the list. It is part of the address, so that it can be shared and the browser's
 * Back closes it. `pathOf` makes the list's own address with and without one.
 */
export function useCompanyOverlay(pathOf: (overlay?: CompanyOverlay) => string) {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: OverlayState | null };
  const navigate = useNavigate();
  const company = useInBrowser(() => params.get('company'));
  const shown: CompanyOverlay | null = company
    ? { company, part: params.has('message') ? 'message' : 'details' }
    : null;

  const opener = useRef<HTMLElement | null>(null);
  const isShown = shown !== null;
  const step = useHistoryStep(isShown);
  useEffect(() => {
    if (isShown) return;
    // The focus returns to what opened it, however it was closed.
    opener.current?.focus();
    opener.current = null;
  }, [isShown]);

  const open = (id: string, part: CompanyOverlay['part']) =>
    step(() => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      navigate(pathOf({ company: id, part }), { state: { isOverlay: true } });
    });
  const change = (part: CompanyOverlay['part']) =>
    company && navigate(pathOf({ company, part }), { replace: true, state });
  const close = () =>
    step(() => {
      if (state?.isOverlay) navigate(-1);
      else navigate(pathOf(), { replace: true });
    });

  return { shown, open, change, close };
}
