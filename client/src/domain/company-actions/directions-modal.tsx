import { directionsUrl, type MapLocation, routeQuery } from '../../lib/map-links.ts';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import classes from './company-actions.module.css';

/** Returns the maps apps of the device, the one that comes with it first; only Android opens geo: links. */
function appsFor(location: MapLocation) {
  const query = routeQuery(location);
  const { userAgent } = navigator;
  return [
    ...(/iPhone|iPad|Macintosh/.test(userAgent)
      ? [{ name: 'Apple Mapas', url: `https://maps.apple.com/?daddr=${query}` }]
      : []),
    ...(/Android/.test(userAgent) ? [{ name: 'Mapas do celular', url: `geo:0,0?q=${query}` }] : []),
    { name: 'Google Maps', url: directionsUrl(location) },
    { name: 'Waze', url: `https://waze.com/ul?navigate=yes&q=${query}` },
  ];
}

/** Lets the visitor choose which app shows the way. `visit` counts the click. */
export function DirectionsModal({
  location,
  visit,
  onClose,
}: {
  location: MapLocation;
  visit: string;
  onClose(): void;
}) {
  return (
    <SiteModal title="Como chegar" size="sm" canClose onClose={onClose}>
      <ul className={classes.apps}>
        {appsFor(location).map(({ name, url }) => (
          <li key={name}>
            <a
              href={url}
              data-visit={visit}
              // An app needs no tab, which would stay empty.
              {...(url.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
              onClick={onClose}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </SiteModal>
  );
}
