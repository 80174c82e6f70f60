import { type RefObject, useEffect } from 'react';

/**
 * Tells the styles of the list around `toolbar` how high its bar of selected rows is (`--bar-height`), and what is
 * above the bar (`--above-bar`), both in px: its buttons need one line or two, and what sticks below must know.
 */
export function useBarHeight(
  toolbar: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
  isShown: boolean,
): void {
  useEffect(() => {
    const [around, shown] = [toolbar.current, bar.current];
    const list = around?.parentElement;
    if (!isShown || !around || !shown || !list) return;
    const sizes = new ResizeObserver(() => {
      const { top, height } = shown.getBoundingClientRect();
      list.style.setProperty('--bar-height', `${height}px`);
      list.style.setProperty('--above-bar', `${top - around.getBoundingClientRect().top}px`);
    });
    sizes.observe(around);
    sizes.observe(shown);
    return () => sizes.disconnect();
  }, [toolbar, bar, isShown]);
}
