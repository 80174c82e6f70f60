import { Link } from 'react-router-dom';
import { type MapLocation, mapQuery } from '../../lib/map-links.ts';
import { paths } from '../../paths.ts';
import { useInBrowser } from '../../ui/hydration/use-in-browser.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './company-map.module.css';
import { readMapsKey } from './maps-key.ts';

interface CompanyMapProps {
  location: MapLocation;
  configuredKey: string | null;
  /** Counts clicks for the company with this id. */
  companyId?: string;
  /** Says where a key is configured, in place of the map. */
  hasSettingsLink?: boolean;
  /** Beside a form: lower, and next to nothing where there is no map. */
  isPreview?: boolean;
}

/** Shows the map where a key is configured, else 'Mapa não disponível', and a link to an outside map. */
export function CompanyMap({
  location,
  configuredKey,
  companyId,
  hasSettingsLink = false,
  isPreview = false,
}: CompanyMapProps) {
  const key = useInBrowser(readMapsKey) ?? configuredKey;
  const query = mapQuery(location);
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
          <p className={classes.none}>
            <Icon name="pin" size={32} />
            Mapa não disponível
            {hasSettingsLink && <Link to={paths.settings()}>Configurar o mapa</Link>}
          </p>
        )}
      </div>
      <a
        href={`https://www.google.com/maps/search/?api=1&query=${query}`}
        target="_blank"
        rel="noopener noreferrer"
        data-visit={companyId && `map ${companyId}`}
        className={classes.link}
      >
        Abrir no Google Maps <Icon name="external" size={16} />
      </a>
    </div>
  );
}
