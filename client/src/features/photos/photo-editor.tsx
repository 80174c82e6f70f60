import { useReactiveVar } from '@apollo/client/react';
import { Flex, Group, Text } from '@mantine/core';
import { type DragEvent, useRef, useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { uploadPercent } from '../../api/upload-percent.ts';
import { usePolling } from '../../api/use-polling.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Icon } from '../../ui/icon.tsx';
import {
  type ManagedPhotoFragment,
  useCompanyPhotosQuery,
  useOrderCompanyPhotosMutation,
} from './photo-editor.gen.ts';
import classes from './photo-editor.module.css';
import { PhotoRow } from './photo-row.tsx';
import { type SentFile, usePhotoUploads } from './use-photo-uploads.ts';

/** While sizes are being made. */
const POLLING_MS = 2_000;
const FAILED = 'Não foi possível mudar a ordem das fotos. Tente novamente.';

const photosText = (count: number): string => (count === 1 ? '1 foto' : `${count} fotos`);

/** Compares photos by their place among `ids`; new ones are last. */
const by = (ids: readonly string[]) => (a: { id: string }, b: { id: string }) =>
  placeOf(a.id, ids) - placeOf(b.id, ids);
const placeOf = (id: string, ids: readonly string[]) => (ids.includes(id) ? ids.indexOf(id) : ids.length);

function SentFiles({ files, onDismiss }: { files: readonly SentFile[]; onDismiss(key: number): void }) {
  const percent = useReactiveVar(uploadPercent);
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} aria-live="polite">
      {files.map(({ key, name, state, problem }) => (
        <li key={key} data-failed={state === 'failed' || undefined}>
          <Text span inherit fw={600} style={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          {state === 'waiting' && <span>Na fila</span>}
          {state === 'sent' && <span>Enviada</span>}
          {state === 'sending' && <progress aria-label={`Enviando ${name}`} max={100} value={percent ?? 0} />}
          {state === 'failed' && (
            <>
              <span>{problem}</span>
              <button type="button" className={classes.tool} onClick={() => onDismiss(key)}>
                Dispensar<span className="visually-hidden"> {name}</span>
              </button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Lets those who manage a company send, order, describe, crop and delete its photos. */
export function PhotoEditor({ company }: { company: { id: string; name: string } }) {
  const { data, failure, refetch } = useCompanyPhotosQuery({ variables: { companyId: company.id } });
  const [order] = useOrderCompanyPhotosMutation();
  const input = useRef<HTMLInputElement>(null);
  const counted = useRef<HTMLParagraphElement>(null);
  const [dragged, setDragged] = useState<string>();
  // Shown at once, until the server has answered: a later change would move what is about to be pressed.
  const [newOrder, setNewOrder] = useState<readonly string[]>();
  const stored = data?.companyPhotos.items ?? [];
  const photos = newOrder ? stored.toSorted(by(newOrder)) : stored;
  const limit = data?.companyPhotos.limit ?? 0;
  const { files, sendAll, remove } = usePhotoUploads(company.id, refetch);
  const isPreparing = photos.some(({ state }) => state === 'processing');
  usePolling(
    async () => {
      await refetch().catch(() => undefined);
    },
    { everyMs: isPreparing ? POLLING_MS : undefined },
  );
  const onTheirWay = files.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  const room = Math.max(0, limit - photos.length - onTheirWay);

  const take = (chosen: FileList | null) => {
    const all = [...(chosen ?? [])];
    if (all.length > room) showToast(`O plano permite ${photosText(limit)}.`, 'error');
    sendAll(all.slice(0, room));
  };
  const move = async (photo: ManagedPhotoFragment, to: number) => {
    const others = photos.filter(({ id }) => id !== photo.id);
    const ids = others.toSpliced(to, 0, photo).map(({ id }) => id);
    setNewOrder(ids);
    try {
      await order({ variables: { companyId: company.id, ids } });
      await refetch();
    } catch (error) {
      showToast(errorMessage(error, FAILED), 'error');
    } finally {
      setNewOrder((current) => (current === ids ? undefined : current));
    }
  };
  /** Moves the focus from a row that goes; it may be elsewhere by now. */
  const focusBeside = (row: Element | null) => {
    const { activeElement } = document;
    if (!row || (activeElement !== document.body && !row.contains(activeElement))) return;
    const beside = row.nextElementSibling ?? row.previousElementSibling;
    (beside instanceof HTMLElement ? beside : counted.current)?.focus();
  };
  const drop = (to: number) => (event: DragEvent) => {
    event.preventDefault();
    const photo = photos.find(({ id }) => id === dragged);
    setDragged(undefined);
    if (photo) void move(photo, to);
  };
  return (
    <>
      <Group gap="0.5rem 0.75rem">
        <button
          type="button"
          className={classes.add}
          aria-disabled={room === 0}
          onClick={() => room > 0 && input.current?.click()}
        >
          <Icon name="upload" /> Enviar fotos
        </button>
        {data && (
          <p ref={counted} tabIndex={-1}>
            {photosText(photos.length)}. O plano permite {photosText(limit)}.
          </p>
        )}
        {!data && !failure && <p role="status">Carregando…</p>}
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Fotos"
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => {
            take(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
      </Group>
      <Text c="dimmed" fz="var(--text-md)">
        JPEG, PNG ou WebP, até 15 MB cada. A primeira é a capa. Arraste para mudar a ordem, ou use os botões.
        O que você muda aqui já fica salvo.
      </Text>
      {failure && <Notice tone="error">Não foi possível carregar as fotos. Recarregue a página.</Notice>}
      <SentFiles files={files} onDismiss={remove} />
      <Flex component="ul" direction="column" gap="md">
        {photos.map((photo, index) => (
          <li
            key={photo.id}
            className={classes.photo}
            tabIndex={-1}
            data-dragged={photo.id === dragged || undefined}
            onDragOver={(event) => event.preventDefault()}
            onDrop={drop(index)}
          >
            <PhotoRow
              photo={photo}
              index={index}
              count={photos.length}
              name={company.name}
              onMove={(to) => move(photo, to)}
              onDrag={(isDragged) => setDragged(isDragged ? photo.id : undefined)}
              onDeleted={(row) => {
                focusBeside(row);
                return refetch();
              }}
            />
          </li>
        ))}
      </Flex>
    </>
  );
}
