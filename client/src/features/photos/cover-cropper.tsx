import { Flex, Group } from '@mantine/core';
import { type PointerEvent, useRef, useState } from 'react';
import { type Crop, cropOf, framingOf } from '../../domain/photos/cover-crop.ts';
import type { PhotoFragment } from '../../domain/photos/photo.gen.ts';
import { PhotoImage } from '../../domain/photos/photo-image.tsx';
import classes from './photo-editor.module.css';

interface CoverCropperProps {
  photo: PhotoFragment;
  /** What was cropped is being saved. */
  isBusy: boolean;
  onSave(crop: Crop): void;
  onCancel(): void;
}

const clamp = (value: number): number => Math.min(100, Math.max(0, value));

/** Chooses the part of a photo that a cover shows: by dragging it, or by three sliders that do the same. */
export function CoverCropper({ photo, isBusy, onSave, onCancel }: CoverCropperProps) {
  const size = photo.sizes.at(-1) ?? { width: 16, height: 9 };
  const [framing, setFraming] = useState(() => framingOf(size, photo.crop));
  const pointer = useRef<{ x: number; y: number }>(undefined);
  const crop = cropOf(size, framing);
  const drag = ({ buttons, clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    const before = pointer.current;
    pointer.current = buttons === 0 ? undefined : { x, y };
    if (!before || buttons === 0) return;
    // The picture follows the pointer, so the window moves the other way.
    const step = (pixels: number, side: number, part: number) =>
      part >= 1 ? 0 : (-100 * pixels * part) / (side * (1 - part));
    setFraming((now) => ({
      ...now,
      x: clamp(now.x + step(x - before.x, currentTarget.clientWidth, crop.width)),
      y: clamp(now.y + step(y - before.y, currentTarget.clientHeight, crop.height)),
    }));
  };
  const sliders = [
    { label: 'Aproximar', name: 'zoom', min: 100, max: 300 },
    { label: 'Mover na horizontal', name: 'x', min: 0, max: 100 },
    { label: 'Mover na vertical', name: 'y', min: 0, max: 100 },
  ] as const;
  return (
    <Flex
      component="fieldset"
      direction="column"
      gap="0.6rem"
      p="sm"
      bd="1px solid var(--line)"
      bdrs="0.6rem"
    >
      <legend>O que a capa mostra</legend>
      <div
        className={classes.cropArea}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pointer.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
      >
        <PhotoImage photo={{ ...photo, crop }} alt="" sizes="24rem" isCover />
      </div>
      {sliders.map(({ label, name, min, max }) => (
        <label key={name} className={classes.slider}>
          {label}
          <input
            type="range"
            min={min}
            max={max}
            value={Math.round(framing[name])}
            onChange={(event) => setFraming({ ...framing, [name]: Number(event.currentTarget.value) })}
          />
        </label>
      ))}
      <Group gap="0.5rem 0.75rem">
        <button type="button" className={classes.tool} onClick={onCancel}>
          Cancelar
        </button>
        <button type="button" className={classes.add} aria-disabled={isBusy} onClick={() => onSave(crop)}>
          Salvar enquadramento
        </button>
      </Group>
    </Flex>
  );
}
