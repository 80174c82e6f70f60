/** Part of a picture that becomes the square: zoom and position, in percent. */
export interface Crop {
  /** 100 shows the whole picture, more a part of it. */
  zoom: number;
  /** 0 is the left edge, 100 the right one. */
  x: number;
  /** 0 is the upper edge, 100 the lower one. */
  y: number;
}

export const MAX_ZOOM = 400;
/** Twice the size that the server stores. */
const MAX_SIDE = 1_024;

interface Size {
  width: number;
  height: number;
}

/** Returns the largest crop without an empty edge, in the middle. */
export function fillingCrop({ width, height }: Size): Crop {
  const ratio = Math.max(width, height) / Math.max(1, Math.min(width, height));
  return { zoom: Math.min(MAX_ZOOM, Math.round(ratio * 100)), x: 50, y: 50 };
}

/** Returns the area of the picture on a square with this side, in pixels. */
export function drawnArea(picture: Size, { zoom, x, y }: Crop, side: number) {
  const scale = (side / Math.max(picture.width, picture.height)) * (zoom / 100);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return { left: ((side - width) * x) / 100, top: ((side - height) * y) / 100, width, height };
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Returns the crop moved by pixels of a square with this side, within the picture's edges. */
export function moved(picture: Size, crop: Crop, by: { x: number; y: number }, side: number): Crop {
  const { width, height } = drawnArea(picture, crop, side);
  const step = (pixels: number, room: number) => (Math.abs(room) < 1 ? 0 : (pixels * 100) / room);
  return {
    ...crop,
    x: clamp(crop.x + step(by.x, side - width), 0, 100),
    y: clamp(crop.y + step(by.y, side - height), 0, 100),
  };
}

/** Returns the crop with its zoom changed by `by` percent; its middle stays. */
export const zoomed = (crop: Crop, by: number): Crop => ({
  ...crop,
  zoom: clamp(crop.zoom + by, 100, MAX_ZOOM),
});

/** Draws the square. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, width, height } = drawnArea(picture, crop, canvas.width);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, width, height);
}

/** Returns the square as a PNG, which keeps transparency. Throws when the browser cannot make one. */
export async function cutOut(picture: ImageBitmap, crop: Crop): Promise<File> {
  const side = Math.min(MAX_SIDE, Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser made no picture.');
  return new File([blob], 'logo.png', { type: 'image/png' });
}
