import type { PhotoFragment } from '../../domain/photos/photo.gen.ts';
import { photoAlt } from '../../domain/photos/photo-alt.ts';
import { PhotoImage } from '../../domain/photos/photo-image.tsx';
import classes from './company-photos.module.css';
import { usePhotoViewer } from './use-photo-viewer.tsx';

interface PhotoStripProps {
  companyId: string;
  photos: readonly PhotoFragment[];
  /** Of the company. */
  name: string;
}

/** Shows the photos behind the cover in a strip; a press opens one. Nothing with the cover alone. */
export function PhotoStrip({ companyId, photos, name }: PhotoStripProps) {
  const [open, viewer] = usePhotoViewer(photos, name);
  if (photos.length < 2) return null;
  return (
    <>
      <ul className={classes.strip}>
        {photos.slice(1).map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              className={classes.thumbnail}
              data-visit={`photo ${companyId}`}
              aria-label={`Abrir: ${photoAlt(photo, name, index + 1)}`}
              onClick={() => open(index + 1)}
            >
              <PhotoImage photo={photo} alt="" sizes="14rem" isCover />
            </button>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}
