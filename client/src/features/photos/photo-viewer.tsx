import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PhotoFragment } from '../../domain/photos/photo.gen.ts';
import { photoAlt } from '../../domain/photos/photo-alt.ts';
import { PhotoImage } from '../../domain/photos/photo-image.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useBackEntry } from '../../ui/navigation/use-back-entry.ts';
import classes from './photo-viewer.module.css';

export interface PhotoViewerProps {
  photos: readonly PhotoFragment[];
  /** Of the company. */
  name: string;
  /** The photo that is shown first. */
  start: number;
  onReport(id: string): void;
  onClose(): void;
}

/** Shows photos over the page: by arrows, keys or swiping. Escape and Back close it, and the focus goes back. */
export function PhotoViewer({ photos, name, start, onReport, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);
  /** Where keys and buttons scroll to; the photos on the way there are not the shown one. */
  const target = useRef<number>(undefined);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
    track.current?.scrollTo({ left: start * track.current.clientWidth, behavior: 'instant' });
  }, [start]);
  useEffect(() => {
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    return () => {
      document.body.style.overflow = overflow;
    };
  }, []);

  const close = () => dialog.current?.close();
  useBackEntry(close);
  const show = (next: number) => {
    const position = Math.min(photos.length - 1, Math.max(0, next));
    setIndex(position);
    target.current = position;
    track.current?.scrollTo({ left: position * track.current.clientWidth });
  };
  const onScroll = () => {
    if (!track.current?.clientWidth) return;
    const position = track.current.scrollLeft / track.current.clientWidth;
    if (target.current !== undefined && Math.abs(position - target.current) > 0.01) return;
    target.current = undefined;
    setIndex(Math.round(position));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    show(index + by);
  };
  const photo = photos[index];
  return (
    <dialog
      ref={dialog}
      className={classes.viewer}
      aria-label={`Fotos de ${name}`}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <header className={classes.bar}>
        <p aria-live="polite">
          Foto {index + 1} de {photos.length}
        </p>
        <button type="button" className={classes.button} aria-label="Fechar" onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <ul
        ref={track}
        className={classes.track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        aria-label="Fotos"
        onScroll={onScroll}
        onPointerDown={() => {
          target.current = undefined;
        }}
      >
        {photos.map((item, position) => (
          <li key={item.id} className={classes.slide} aria-hidden={position !== index || undefined}>
            {Math.abs(position - index) < 2 && (
              <PhotoImage
                photo={item}
                alt={photoAlt(item, name, position)}
                sizes="100vw"
                eager={position === index}
              />
            )}
          </li>
        ))}
      </ul>
      <footer className={classes.bar}>
        <p className={classes.caption}>{photo?.caption}</p>
        <div className={classes.buttons}>
          {photos.length > 1 && (
            <>
              <button
                type="button"
                className={classes.button}
                aria-label="Foto anterior"
                aria-disabled={index === 0}
                onClick={() => show(index - 1)}
              >
                <Icon name="back" />
              </button>
              <button
                type="button"
                className={classes.button}
                aria-label="Próxima foto"
                aria-disabled={index === photos.length - 1}
                onClick={() => show(index + 1)}
              >
                <Icon name="next" />
              </button>
            </>
          )}
          {photo && (
            <button
              type="button"
              className={classes.report}
              onClick={() => {
                close();
                onReport(photo.id);
              }}
            >
              Denunciar foto
            </button>
          )}
        </div>
      </footer>
    </dialog>
  );
}
