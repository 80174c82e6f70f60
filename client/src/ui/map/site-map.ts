import 'leaflet/dist/leaflet.css';
import L from 'leaflet';
import { loadBaseData } from './base-data.ts';
import { BaseLayer } from './base-layer.ts';
import { NamesLayer } from './names-layer.ts';

/** Somebody else's tiles, chosen by the administrator. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Plain text; addresses in it become links. */
  attribution: string | null;
}

export interface SiteMapOptions {
  /** Read by screen readers. */
  label: string;
  tiles: MapTiles | null;
  bounds?: L.LatLngBoundsExpression;
  /** The bounds are shown no closer. */
  maxZoom?: number;
  centre?: L.LatLngTuple;
  zoom?: number;
  /** Names keep clear of a pin here. */
  pin?: L.LatLngTuple;
}

/** Brazil with its islands. */
export const BRAZIL = [
  [-33.8, -74.1],
  [5.4, -34.7],
] satisfies [[south: number, west: number], [north: number, east: number]];
/** How far out of Brazil the map can be moved. */
const REACH = L.latLngBounds([
  [-48, -95],
  [20, -15],
]);
/** About a neighbourhood: closer the outlines say nothing. */
const LAST_OWN_ZOOM = 14;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const attributionOf = (text: string): string =>
  escapeHtml(text).replace(
    /https?:\/\/[^\s()]+/g,
    (url) => `<a href="${url}" rel="noopener" target="_blank">${url.replace(/^https?:\/\//, '')}</a>`,
  );

function addOutlines(map: L.Map, pin?: L.LatLngTuple): void {
  new BaseLayer({ keepBuffer: 3 }).addTo(map);
  new NamesLayer(pin).addTo(map);
}

/** Adds the administrator's tiles; below them the outlines once a tile is missing. */
function addTiles(map: L.Map, url: string): void {
  const layer = L.tileLayer(url, { maxZoom: 19 });
  layer.once('tileerror', () => {
    loadBaseData('BR').then(
      () => map.hasLayer(layer) && new BaseLayer({ zIndex: 0 }).addTo(map),
      () => undefined,
    );
  });
  layer.addTo(map);
}

/**
 * Creates a map in an empty element: the product's outlines, or the administrator's tiles. Rejects when the outlines
 * cannot be loaded. `remove` it at the end.
 */
export async function createSiteMap(
  element: HTMLElement,
  { label, tiles, bounds = BRAZIL, maxZoom = 12, centre, zoom = 5, pin }: SiteMapOptions,
): Promise<L.Map> {
  if (!tiles) await loadBaseData('BR');
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(element, {
    zoomControl: false,
    attributionControl: false,
    minZoom: 3,
    maxZoom: tiles ? 19 : LAST_OWN_ZOOM,
    maxBounds: REACH,
    maxBoundsViscosity: 0.8,
    fadeAnimation: !calm,
    zoomAnimation: !calm,
    inertia: !calm,
  });
  element.setAttribute('role', 'application');
  element.setAttribute('aria-label', `${label}. As setas movem o mapa; mais e menos aproximam e afastam.`);
  if (centre) map.setView(centre, zoom);
  else map.fitBounds(bounds, { maxZoom });
  L.control.zoom({ position: 'topright', zoomInTitle: 'Aproximar', zoomOutTitle: 'Afastar' }).addTo(map);
  L.control.scale({ imperial: false, maxWidth: 120 }).addTo(map);
  L.control
    .attribution({ prefix: false })
    .addAttribution(tiles ? attributionOf(tiles.attribution ?? '') : 'Contornos: IBGE')
    .addTo(map);
  if (tiles) addTiles(map, tiles.url);
  else addOutlines(map, pin);
  return map;
}
