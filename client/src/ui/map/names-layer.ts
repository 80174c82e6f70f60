import L from 'leaflet';
import { baseDataNow, loadBaseData } from './base-data.ts';
import classes from './map.module.css';
import { DETAIL_ZOOM, type UnitBox, unitX, unitY } from './mercator.ts';
import { isNamed, middleOf, type Rectangle, takeRoom } from './names.ts';
import { statesIn } from './outlines.ts';

/** Further out, states are named where there is room. */
const STATES_UNTIL = 6;
const PANE = 'names';

interface Name {
  key: string;
  text: string;
  latitude: number;
  longitude: number;
  className: string;
}

const roomOfPin = ({ x, y }: L.Point): Rectangle => [x - 16, y - 38, x + 16, y - 4];

/** Names of states and cities: the larger ones first, each where no other is in its way. */
export class NamesLayer extends L.LayerGroup {
  readonly #shown = new Map<string, L.Marker>();
  readonly #pin: L.LatLngTuple | undefined;
  #map: L.Map | undefined;

  /** Names keep clear of a pin at `pin`. */
  constructor(pin?: L.LatLngTuple) {
    super();
    this.#pin = pin;
  }

  override onAdd(map: L.Map): this {
    this.#map = map;
    const pane = map.getPane(PANE) ?? map.createPane(PANE);
    // Above the outlines, below pins.
    pane.style.zIndex = '350';
    pane.ariaHidden = 'true';
    map.on('moveend zoomend resize', this.#update, this);
    super.onAdd(map);
    this.#update();
    return this;
  }

  override onRemove(map: L.Map): this {
    map.off('moveend zoomend resize', this.#update, this);
    this.#map = undefined;
    return super.onRemove(map);
  }

  #update(): void {
    const map = this.#map;
    const country = baseDataNow('BR');
    if (!map || !country) return;
    const zoom = map.getZoom();
    const bounds = map.getBounds();
    const box: UnitBox = [
      unitX(bounds.getWest()),
      unitY(bounds.getNorth()),
      unitX(bounds.getEast()),
      unitY(bounds.getSouth()),
    ];
    const states = zoom >= DETAIL_ZOOM ? statesIn(country.outlines, box) : [];
    const lacking = states.filter((state) => !baseDataNow(state));
    if (lacking.length > 0)
      Promise.all(lacking.map(loadBaseData)).then(
        () => this.#update(),
        () => undefined,
      );
    const details = states.flatMap((state) => baseDataNow(state)?.places ?? []);
    const places =
      details.length > 0 ? details.sort((a, b) => b.inhabitants - a.inhabitants) : country.places;
    const cities = places
      .filter((place) => isNamed(place, zoom))
      .map(({ code, name, latitude, longitude, isCapital }) => ({
        key: `${code}`,
        text: name,
        latitude,
        longitude,
        className: `${classes.city} ${isCapital ? classes.capital : ''}`,
      }));
    const ofStates = country.outlines.areas.map((area) => ({
      key: area.id,
      text: area.id,
      ...middleOf(area),
      className: `${classes.state}`,
    }));
    this.#show(map, zoom <= STATES_UNTIL ? [...cities, ...ofStates] : cities);
  }

  #show(map: L.Map, names: readonly Name[]): void {
    const bounds = map.getBounds().pad(0.15);
    const occupied: Rectangle[] = this.#pin ? [roomOfPin(map.latLngToLayerPoint(this.#pin))] : [];
    const visibleKeys = new Set<string>();
    for (const name of names) {
      const at: L.LatLngTuple = [name.latitude, name.longitude];
      if (!bounds.contains(at)) continue;
      const { x, y } = map.latLngToLayerPoint(at);
      const side = takeRoom({ text: name.text, x, y }, occupied);
      if (!side) continue;
      const key = `${name.key} ${side}`;
      visibleKeys.add(key);
      if (!this.#shown.has(key)) this.#add(key, name, side);
    }
    for (const [key, marker] of this.#shown) {
      if (visibleKeys.has(key)) continue;
      this.removeLayer(marker);
      this.#shown.delete(key);
    }
  }

  #add(key: string, { text, latitude, longitude, className }: Name, side: 'above' | 'below'): void {
    const content = document.createElement('span');
    content.textContent = text;
    content.dataset.side = side;
    const marker = L.marker([latitude, longitude], {
      interactive: false,
      keyboard: false,
      pane: PANE,
      icon: L.divIcon({ className, html: content, iconSize: [0, 0] }),
    });
    this.#shown.set(key, marker);
    this.addLayer(marker);
  }
}
