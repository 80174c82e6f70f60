import type { MapPoint } from '../../lib/map-links.ts';
import { useMadeInBrowser } from '../../ui/hydration/use-in-browser.ts';
import { pinClasses } from '../../ui/map/pin-classes.ts';
import classes from './map-picture.module.css';

interface MapPictureProps {
  point: MapPoint;
  onError(): void;
}

/** Three decimals are about a hundred metres, less than a pixel of the picture. */
const fileOf = ({ latitude, longitude }: MapPoint): string =>
  `/map-pictures/${latitude.toFixed(3)},${longitude.toFixed(3)}`;

/** Shows the surroundings of a point, drawn by the server; the browser loads the one for its colour scheme. */
export function MapPicture({ point, onError }: MapPictureProps) {
  const file = fileOf(point);
  const isMadeHere = useMadeInBrowser();
  /** A picture of the server's page may have failed before React listens. */
  const ref = (image: HTMLImageElement | null) => {
    if (!isMadeHere && image?.complete && image.naturalWidth === 0) onError();
  };
  const picture = { loading: 'lazy', width: 800, height: 400, onError, ref } as const;
  return (
    <>
      <img {...picture} alt="" src={`${file}.svg`} className={classes.picture} data-scheme="light" />
      <img {...picture} alt="" src={`${file}-dark.svg`} className={classes.picture} data-scheme="dark" />
      <span className={classes.mark} aria-hidden="true">
        <span className={pinClasses(point.exactness === 'address')} />
      </span>
    </>
  );
}
