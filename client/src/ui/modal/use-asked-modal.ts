import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Calls `open` where a link led here with the state `{ modal: 'create' }`; once, so that going back does not repeat it. */
export function useAskedModal(open: () => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isAsked = (state as { modal?: string } | null)?.modal === 'create';
  const openAsked = useEffectEvent(() => {
    navigate(pathname + search, { replace: true });
    open();
  });
  useEffect(() => {
    if (isAsked) openAsked();
  }, [isAsked]);
}
