import { type RefObject, useEffect } from 'react';

/** Clicks closer than this in time and place are a double click, whatever each of them hits. */
const DOUBLE_CLICK_MS = 500;
const DOUBLE_CLICK_PX = 10;

/**
 * Drops the second click of a double click on a control of a table in `place`. The first may have taken away a row or
 * a dialog, so that the second hits what is decided next.
 */
export function useIgnoreDoubleClick(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };
    const onClick = (event: MouseEvent) => {
      const { timeStamp, clientX, clientY, target } = event;
      // Clicks of keyboards and of software have no place.
      if (!(target instanceof Element) || (clientX === 0 && clientY === 0) || event.detail === 0) return;
      // Not by `detail` alone: some browsers count anew for another element.
      const isNear = Math.hypot(clientX - last.x, clientY - last.y) < DOUBLE_CLICK_PX;
      const isSecond = event.detail > 1 || (isNear && timeStamp - last.at < DOUBLE_CLICK_MS);
      last = { at: timeStamp, x: clientX, y: clientY };
      if (!isSecond || !place.current?.contains(target)) return;
      if (!target.closest('tbody button')) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [place]);
}
