import { Button, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import formClasses from '../../ui/form/form.module.css';
import classes from './company-form.module.css';
import { type Crop, cutOut, drawCrop, drawnArea, fillingCrop, MAX_ZOOM, moved, zoomed } from './crop.ts';

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
