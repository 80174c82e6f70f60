import { type RefObject, useEffect } from 'react';

/** Two clicks within this time and distance are a double click, whatever each hits. */
const DOUBLE_CLICK_MS = 500;
const DOUBLE_CLICK_PX = 10;

/**
 * Ignores the second click of a double click on a control of a table, or marked `data-decides`, in `element`: the first
 * may have removed a row or closed a dialog, so that the second would decide on something else.
 */
export function useIgnoreDoubleClick(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };
    const onClick = (event: MouseEvent) => {
      const { timeStamp, clientX, clientY, target } = event;
      // Clicks by keyboard or script have no position.
      if (!(target instanceof Element) || (clientX === 0 && clientY === 0) || event.detail === 0) return;
      // `detail` is not enough: some browsers restart it for another element.
      const isNear = Math.hypot(clientX - last.x, clientY - last.y) < DOUBLE_CLICK_PX;
      const isSecond = event.detail > 1 || (isNear && timeStamp - last.at < DOUBLE_CLICK_MS);
      last = { at: timeStamp, x: clientX, y: clientY };
      if (!isSecond || !element.current?.contains(target)) return;
      if (!target.closest('tbody button, [data-decides] button')) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [element]);
}
