import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { CompanyOverlay } from '../../paths.ts';
import { useInBrowser } from '../../ui/hydration/use-in-browser.ts';
import { useHistoryStep } from '../../ui/navigation/use-history-step.ts';

/** State of a URL reached by opening something over the page; see `useArrival`. */
interface OverlayState {
  isOverlay?: boolean;
}

/**
 * Returns the company that is open over the list. It is part of the URL, so that it can be shared and the browser's
 * Back closes it. `pathOf` returns the list's path with and without one.
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
    // Focuses the element that opened it, however it was closed.
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
