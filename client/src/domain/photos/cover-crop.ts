/** Part of a photo, in fractions of its sides. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Shape of a cover, width by height; the editor crops to it. */
export const COVER_RATIO = 16 / 9;

const percent = (fraction: number): string => `${Math.round(fraction * 1_000) / 10}%`;

/** Returns where a window of this length stands in the rest of its side: 0 at the beginning, 1 at the end. */
const focusOf = (start: number, length: number): number => (length >= 1 ? 0.5 : start / (1 - length));

/**
 * Returns how `object-fit: cover` shows a crop: the zoom beyond what fills the cover, and the focus, which also holds for a
 * cover of another shape.
 */
export function coverOf({ width, height }: { width: number; height: number }, crop: Crop | null) {
  const ratio = width / height;
  const filling = Math.min(1, COVER_RATIO / ratio);
  if (!crop) return { zoom: 1, focus: '50% 50%' };
  return {
    zoom: Math.max(1, Math.round((filling / crop.width) * 1_000) / 1_000),
    focus: `${percent(focusOf(crop.x, crop.width))} ${percent(focusOf(crop.y, crop.height))}`,
  };
}
