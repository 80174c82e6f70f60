import type { RefObject } from 'react';
import { useShortcuts } from '../keyboard/use-shortcuts.ts';

/** Lets "." focus the first button for what is selected, whose element is `actions`. */
export function useActionsKey(actions: RefObject<HTMLElement | null>, hasSelection: boolean): void {
  useShortcuts(
    'Lista',
    hasSelection
      ? [
          {
            key: '.',
            label: 'Ir para as ações da seleção',
            run: () => actions.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus(),
          },
        ]
      : [],
  );
}
