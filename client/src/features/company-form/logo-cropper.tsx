import { Button } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import formClasses from '../../ui/form/form.module.css';
import { type Crop, cutOut, drawCrop, fillingCrop, MAX_ZOOM, moved, placeOf, zoomed } from './crop.ts';
import classes from './logo-field.module.css';

interface LogoCropperProps {
  picture: ImageBitmap;
  onCut(file: File): void;
  onCancel(): void;
  onFailed(): void;
}

/** Drawn twice as fine as it is shown, for screens that can. */
const DRAWN_SIDE = 480;
const SHOWN_SIDE = DRAWN_SIDE / 2;
/** Percent, a press of a key. */
const ZOOM_STEP = 10;
/** Pixels, a press of a key. */
const MOVE_STEP = 8;
const DIRECTIONS: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -MOVE_STEP, y: 0 },
  ArrowRight: { x: MOVE_STEP, y: 0 },
  ArrowUp: { x: 0, y: -MOVE_STEP },
  ArrowDown: { x: 0, y: MOVE_STEP },
};
const ZOOMS: Partial<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': -ZOOM_STEP,
  _: -ZOOM_STEP,
};
/** Escape gives up the picture, not the modal around it. */
const KEEPS_ESCAPE = { 'data-mantine-stop-propagation': 'true' };

/** As long as the square: it has nowhere to go. */
const isFitting = (length: number): boolean => Math.abs(SHOWN_SIDE - length) < 1;

interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  /** There is nothing that it could change. */
  isIdle?: boolean;
  onChange(value: number): void;
}

function Slider({ label, value, min = 0, max = 100, isIdle = false, onChange }: SliderProps) {
  return (
    <label className={classes.slider}>
      {label}
      <input
        {...KEEPS_ESCAPE}
        type="range"
        min={min}
        max={max}
        value={Math.round(value)}
        disabled={isIdle}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  );
}

/** Makes a square of a picture: by drawing it with the pointer, by keys, or by three sliders that do the same. */
export function LogoCropper({ picture, onCut, onCancel, onFailed }: LogoCropperProps) {
  const [crop, setCrop] = useState<Crop>(() => fillingCrop(picture));
  const [isBusy, setIsBusy] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const pointer = useRef<{ x: number; y: number }>(undefined);
  const hintId = useId();
  const place = placeOf(picture, crop, SHOWN_SIDE);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  useEffect(() => stage.current?.focus(), []);

  const move = (by: { x: number; y: number }) =>
    setCrop((current) => moved(picture, current, by, stage.current?.clientWidth || SHOWN_SIDE));
  const drag = ({ buttons, clientX: x, clientY: y }: PointerEvent) => {
    const before = pointer.current;
    // By places, since not every browser tells the way of a finger.
    pointer.current = buttons === 0 ? undefined : { x, y };
    if (before && pointer.current) move({ x: x - before.x, y: y - before.y });
  };
  const cut = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      onCut(await cutOut(picture, crop));
    } catch {
      // Told by whoever asked for it.
      onFailed();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLButtonElement) return;
    if (event.key === 'Enter') {
      // Would send the form, without the picture.
      event.preventDefault();
      cut();
    } else if (event.key === 'Escape') onCancel();
  };
  const onStageKey = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    const zoom = ZOOMS[event.key];
    if (!direction && !zoom) return;
    // The page must not scroll along.
    event.preventDefault();
    if (direction) move(direction);
    if (zoom) setCrop((current) => zoomed(current, zoom));
  };
  return (
    <fieldset className={classes.cropper} onKeyDown={onKeyDown}>
      <legend>Enquadrar o logo</legend>
      <div
        {...KEEPS_ESCAPE}
        ref={stage}
        className={classes.stage}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: takes the keys
        tabIndex={0}
        aria-label="Logo enquadrado"
        aria-describedby={hintId}
        onKeyDown={onStageKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pointer.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
      >
        <canvas ref={canvas} width={DRAWN_SIDE} height={DRAWN_SIDE} className={classes.canvas} />
      </div>
      <div className={classes.sliders}>
        <p id={hintId} className={classes.hint}>
          Arraste a imagem ou use as setas; + e − aproximam e afastam.
        </p>
        <Slider
          label="Aproximar"
          min={100}
          max={MAX_ZOOM}
          value={crop.zoom}
          onChange={(zoom) => setCrop({ ...crop, zoom })}
        />
        <Slider
          label="Mover na horizontal"
          value={crop.x}
          isIdle={isFitting(place.width)}
          onChange={(x) => setCrop({ ...crop, x })}
        />
        <Slider
          label="Mover na vertical"
          value={crop.y}
          isIdle={isFitting(place.height)}
          onChange={(y) => setCrop({ ...crop, y })}
        />
        <div className={formClasses.actions}>
          <Button onClick={cut} loading={isBusy}>
            Usar imagem
          </Button>
          <Button variant="default" onClick={onCancel}>
            Descartar
          </Button>
        </div>
      </div>
    </fieldset>
  );
}
