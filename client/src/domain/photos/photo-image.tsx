import type { CSSProperties } from 'react';
import { coverOf } from './cover-crop.ts';
import type { PhotoFragment } from './photo.gen.ts';
import classes from './photo-image.module.css';

interface PhotoImageProps {
  photo: PhotoFragment;
  /** Text for those who do not see it; empty where a text beside it says the same. */
  alt: string;
  /** Width on the screen, as `sizes` of HTML. */
  sizes: string;
  /** Fills its box with the part that its owner chose; else the whole photo is shown. */
  isCover?: boolean;
  /** Above the fold: loaded at once and first. */
  eager?: boolean;
}

/** Shows a photo in a size that fits the screen, and a blurred one in its place until it is loaded. */
export function PhotoImage({ photo, alt, sizes, isCover = false, eager = false }: PhotoImageProps) {
  const largest = photo.sizes.at(-1);
  if (!largest) return null;
  const { zoom, focus } = coverOf(largest, photo.crop);
  const cover: CSSProperties = {
    objectPosition: focus,
    ...(zoom > 1 && { transform: `scale(${zoom})`, transformOrigin: focus }),
  };
  return (
    <span
      className={classes.frame}
      data-cover={isCover || undefined}
      style={{ backgroundImage: photo.placeholder ? `url("${photo.placeholder}")` : undefined }}
    >
      <img
        src={largest.url}
        srcSet={photo.sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes={sizes}
        width={largest.width}
        height={largest.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        style={isCover ? cover : undefined}
      />
    </span>
  );
}
