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
export function coverOf({ width, height }: Size, crop: Crop | null) {
  const ratio = width / height;
  const filling = Math.min(1, COVER_RATIO / ratio);
  if (!crop) return { zoom: 1, focus: '50% 50%' };
  return {
    zoom: Math.max(1, Math.round((filling / crop.width) * 1_000) / 1_000),
    focus: `${percent(focusOf(crop.x, crop.width))} ${percent(focusOf(crop.y, crop.height))}`,
  };
}

/** How the editor frames a photo: zoom and place of the window, in percent. */
export interface Framing {
  /** 100 fills the cover, more shows a part. */
  zoom: number;
  /** 0 is the left edge, 100 the right one. */
  x: number;
  /** 0 is the upper edge, 100 the lower one. */
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** Returns the part of a photo that fills a cover, in fractions. */
const fillingOf = ({ width, height }: Size) => ({
  width: Math.min(1, (COVER_RATIO * height) / width),
  height: Math.min(1, width / height / COVER_RATIO),
});

export function framingOf(size: Size, crop: Crop | null): Framing {
  if (!crop) return { zoom: 100, x: 50, y: 50 };
  return {
    zoom: Math.max(100, (100 * fillingOf(size).width) / crop.width),
    x: 100 * focusOf(crop.x, crop.width),
    y: 100 * focusOf(crop.y, crop.height),
  };
}

export function cropOf(size: Size, { zoom, x, y }: Framing): Crop {
  const filling = fillingOf(size);
  const [width, height] = [(filling.width * 100) / zoom, (filling.height * 100) / zoom];
  return { x: (x / 100) * (1 - width), y: (y / 100) * (1 - height), width, height };
}
