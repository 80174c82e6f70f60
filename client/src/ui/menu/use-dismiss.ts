import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `dismiss` on Escape, and on a press or focus outside the elements, while `isOpen`. */
export function useDismiss(
  isOpen: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  dismiss: (isByKey: boolean) => void,
): void {
  const dismissNow = useEffectEvent(dismiss);
  const isInside = useEffectEvent(
    (target: EventTarget | null) =>
      target instanceof Node && inside.some(({ current }) => current?.contains(target)),
  );
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      // A modal around it stays open.
      event.stopPropagation();
      dismissNow(true);
    };
    const onOutside = ({ target }: Event) => {
      if (target === document || isInside(target)) return;
      // A field that is removed is not left: what it does on leaving would be lost.
      if (isInside(document.activeElement)) (document.activeElement as HTMLElement).blur();
      dismissNow(false);
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onOutside, true);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onOutside, true);
      document.removeEventListener('focusin', onOutside);
    };
  }, [isOpen]);
}
