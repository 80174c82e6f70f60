import { Flex, Group, Stack } from '@mantine/core';
import { type PointerEvent, useRef, useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import type { Crop } from '../../domain/photos/cover-crop.ts';
import { cropOf, framingOf } from '../../domain/photos/cover-crop.ts';
import type { PhotoFragment } from '../../domain/photos/photo.gen.ts';
import { PhotoImage } from '../../domain/photos/photo-image.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { LeaveNotice } from '../../ui/form/leave-notice.tsx';
import {
  type ManagedPhotoFragment,
  useDeleteCompanyPhotoMutation,
  useUpdateCompanyPhotoMutation,
} from './photo-editor.gen.ts';
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
function CoverCropper({ photo, isBusy, onSave, onCancel }: CoverCropperProps) {
  const size = photo.sizes.at(-1) ?? { width: 16, height: 9 };
  const [framing, setFraming] = useState(() => framingOf(size, photo.crop));
  const pointer = useRef<{ x: number; y: number }>(undefined);
  const crop = cropOf(size, framing);
  const drag = ({ buttons, clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    const before = pointer.current;
    pointer.current = buttons === 0 ? undefined : { x, y };
    if (!before || buttons === 0) return;
    // The picture follows the pointer, so the window moves the other way.
    const step = (pixels: number, side: number, share: number) =>
      share >= 1 ? 0 : (-100 * pixels * share) / (side * (1 - share));
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

interface PhotoRowProps {
  photo: ManagedPhotoFragment;
  index: number;
  count: number;
  /** Of the company. */
  name: string;
  onMove(to: number): Promise<void>;
  onDrag(isDragged: boolean): void;
  /** Must move the focus: the focused button is removed, with `row`. */
  onDeleted(row: Element | null): Promise<unknown>;
}

/** Returns the state of a photo in words; null for one that is shown. */
function stateText({ state, isOverLimit, isCover, failure }: ManagedPhotoFragment): string | null {
  if (state === 'processing') return 'Em preparo';
  if (state === 'failed') return failure;
  if (isOverLimit) return 'Guardada: o plano mostra menos fotos';
  if (state === 'waiting') return 'Aguardando revisão';
  return isCover ? 'Capa' : null;
}

/** One photo of the editor: its state, caption, place, crop and removal. */
export function PhotoRow({ photo, index, count, name, onMove, onDrag, onDeleted }: PhotoRowProps) {
  const [update] = useUpdateCompanyPhotoMutation();
  const [remove] = useDeleteCompanyPhotoMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [isCropping, setIsCropping] = useState(false);
  const [isSavingCrop, setIsSavingCrop] = useState(false);
  const deletion = useRef<HTMLButtonElement>(null);
  const crop = useRef<HTMLButtonElement>(null);
  const number = index + 1;
  const state = stateText(photo);
  const attempt = async (work: () => Promise<unknown>, failed: string) => {
    try {
      await work();
    } catch (error) {
      showToast(errorMessage(error, failed), 'error');
    }
  };
  const saveCaption = (caption: string) => {
    if (caption.trim() === (photo.caption ?? '')) return;
    const variables = { id: photo.id, input: { caption: caption.trim() } };
    void attempt(() => update({ variables }), 'Não foi possível salvar a legenda. Tente novamente.');
  };
  const stay = () => {
    setIsAsking(false);
    deletion.current?.focus();
  };
  const erase = async () => {
    stay();
    setIsDeleting(true);
    await attempt(async () => {
      await remove({ variables: { id: photo.id } });
      await onDeleted(deletion.current?.closest('li') ?? null);
      showToast('Foto removida.');
    }, 'Não foi possível remover a foto. Tente novamente.');
    setIsDeleting(false);
  };
  const stopCropping = () => {
    setIsCropping(false);
    crop.current?.focus();
  };
  const saveCrop = async (area: Crop) => {
    if (isSavingCrop) return;
    setIsSavingCrop(true);
    await attempt(async () => {
      await update({ variables: { id: photo.id, input: { crop: area } } });
      stopCropping();
      showToast('Enquadramento salvo.');
    }, 'Não foi possível salvar o enquadramento. Tente novamente.');
    setIsSavingCrop(false);
  };
  const canMove = (to: number) => to >= 0 && to < count && !isDeleting;
  const canCrop = photo.sizes.length > 0 && !isDeleting;
  return (
    <>
      {/* The picture alone, so that texts can be selected and the crop dragged. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: buttons beside it do the same */}
      <div
        className={classes.picture}
        draggable
        onDragStart={() => onDrag(true)}
        onDragEnd={() => onDrag(false)}
      >
        <PhotoImage photo={photo} alt={photo.caption ?? `Foto ${number} de ${name}`} sizes="14rem" isCover />
        {state && <span className={classes.state}>{state}</span>}
      </div>
      <Stack gap="0.6rem" miw={0}>
        <label className={classes.caption}>
          Legenda da foto {number}
          <input
            type="text"
            maxLength={200}
            defaultValue={photo.caption ?? ''}
            placeholder="O que a foto mostra"
            onBlur={(event) => saveCaption(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') saveCaption(event.currentTarget.value);
            }}
          />
        </label>
        <Group gap="0.5rem 0.75rem">
          <button
            type="button"
            className={classes.tool}
            aria-disabled={!canMove(index - 1)}
            onClick={() => canMove(index - 1) && onMove(index - 1)}
          >
            Mover para antes<span className="visually-hidden"> a foto {number}</span>
          </button>
          <button
            type="button"
            className={classes.tool}
            aria-disabled={!canMove(index + 1)}
            onClick={() => canMove(index + 1) && onMove(index + 1)}
          >
            Mover para depois<span className="visually-hidden"> a foto {number}</span>
          </button>
          <button
            ref={crop}
            type="button"
            className={classes.tool}
            aria-disabled={!canCrop}
            aria-expanded={isCropping}
            onClick={() => canCrop && setIsCropping(!isCropping)}
          >
            Enquadrar<span className="visually-hidden"> a foto {number}</span>
          </button>
          <button
            ref={deletion}
            type="button"
            className={classes.tool}
            data-danger
            aria-disabled={isDeleting}
            onClick={() => !isDeleting && setIsAsking(true)}
          >
            Remover<span className="visually-hidden"> a foto {number}</span>
          </button>
        </Group>
        {isAsking && (
          <LeaveNotice
            words={{
              question: `Remover a foto ${number}? Ela sai da página da empresa. Isto não pode ser desfeito.`,
              stayText: 'Manter foto',
              leaveText: 'Remover foto',
            }}
            onStay={stay}
            onLeave={erase}
          />
        )}
        {isCropping && (
          <CoverCropper photo={photo} isBusy={isSavingCrop} onCancel={stopCropping} onSave={saveCrop} />
        )}
      </Stack>
    </>
  );
}
