import L from 'leaflet';
import { pinClasses } from '../../ui/map/pin-classes.ts';
import type { MapCompany, MapGroup } from './map-marks.ts';
import classes from './results-map.module.css';

interface Actions {
  onCompany(company: MapCompany): void;
  onGroup(group: MapGroup): void;
}

/** "1,2 mil" */
const brief = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });
/** Diameter in pixels: larger ones for ten, a hundred and a thousand companies. */
const sizeOf = (count: number): number => 32 + 6 * Math.min(3, Math.floor(Math.log10(count)));

/** The markers of a map. Not reached by keyboard: the list beside the map has the same. */
export class ResultMarkers {
  readonly #map: L.Map;
  readonly #actions: Actions;
  readonly #shown = new Map<string, L.Marker>();
  #marked: L.Marker | undefined;

  constructor(map: L.Map, actions: Actions) {
    this.#map = map;
    this.#actions = actions;
    const pane = map.getPane('markerPane');
    if (pane) pane.ariaHidden = 'true';
  }

  /** Shows these, and nothing else; those that stay are not touched. */
  show({ companies, groups }: { companies: MapCompany[]; groups: MapGroup[] }): void {
    const markers = new Map<string, () => L.Marker>();
    for (const company of companies)
      markers.set(`${company.id} ${company.latitude} ${company.longitude}`, () => this.#pin(company));
    for (const group of groups) markers.set(JSON.stringify(group), () => this.#group(group));
    for (const [key, marker] of this.#shown) {
      if (markers.has(key)) continue;
      marker.remove();
      this.#shown.delete(key);
    }
    for (const [key, make] of markers)
      if (!this.#shown.has(key)) this.#shown.set(key, make().addTo(this.#map));
  }

  /** Marks a point above all others; null marks none. */
  mark(point: { latitude: number; longitude: number } | null): void {
    this.#marked?.remove();
    this.#marked = undefined;
    if (!point) return;
    this.#marked = L.marker([point.latitude, point.longitude], {
      interactive: false,
      keyboard: false,
      zIndexOffset: 10_000,
      icon: L.divIcon({ className: `${pinClasses(true)} ${classes.marked}`, iconSize: [0, 0] }),
    }).addTo(this.#map);
  }

  #pin(company: MapCompany): L.Marker {
    return L.marker([company.latitude, company.longitude], {
      title: company.name,
      keyboard: false,
      icon: L.divIcon({ className: `${pinClasses(true)} ${classes.pin}`, iconSize: [0, 0] }),
    }).on('click', () => this.#actions.onCompany(company));
  }

  #group(group: MapGroup): L.Marker {
    const { latitude, longitude, count, isRough } = group;
    const size = sizeOf(count);
    const text = document.createElement('span');
    text.textContent = brief.format(count);
    return L.marker([latitude, longitude], {
      keyboard: false,
      zIndexOffset: 1_000,
      icon: L.divIcon({
        className: `${classes.cluster} ${isRough ? classes.rough : ''}`,
        html: text,
        iconSize: [size, size],
      }),
    }).on('click', () => this.#actions.onGroup(group));
  }
}
