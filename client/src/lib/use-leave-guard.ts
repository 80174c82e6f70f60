import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

interface LeaveGuard {
  /** Somebody pressed a link while there was something to lose. */
  isHeld: boolean;
  /** Back to where one was. */
  stay(): void;
  /** On to where the link leads. */
  leave(): void;
}

/** A link of this site that opens in this tab; undefined for all other presses. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  return link.origin === location.origin ? link : undefined;
}

/**
 * Holds whoever follows a link of the site while `isDirty`, and lets the browser ask when the page is closed or
 * loaded anew. What the screen says meanwhile is its own: see `LeaveNotice`.
 */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [held, setHeld] = useState<HTMLAnchorElement>();

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const hold = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      // Before the router hears of it.
      event.preventDefault();
      event.stopPropagation();
      setHeld(link);
    };
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', hold, true);
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', hold, true);
      setHeld(undefined);
    };
  }, [isDirty]);

  return {
    isHeld: held !== undefined,
    stay() {
      setHeld(undefined);
      held?.focus();
    },
    leave() {
      if (!held) return;
      const { pathname, search, hash } = held;
      navigate(pathname + search + hash);
    },
  };
}
