import type { PhotoFragment } from '../../domain/photos/photo.gen.ts';
import { photoAlt } from '../../domain/photos/photo-alt.ts';
import { PhotoImage } from '../../domain/photos/photo-image.tsx';
import classes from './company-photos.module.css';
import { usePhotoViewer } from './use-photo-viewer.tsx';

interface CompanyPhotosProps {
  companyId: string;
  photos: readonly PhotoFragment[];
  /** Of the company. */
  name: string;
}

/** Shows the cover at the top of a company's page; a press opens all photos. Nothing without photos. */
export function CompanyCover({ companyId, photos, name }: CompanyPhotosProps) {
  const [open, viewer] = usePhotoViewer(photos, name);
  const [cover] = photos;
  if (!cover) return null;
  return (
    <>
      <button
        type="button"
        className={classes.cover}
        data-visit={`photo ${companyId}`}
        aria-label={photos.length > 1 ? `Ver as ${photos.length} fotos de ${name}` : `Ver a foto de ${name}`}
        onClick={() => open(0)}
      >
        <PhotoImage
          photo={cover}
          alt={photoAlt(cover, name, 0)}
          sizes="(min-width: 64em) 48rem, 100vw"
          isCover
          eager
        />
        {photos.length > 1 && (
          <span className={classes.count} aria-hidden="true">
            {photos.length} fotos
          </span>
        )}
      </button>
      {viewer}
    </>
  );
}
