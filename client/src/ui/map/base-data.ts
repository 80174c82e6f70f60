import { plainText } from '../../lib/plain-text.ts';
import { type MapTopology, type Outlines, outlinesOf } from './outlines.ts';

/** A city by its seat. */
export interface MapPlace {
  /** IBGE code. */
  code: number;
  name: string;
  longitude: number;
  latitude: number;
  /** In thousands. */
  inhabitants: number;
  isCapital: boolean;
}

export interface BaseData {
  outlines: Outlines;
  /** The largest first. */
  places: readonly MapPlace[];
}

type StoredPlace = [
  code: number,
  name: string,
  longitude: number,
  latitude: number,
  inhabitants: number,
  capital?: 1,
];

const URLS = import.meta.glob<string>('./data/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const loading = new Map<string, Promise<BaseData>>();
const loaded = new Map<string, BaseData>();

/** Returns the address of the country (`BR`) or a state. */
export const baseDataUrl = (name: string): string => URLS[`./data/${name}.json`] ?? '';

export type StoredData = MapTopology & { places: StoredPlace[] };

export function parseBaseData({ places, ...topology }: StoredData): BaseData {
  return {
    outlines: outlinesOf(topology),
    places: places.map(([code, name, longitude, latitude, inhabitants, capital]) => ({
      code,
      name,
      longitude,
      latitude,
      inhabitants,
      isCapital: capital === 1,
    })),
  };
}

async function load(name: string): Promise<BaseData> {
  const answer = await fetch(baseDataUrl(name));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  const data = parseBaseData(await answer.json());
  loaded.set(name, data);
  return data;
}

/** Loads the country (`BR`) or a state once; a failed load is tried again by the next call. */
export function loadBaseData(name: string): Promise<BaseData> {
  const cached = loading.get(name);
  if (cached) return cached;
  const begun = load(name);
  loading.set(name, begun);
  begun.catch(() => loading.delete(name));
  return begun;
}

const plain = (text: string): string => plainText(text).trim();

/** Finds a city by name; without a state only among the large ones. Undefined for an unknown one. */
export async function findPlace({
  name,
  state,
}: {
  name: string;
  state: string;
}): Promise<MapPlace | undefined> {
  const { places } = await loadBaseData(baseDataUrl(state) === '' ? 'BR' : state);
  return places.find((place) => plain(place.name) === plain(name));
}

/** Returns what is loaded already. */
export const baseDataNow = (name: string): BaseData | undefined => loaded.get(name);
