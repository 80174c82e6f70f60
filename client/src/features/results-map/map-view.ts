import type L from 'leaflet';
import { useEffect, useState } from 'react';
import type { MapBounds } from '../../lib/map-bounds.ts';

/** Time without moving before the part that is shown is loaded. */
const DEBOUNCE_MS = 200;
/** Bounds are widened to multiples of this many pixels, so that small moves ask for what is loaded. */
const STEP_PIXELS = 64;

export interface MapView {
  bounds: MapBounds;
  zoom: number;
}

/** Returns the part of a map that is shown, a little wider. */
export function viewOf(map: L.Map): MapView {
  const zoom = map.getZoom();
  const bounds = map.getBounds();
  const step = (STEP_PIXELS * 360) / (256 * 2 ** zoom);
  const down = (degrees: number) => Math.floor(degrees / step) * step;
  const up = (degrees: number) => Math.ceil(degrees / step) * step;
  return {
    zoom,
    bounds: {
      south: Math.max(-85, down(bounds.getSouth())),
      west: Math.max(-180, down(bounds.getWest())),
      north: Math.min(85, up(bounds.getNorth())),
      east: Math.min(180, up(bounds.getEast())),
    },
  };
}

/** Returns the part of a map that is shown, once it has not moved for a moment; null without a map. */
export function useMapView(map: L.Map | null): MapView | null {
  const [view, setView] = useState<MapView | null>(null);
  useEffect(() => {
    if (!map) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setView(viewOf(map)), DEBOUNCE_MS);
    };
    setView(viewOf(map));
    map.on('moveend', follow);
    return () => {
      clearTimeout(timer);
      map.off('moveend', follow);
    };
  }, [map]);
  return view;
}
