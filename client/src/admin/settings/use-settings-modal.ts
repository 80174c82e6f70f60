import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useHistoryStep } from '../../ui/navigation/use-history-step.ts';

export type SettingsModal = 'system' | 'policy';

const isModal = (name: string | null): name is SettingsModal => name === 'system' || name === 'policy';
const tabPath = (modal?: SettingsModal) => paths.admin({ tab: 'settings', window: modal });

/**
 * Returns the open modal of the settings tab. It is part of the URL, so that it can be linked and the browser's Back
 * closes it; then its button gets the focus.
 */
export function useSettingsModal() {
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { isOverlay?: boolean } | null };
  const navigate = useNavigate();
  const asked = search.get('window');
  const shown = isModal(asked) ? asked : undefined;

  const buttons = useRef<Partial<Record<SettingsModal, HTMLButtonElement | null>>>({});
  const last = useRef<SettingsModal>(undefined);
  const step = useHistoryStep(shown);
  useEffect(() => {
    if (!shown && last.current) buttons.current[last.current]?.focus({ preventScroll: true });
    last.current = shown;
  }, [shown]);

  return {
    shown,
    cardProps: (modal: SettingsModal) => ({
      buttonRef: (button: HTMLButtonElement | null) => {
        buttons.current[modal] = button;
      },
      /** Opening a modal keeps the scroll position: see `useArrival`. */
      onOpen: () => step(() => navigate(tabPath(modal), { state: { isOverlay: true } })),
    }),
    close: () =>
      step(() => {
        if (state?.isOverlay) navigate(-1);
        else navigate(tabPath(), { replace: true });
      }),
  };
}
