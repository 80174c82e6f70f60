import { readFile } from 'node:fs/promises';
import tokens from '../tokens.css?raw';
import { type BaseData, baseDataUrl, parseBaseData } from '../ui/map/base-data.ts';
import { latitudeOf, longitudeOf, overlaps, type UnitBox, unitX, unitY } from '../ui/map/mercator.ts';
import { isNamed, type Rectangle, takeRoom } from '../ui/map/names.ts';
import { type Area, areaAround, type Line, statesIn } from '../ui/map/outlines.ts';

/** In pixels: more than the largest box that shows it; a smaller one shows its middle. */
const WIDTH = 800;
const HEIGHT = 400;
/** The municipality around the point fills about this much, in pixels. */
const SUBJECT = 300;
const LEAST_ZOOM = 7;
const MOST_ZOOM = 11.5;
/** Shorter steps of a line are left out. */
const LEAST_STEP = 0.8;
/** Names keep clear of the pin in the middle. */
const PIN: Rectangle = [WIDTH / 2 - 20, HEIGHT / 2 - 44, WIDTH / 2 + 20, HEIGHT / 2 - 4];
/** States kept decoded: a few megabytes each. */
const MOST_STATES = 3;

export interface PicturePoint {
  latitude: number;
  longitude: number;
  isDark: boolean;
}

type Colours = (name: string) => string;

const [light = '', dark = ''] = tokens.split('data-mantine-color-scheme="dark"');
const coloursOf =
  (isDark: boolean): Colours =>
  (name) =>
    new RegExp(`--map-${name}: (#\\w+)`).exec(isDark ? dark : light)?.[1] ?? '';

const states = new Map<string, BaseData>();
let country: BaseData | undefined;

const readData = async (name: string, files: URL): Promise<BaseData> =>
  parseBaseData(JSON.parse(await readFile(new URL(baseDataUrl(name).slice(1), files), 'utf8')));

async function readState(name: string, files: URL): Promise<BaseData> {
  const data = states.get(name) ?? (await readData(name, files));
  states.delete(name);
  states.set(name, data);
  for (const oldest of states.keys()) if (states.size > MOST_STATES) states.delete(oldest);
  return data;
}

/** From the world to the picture. */
class View {
  readonly box: UnitBox;
  readonly #scale: number;

  constructor(x: number, y: number, zoom: number) {
    this.#scale = 256 * 2 ** zoom;
    const [halfX, halfY] = [WIDTH / 2 / this.#scale, HEIGHT / 2 / this.#scale];
    this.box = [x - halfX, y - halfY, x + halfX, y + halfY];
  }

  x = (unit: number): number => (unit - this.box[0]) * this.#scale;
  y = (unit: number): number => (unit - this.box[1]) * this.#scale;

  /** Returns the path of the lines that are in the picture; what is far outside is shortened. */
  path(lines: readonly Line[], end = ''): string {
    return lines
      .filter(({ box }) => overlaps(box, this.box))
      .map((line) => this.#trace(line) + end)
      .join('');
  }

  #sideAt = (points: Float64Array, index: number): number =>
    sideOf(this.x(points[index] as number), this.y(points[index + 1] as number));

  #trace({ points }: Line): string {
    let path = '';
    let last: [number, number] | undefined;
    let lastSide = 0;
    for (let index = 0; index < points.length; index += 2) {
      const [x, y] = [this.x(points[index] as number), this.y(points[index + 1] as number)];
      const side = sideOf(x, y);
      const isNear = last && Math.abs(x - last[0]) + Math.abs(y - last[1]) < LEAST_STEP;
      // Of a run beyond one edge the first and the last point are enough.
      const next = index + 2 < points.length ? this.#sideAt(points, index + 2) : 0;
      if (isNear || (side !== 0 && side === lastSide && side === next)) continue;
      path += last ? `L${Math.round(x)} ${Math.round(y)}` : `M${Math.round(x)} ${Math.round(y)}`;
      last = [x, y];
      lastSide = side;
    }
    return path;
  }
}

/** 0 inside the picture and a little around it, else a number for the side. */
const sideOf = (x: number, y: number): number =>
  (x < -20 ? 1 : x > WIDTH + 20 ? 2 : 0) + (y < -20 ? 3 : y > HEIGHT + 20 ? 6 : 0);

/** Returns a zoom that shows a municipality with its surroundings. */
function zoomFor(area: Area | undefined): number {
  if (!area) return 9;
  const [west, north, east, south] = area.box;
  const zoom = Math.log2(SUBJECT / 256 / Math.max(east - west, (south - north) * 1.4));
  return Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom));
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

