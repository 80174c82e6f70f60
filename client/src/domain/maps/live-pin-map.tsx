import L from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { findPlace } from '../../ui/map/base-data.ts';
import mapClasses from '../../ui/map/map.module.css';
import { pinClasses } from '../../ui/map/pin-classes.ts';
import { useSiteMap } from '../../ui/map/use-site-map.ts';
import { useSite } from '../site/use-site.ts';
import classes from './point-field.module.css';

export interface PinPosition {
  latitude: number;
  longitude: number;
}

/** Pixels that an arrow key moves the pin; ten times as many with Shift. */
const STEP = 4;
const KEYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const CITY_ZOOM = 11;
const PIN_ZOOM = 13;

interface LivePinMapProps {
  /** Null while nothing is marked. */
  position: PinPosition | null;
  /** Where the pin begins; without it at the city. */
  start: PinPosition | null;
  city: { name: string; state: string };
  onMove(position: PinPosition): void;
  onFailure(): void;
}

const rounded = ({ lat, lng }: L.LatLng): PinPosition => ({
  latitude: Number(lat.toFixed(6)),
  longitude: Number(lng.toFixed(6)),
});

/** Shows a pin that is dragged, moved by arrow keys, or put where the map is clicked. */
export function LivePinMap({ position, start, city, onMove, onFailure }: LivePinMapProps) {
  const first = position ?? start;
  const { box, map, hasFailed } = useSiteMap({
    label: 'Mapa para marcar o ponto',
    tiles: useSite().mapTiles,
    ...(first && { centre: [first.latitude, first.longitude], zoom: position ? PIN_ZOOM : CITY_ZOOM }),
  });
  const pin = useRef<L.Marker>(undefined);
  const move = useEffectEvent((at: L.LatLng) => onMove(rounded(at)));
  const place = useEffectEvent((on: L.Map) => {
    const marker = L.marker(first ? [first.latitude, first.longitude] : on.getCenter(), {
      draggable: true,
      autoPan: true,
      icon: L.divIcon({ className: `${pinClasses(true)} ${classes.pin}`, iconSize: [0, 0] }),
    }).addTo(on);
    if (!first && city.name !== '')
      findPlace(city).then(
        (location) => {
          if (!location || marker.getElement() === undefined) return;
          const at: L.LatLngTuple = [location.latitude, location.longitude];
          marker.setLatLng(at);
          on.setView(at, CITY_ZOOM, { animate: false });
        },
        () => undefined,
      );
    return marker;
  });

  useEffect(() => {
    if (!map) return;
    const marker = place(map);
    pin.current = marker;
    const icon = marker.getElement();
    icon?.setAttribute('aria-label', 'Ponto da empresa. As setas movem, com Shift mais longe.');
    const byKey = (event: KeyboardEvent) => {
      const [x, y] = KEYS[event.key] ?? [0, 0];
      if (x === 0 && y === 0) return;
      event.preventDefault();
      // The map's own keys would move the map.
      event.stopPropagation();
      const step = event.shiftKey ? STEP * 10 : STEP;
      const at = map.latLngToContainerPoint(marker.getLatLng()).add([x * step, y * step]);
      marker.setLatLng(map.containerPointToLatLng(at));
      map.panInside(marker.getLatLng(), { padding: [40, 40], animate: false });
      move(marker.getLatLng());
    };
    icon?.addEventListener('keydown', byKey);
    marker.on('dragend', () => move(marker.getLatLng()));
    map.on('click', ({ latlng }) => {
      marker.setLatLng(latlng);
      move(latlng);
    });
    icon?.focus({ preventScroll: true });
  }, [map]);

  // Set by other means: the device's position, or typed.
  useEffect(() => {
    const marker = pin.current;
    if (!map || !marker || !position) return;
    const at = L.latLng(position.latitude, position.longitude);
    if (at.distanceTo(marker.getLatLng()) < 1) return;
    marker.setLatLng(at);
    map.setView(at, Math.max(PIN_ZOOM, map.getZoom()), { animate: false });
  }, [map, position]);

  useEffect(() => {
    if (hasFailed) onFailure();
  }, [hasFailed, onFailure]);

  return (
    <div className={`${mapClasses.map} ${classes.map}`} data-marked={position !== null || undefined}>
      <div ref={box} />
    </div>
  );
}
