import { Button } from '@mantine/core';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import formClasses from '../../components/form.module.css';
import { type Crop, cutOut, drawCrop, fillingCrop, MAX_ZOOM, moved } from './crop.ts';
import classes from './logo-field.module.css';

interface LogoCropperProps {
  picture: ImageBitmap;
  onCut(file: File): void;
  onCancel(): void;
  onFailed(): void;
}

const SIDE = 240;

interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  onChange(value: number): void;
}

function Slider({ label, value, min = 0, max = 100, onChange }: SliderProps) {
  return (
    <label className={classes.slider}>
      {label}
      <input
        type="range"
        min={min}
        max={max}
        value={Math.round(value)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  );
}

/** Makes a square of a picture: drawn with the pointer, or with three sliders that keys move as well. */
export function LogoCropper({ picture, onCut, onCancel, onFailed }: LogoCropperProps) {
  const [crop, setCrop] = useState<Crop>(() => fillingCrop(picture));
  const [isBusy, setIsBusy] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);

  const drag = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons === 0) return;
    setCrop((current) => moved(picture, current, { x: movementX, y: movementY }, SIDE));
  };
  const cut = async () => {
    setIsBusy(true);
    try {
      onCut(await cutOut(picture, crop));
    } catch {
      // Told by whoever asked for it.
      onFailed();
    }
  };
  return (
    <fieldset ref={place} className={classes.cropper}>
      <legend>Enquadrar o logo</legend>
      <canvas
        ref={canvas}
        width={SIDE}
        height={SIDE}
        className={classes.canvas}
        role="img"
        aria-label="Prévia do logo enquadrado"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <div className={classes.sliders}>
        <Slider
          label="Aproximar"
          min={100}
          max={MAX_ZOOM}
          value={crop.zoom}
          onChange={(zoom) => setCrop({ ...crop, zoom })}
        />
        <Slider label="Mover na horizontal" value={crop.x} onChange={(x) => setCrop({ ...crop, x })} />
        <Slider label="Mover na vertical" value={crop.y} onChange={(y) => setCrop({ ...crop, y })} />
        <div className={formClasses.actions}>
          <Button onClick={cut} loading={isBusy}>
            Usar imagem
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancelar
          </Button>
        </div>
      </div>
    </fieldset>
  );
}
