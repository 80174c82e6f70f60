import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useOneStep } from '../../ui/navigation/use-history-step.ts';

export type SettingsWindow = 'system' | 'policy';

const isWindow = (name: string | null): name is SettingsWindow => name === 'system' || name === 'policy';
const tabPath = (window?: SettingsWindow) => paths.admin({ tab: 'settings', window });

/**
 * The window that is open over the tab of settings. It stands in the address, so that it can be linked and the
 * browser's way back closes it; its button on the tab has the focus then.
 */
export function useSettingsWindow() {
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { isOverlay?: boolean } | null };
  const navigate = useNavigate();
  const asked = search.get('window');
  const shown = isWindow(asked) ? asked : undefined;

  const buttons = useRef<Partial<Record<SettingsWindow, HTMLButtonElement | null>>>({});
  const last = useRef<SettingsWindow>(undefined);
  const step = useOneStep(shown);
  useEffect(() => {
    if (!shown && last.current) buttons.current[last.current]?.focus({ preventScroll: true });
    last.current = shown;
  }, [shown]);

  return {
    shown,
    buttonOf: (window: SettingsWindow) => (button: HTMLButtonElement | null) => {
      buttons.current[window] = button;
    },
    /** What opens over the page leaves it where it was: see `useArrival`. */
    open: (window: SettingsWindow) => step(() => navigate(tabPath(window), { state: { isOverlay: true } })),
    close: () =>
      step(() => {
        if (state?.isOverlay) navigate(-1);
        else navigate(tabPath(), { replace: true });
      }),
  };
}
