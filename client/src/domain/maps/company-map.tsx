import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCityState } from '../../lib/format.ts';
import {
  type MapLocation,
  type MapPoint,
  mapQuery,
  type PointExactness,
  routeQuery,
} from '../../lib/map-links.ts';
import { patterns } from '../../paths.ts';
import { useInBrowser, useMadeInBrowser } from '../../ui/hydration/use-in-browser.ts';
import { Icon } from '../../ui/icon.tsx';
import { pinClasses } from '../../ui/map/pin-classes.ts';
import classes from './company-map.module.css';
import { readMapsKey } from './maps-key.ts';

interface MapPictureProps {
  point: MapPoint;
  onError(): void;
}

/** Three decimals are about a hundred metres, less than a pixel of the picture. */
const fileOf = ({ latitude, longitude }: MapPoint): string =>
  `/map-pictures/${latitude.toFixed(3)},${longitude.toFixed(3)}`;

/** Shows the surroundings of a point, drawn by the server; the browser loads the one for its colour scheme. */
function MapPicture({ point, onError }: MapPictureProps) {
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

// Loaded once the picture is touched.
const LiveCompanyMap = lazy(async () => ({
  default: (await import('./live-company-map.tsx')).LiveCompanyMap,
}));

const EXACTNESS: Record<PointExactness, string> = {
  address: 'O ponto está no endereço.',
  neighbourhood: 'Ponto aproximado: no bairro.',
  city: 'Ponto aproximado: na cidade.',
};

interface CompanyMapProps {
  location: MapLocation;
  configuredKey: string | null;
  /** Counts clicks for the company with this id. */
  companyId?: string;
  /** Says where a key is configured, in place of the map. */
  hasSettingsLink?: boolean;
  /** Beside a page or form: lower, and next to nothing where there is no map. */
  isPreview?: boolean;
}

function NoMap({ location, hasSettingsLink }: Pick<CompanyMapProps, 'location' | 'hasSettingsLink'>) {
  const { address, city } = location;
  return (
    <div className={classes.none}>
      <Icon name="pin" size={32} />
      <p>Mapa não disponível</p>
      <p>{[address, formatCityState(city)].filter(Boolean).join(', ')}</p>
      {hasSettingsLink && <Link to={patterns.settings}>Configurar o mapa</Link>}
    </div>
  );
}

/** Shows the product's own map: a picture until it is touched. */
function OwnMap({ location, hasSettingsLink }: Pick<CompanyMapProps, 'location' | 'hasSettingsLink'>) {
  const [state, setState] = useState<'picture' | 'live' | 'failed'>('picture');
  const { name, point } = location;
  const fail = () => setState('failed');
  if (!point || state === 'failed')
    return <NoMap location={location} hasSettingsLink={hasSettingsLink ?? false} />;
  const picture = <MapPicture point={point} onError={fail} />;
  if (state === 'live')
    return (
      <Suspense fallback={picture}>
        <LiveCompanyMap name={name} point={point} waiting={picture} onFailure={fail} />
      </Suspense>
    );
  return (
    <button type="button" className={classes.open} onClick={() => setState('live')}>
      {picture}
      <span className={classes.hint}>
        <span className="visually-hidden">Mapa de {name}: </span>
        Mover e aproximar
      </span>
    </button>
  );
}

/**
 * Shows where a company is: the embedded map where a key is configured, else the product's own, or 'Mapa não disponível',
 * and a link to an outside map.
 */
export function CompanyMap({
  location,
  configuredKey,
  companyId,
  hasSettingsLink = false,
  isPreview = false,
}: CompanyMapProps) {
  const key = useInBrowser(readMapsKey) ?? configuredKey;
  const query = mapQuery(location);
  const { point } = location;
  return (
    <div className={classes.map} data-preview={isPreview || undefined}>
      <div className={classes.box}>
        {key ? (
          <iframe
            title={`Mapa de ${location.name}`}
            src={`https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(key)}&q=${query}`}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        ) : (
          <OwnMap location={location} hasSettingsLink={hasSettingsLink} />
        )}
      </div>
      <p className={classes.foot}>
        {point && !key && <span>{EXACTNESS[point.exactness]}</span>}
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${query}`}
          target="_blank"
          rel="noopener noreferrer"
          data-visit={companyId && `map ${companyId}`}
          className={classes.link}
        >
          Abrir no Google Maps <Icon name="external" size={16} />
        </a>
        <a
          href={`https://waze.com/ul?navigate=yes&q=${routeQuery(location)}`}
          target="_blank"
          rel="noopener noreferrer"
          data-visit={companyId && `map ${companyId}`}
          className={classes.link}
        >
          Abrir no Waze <Icon name="external" size={16} />
        </a>
      </p>
    </div>
  );
}
