import L from 'leaflet';
import { type ReactNode, useEffect } from 'react';
import type { MapPoint, PointExactness } from '../../lib/map-links.ts';
import mapClasses from '../../ui/map/map.module.css';
import { pinClasses } from '../../ui/map/pin-classes.ts';
import { useSiteMap } from '../../ui/map/use-site-map.ts';
import { useSite } from '../site/use-site.ts';

const ZOOM: Record<PointExactness, number> = { address: 11, neighbourhood: 11, city: 10 };

interface LiveCompanyMapProps {
  name: string;
  point: MapPoint;
  /** Shown until the map is there. */
  waiting: ReactNode;
  onFailure(): void;
}

/** Shows a company on a map that can be moved, and focuses it. */
export function LiveCompanyMap({ name, point, waiting, onFailure }: LiveCompanyMapProps) {
  const { latitude, longitude, exactness } = point;
  const { box, map, hasFailed } = useSiteMap({
    label: `Mapa de ${name}`,
    tiles: useSite().mapTiles,
    centre: [latitude, longitude],
    zoom: ZOOM[exactness],
    pin: [latitude, longitude],
  });
  useEffect(() => {
    if (!map) return;
    map.getContainer().focus({ preventScroll: true });
    const marker = L.marker([latitude, longitude], {
      interactive: false,
      keyboard: false,
      icon: L.divIcon({ className: pinClasses(exactness === 'address'), iconSize: [0, 0] }),
    }).addTo(map);
    return () => {
      marker.remove();
    };
  }, [map, latitude, longitude, exactness]);
  useEffect(() => {
    if (hasFailed) onFailure();
  }, [hasFailed, onFailure]);
  return (
    <div className={mapClasses.map}>
      {!map && waiting}
      <div ref={box} />
    </div>
  );
}