function namesIn(
  layers: readonly BaseData[],
  view: View,
  { zoom, here, colour }: { zoom: number; here: string | undefined; colour: Colours },
): string {
  const occupied: Rectangle[] = [PIN];
  const [west, north, east, south] = view.box;
  return layers
    .flatMap(({ places }) => places)
    .filter(
      (place) =>
        (isNamed(place, Math.ceil(zoom)) || String(place.code) === here) &&
        place.longitude > longitudeOf(west) &&
        place.longitude < longitudeOf(east) &&
        place.latitude < latitudeOf(north) &&
        place.latitude > latitudeOf(south),
    )
    .map((place) => ({ ...place, isHere: String(place.code) === here }))
    .sort((a, b) => Number(b.isHere) - Number(a.isHere) || b.inhabitants - a.inhabitants)
    .map(({ name, latitude, longitude, isHere }) => {
      const [x, y] = [Math.round(view.x(unitX(longitude))), Math.round(view.y(unitY(latitude)))];
      const side = takeRoom({ text: name, x, y }, occupied);
      if (!side) return '';
      return `<circle cx="${x}" cy="${y}" r="2.5" fill="${colour('name')}" stroke="none"/><text x="${x}" y="${side === 'above' ? y - 7 : y + 16}"${isHere ? ' font-weight="700" font-size="14"' : ''}>${escapeXml(name)}</text>`;
    })
    .join('');
}

/**
 * Draws the surroundings of a point, which is in the middle, as SVG; null outside of Brazil. `files` is the folder of the
 * browser's build.
 */
export async function mapPicture(
  { latitude, longitude, isDark }: PicturePoint,
  files: URL,
): Promise<string | null> {
  country ??= await readData('BR', files);
  const [x, y] = [unitX(longitude), unitY(latitude)];
  const state = areaAround(country.outlines.areas, [x, y])?.id;
  const own = state === undefined ? undefined : await readState(state, files);
  const here = own && areaAround(own.outlines.areas, [x, y]);
  const zoom = zoomFor(here);
  const view = new View(x, y, zoom);
  const stateCodes = statesIn(country.outlines, view.box).slice(0, MOST_STATES);
  if (stateCodes.length === 0) return null;
  const layers: BaseData[] = [];
  for (const name of stateCodes) layers.push(await readState(name, files));
  const colour = coloursOf(isDark);
  const line = (path: string, name: string, width: number) =>
    path && `<path d="${path}" stroke="${colour(name)}" stroke-width="${width}"/>`;
  const area = (path: string, name: string) =>
    path && `<path d="${path}" fill="${colour(name)}" fill-rule="evenodd"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke-linejoin="round" stroke-linecap="round">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour('out')}"/>`,
    ...layers.map(({ outlines }) => line(view.path(outlines.edge), 'coast', 7)),
    ...layers.map(({ outlines }) => area(view.path(outlines.land, 'z'), 'land')),
    here ? area(view.path(here.rings, 'z'), 'here') : '',
    ...layers.map(({ outlines }) => line(view.path(outlines.borders), 'border', 1)),
    here ? line(view.path(here.rings, 'z'), 'edge', 1) : '',
    ...layers.map(({ outlines }) => line(view.path(outlines.edge), 'edge', 1.2)),
    `<g font-family="ui-sans-serif,system-ui,sans-serif" font-size="12.5" font-weight="500" text-anchor="middle" fill="${colour('name')}" stroke="${colour('land')}" stroke-width="3" paint-order="stroke">`,
    namesIn(layers, view, { zoom, here: here?.id, colour }),
    '</g></svg>',
  ].join('');
}
