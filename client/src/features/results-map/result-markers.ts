import L from 'leaflet';
import { pinClasses } from '../../ui/map/pin-classes.ts';
import type { CompaniesOnMapQuery } from './companies-on-map.gen.ts';
import classes from './results-map.module.css';

type Shown = CompaniesOnMapQuery['companiesOnMap'];
export type MapCompany = Shown['companies'][number];
export type MapCluster = Shown['clusters'][number];

interface Actions {
  onCompany(company: MapCompany): void;
  onCluster(cluster: MapCluster): void;
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
  show({ companies, clusters }: Pick<Shown, 'companies' | 'clusters'>): void {
    const wanted = new Map<string, () => L.Marker>();
    for (const company of companies)
      wanted.set(`${company.id} ${company.latitude} ${company.longitude}`, () => this.#pin(company));
    for (const cluster of clusters)
      wanted.set(`${cluster.count}× ${cluster.latitude} ${cluster.longitude}`, () => this.#cluster(cluster));
    for (const [key, marker] of this.#shown) {
      if (wanted.has(key)) continue;
      marker.remove();
      this.#shown.delete(key);
    }
    for (const [key, make] of wanted)
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

  #cluster(cluster: MapCluster): L.Marker {
    const size = sizeOf(cluster.count);
    const text = document.createElement('span');
    text.textContent = brief.format(cluster.count);
    return L.marker([cluster.latitude, cluster.longitude], {
      keyboard: false,
      zIndexOffset: 1_000,
      icon: L.divIcon({ className: classes.cluster ?? '', html: text, iconSize: [size, size] }),
    }).on('click', () => this.#actions.onCluster(cluster));
  }
}
