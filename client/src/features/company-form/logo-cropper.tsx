import { Button, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import formClasses from '../../ui/form/form.module.css';
import classes from './company-form.module.css';

/** Part of a picture that becomes the square: zoom and position, in percent. */
interface Crop {
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
const zoomed = (crop: Crop, by: number): Crop => ({
  ...crop,
  zoom: clamp(crop.zoom + by, 100, MAX_ZOOM),
});

/** Draws the square. */
function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, width, height } = drawnArea(picture, crop, canvas.width);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, width, height);
}

/** Returns the square as a PNG, which keeps transparency. Throws when the browser cannot make one. */
async function cutOut(picture: ImageBitmap, crop: Crop): Promise<File> {
  const side = Math.min(MAX_SIDE, Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser made no picture.');
  return new File([blob], 'logo.png', { type: 'image/png' });
}

interface LogoCropperProps {
  picture: ImageBitmap;
  onCut(file: File): void;
  onCancel(): void;
  onFailed(): void;
}

/** Twice the shown size, for screens of high density. */
const DRAWN_SIDE = 480;
const SHOWN_SIDE = DRAWN_SIDE / 2;
/** Percent per key press. */
const ZOOM_STEP = 10;
/** Pixels per key press. */
const MOVE_STEP = 8;
const KEYS: Partial<Record<string, { x?: number; y?: number; zoom?: number }>> = {
  ArrowLeft: { x: -MOVE_STEP },
  ArrowRight: { x: MOVE_STEP },
  ArrowUp: { y: -MOVE_STEP },
  ArrowDown: { y: MOVE_STEP },
  '+': { zoom: ZOOM_STEP },
  '=': { zoom: ZOOM_STEP },
  '-': { zoom: -ZOOM_STEP },
  _: { zoom: -ZOOM_STEP },
};
/** Escape discards the picture and leaves the modal open. */
const KEEPS_ESCAPE = { 'data-mantine-stop-propagation': 'true' };

/** Returns true where the picture is as long as the square, so that it cannot be moved. */
const isFitting = (length: number): boolean => Math.abs(SHOWN_SIDE - length) < 1;

/** Makes a square of a picture: by dragging it, by keys, or by three sliders that do the same. */
export function LogoCropper({ picture, onCut, onCancel, onFailed }: LogoCropperProps) {
  const [crop, setCrop] = useState<Crop>(() => fillingCrop(picture));
  const [isBusy, setIsBusy] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const cropArea = useRef<HTMLDivElement>(null);
  const pointer = useRef<{ x: number; y: number }>(undefined);
  const hintId = useId();
  const area = drawnArea(picture, crop, SHOWN_SIDE);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  useEffect(() => cropArea.current?.focus(), []);

  const move = (by: { x: number; y: number }) =>
    setCrop((current) => moved(picture, current, by, cropArea.current?.clientWidth || SHOWN_SIDE));
  const drag = ({ buttons, clientX: x, clientY: y }: PointerEvent) => {
    const before = pointer.current;
    // From coordinates, since not every browser reports the movement of a touch.
    pointer.current = buttons === 0 ? undefined : { x, y };
    if (before && pointer.current) move({ x: x - before.x, y: y - before.y });
  };
  const cut = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      onCut(await cutOut(picture, crop));
    } catch {
      // The field that shows the cropper reports it.
      onFailed();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLButtonElement) return;
    if (event.key === 'Enter') {
      // Prevents submitting the form without the picture.
      event.preventDefault();
      cut();
    } else if (event.key === 'Escape') onCancel();
  };
  const onCropAreaKey = (event: KeyboardEvent) => {
    const change = KEYS[event.key];
    if (!change) return;
    // Prevents scrolling the page.
    event.preventDefault();
    const { x = 0, y = 0, zoom = 0 } = change;
    if (zoom === 0) move({ x, y });
    else setCrop((current) => zoomed(current, zoom));
  };
  const sliders = [
    { label: 'Aproximar', name: 'zoom', min: 100, max: MAX_ZOOM, isIdle: false },
    { label: 'Mover na horizontal', name: 'x', min: 0, max: 100, isIdle: isFitting(area.width) },
    { label: 'Mover na vertical', name: 'y', min: 0, max: 100, isIdle: isFitting(area.height) },
  ] as const;
  return (
    <fieldset className={classes.cropper} onKeyDown={onKeyDown}>
      <legend>Enquadrar o logo</legend>
      <div
        {...KEEPS_ESCAPE}
        ref={cropArea}
        className={classes.cropArea}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: takes the keys
        tabIndex={0}
        aria-label="Logo enquadrado"
        aria-describedby={hintId}
        onKeyDown={onCropAreaKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pointer.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
      >
        <canvas ref={canvas} width={DRAWN_SIDE} height={DRAWN_SIDE} className={classes.canvas} />
      </div>
      <Stack gap="sm" flex="1 1 12rem">
        <Text id={hintId} c="dimmed" fz="xs">
          Arraste a imagem ou use as setas; + e − aproximam e afastam.
        </Text>
        {sliders.map(({ label, name, min, max, isIdle }) => (
          <label key={name} className={classes.slider}>
            {label}
            <input
              {...KEEPS_ESCAPE}
              type="range"
              min={min}
              max={max}
              value={Math.round(crop[name])}
              disabled={isIdle}
              onChange={(event) => setCrop({ ...crop, [name]: Number(event.currentTarget.value) })}
            />
          </label>
        ))}
        <div className={formClasses.actions}>
          <Button variant="default" onClick={onCancel}>
            Descartar
          </Button>
          <Button onClick={cut} loading={isBusy}>
            Usar imagem
          </Button>
        </div>
      </Stack>
    </fieldset>
  );
}
