import L from 'leaflet';
import { baseDataNow, loadBaseData } from './base-data.ts';
import { DETAIL_ZOOM, overlaps, type UnitBox } from './mercator.ts';
import { type Line, type Outlines, statesIn } from './outlines.ts';

/** Closer there is nothing but a grid. */
const GRID_ZOOM = 11;
const GRID_PIXELS = 64;
/** Shorter steps of a line are left out. */
const LEAST_STEP = 0.75;

type Colours = Record<'land' | 'coast' | 'edge' | 'border' | 'grid', string>;

interface Tile {
  coords: L.Coords;
  canvas: HTMLCanvasElement;
}

/** The outlines of states and municipalities, in the colours that the container's custom properties name. */
export class BaseLayer extends L.GridLayer {
  readonly #tiles = new Map<string, Tile>();
  #colours: Colours | undefined;
  #schemes: MutationObserver | undefined;

  override onAdd(map: L.Map): this {
    this.on('tileunload', ({ coords }: L.TileEvent) => this.#tiles.delete(this.#keyOf(coords)));
    this.#schemes = new MutationObserver(() => this.#repaint());
    this.#schemes.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] });
    return super.onAdd(map);
  }

  override onRemove(map: L.Map): this {
    this.#schemes?.disconnect();
    this.#tiles.clear();
    return super.onRemove(map);
  }

  override createTile(coords: L.Coords): HTMLElement {
    const canvas = document.createElement('canvas');
    const { x, y } = this.getTileSize();
    const ratio = Math.min(window.devicePixelRatio || 1, 2);
    canvas.width = x * ratio;
    canvas.height = y * ratio;
    const tile = { coords, canvas };
    this.#tiles.set(this.#keyOf(coords), tile);
    this.#paint(tile);
    return canvas;
  }

  #keyOf = ({ x, y, z }: L.Coords): string => `${x}:${y}:${z}`;

  #repaint(): void {
    this.#colours = undefined;
    for (const tile of this.#tiles.values()) this.#paint(tile);
  }

  #coloursNow(canvas: HTMLCanvasElement): Colours {
    if (this.#colours) return this.#colours;
    const styles = getComputedStyle(this.getContainer() ?? canvas);
    const colour = (name: string) => styles.getPropertyValue(`--map-${name}`).trim();
    this.#colours = {
      land: colour('land'),
      coast: colour('coast'),
      edge: colour('edge'),
      border: colour('border'),
      grid: colour('grid'),
    };
    return this.#colours;
  }

  /** Paints a tile with what is loaded, and again once the states that it lacks are there. */
  #paint(tile: Tile): void {
    const country = baseDataNow('BR')?.outlines;
    const context = tile.canvas.getContext('2d');
    if (!country || !context) return;
    const { x, y, z } = tile.coords;
    const tiles = 2 ** z;
    // A line at the edge of the tile is half in the next one.
    const margin = 4 / 256 / tiles;
    const box: UnitBox = [x / tiles, y / tiles, (x + 1) / tiles, (y + 1) / tiles];
    const reach: UnitBox = [box[0] - margin, box[1] - margin, box[2] + margin, box[3] + margin];
    const states = statesIn(country, reach);
    const layers: Outlines[] = [];
    const coarse: string[] = [];
    for (const state of states) {
      const detailed = z >= DETAIL_ZOOM ? baseDataNow(state)?.outlines : undefined;
      if (detailed) layers.push(detailed);
      else coarse.push(state);
    }
    new TilePainter(context, tile, box, reach, this.#coloursNow(tile.canvas)).paint(country, coarse, layers);
    if (z < DETAIL_ZOOM || coarse.length === 0) return;
    Promise.all(coarse.map(loadBaseData)).then(
      () => this.#tiles.get(this.#keyOf(tile.coords)) === tile && this.#paint(tile),
      () => undefined,
    );
  }
}

/** Paints one tile. */
class TilePainter {
  readonly #context: CanvasRenderingContext2D;
  readonly #colours: Colours;
  readonly #zoom: number;
  readonly #pixels: number;
  readonly #box: UnitBox;
  readonly #reach: UnitBox;
  readonly #ratio: number;

  constructor(
    context: CanvasRenderingContext2D,
    { canvas, coords }: Tile,
    box: UnitBox,
    reach: UnitBox,
    colours: Colours,
  ) {
    this.#context = context;
    this.#colours = colours;
    this.#zoom = coords.z;
    this.#box = box;
    this.#reach = reach;
    this.#pixels = canvas.width;
    this.#ratio = canvas.width / 256;
  }

  paint(country: Outlines, coarse: readonly string[], detailed: readonly Outlines[]): void {
    const { land, coast, edge, border, grid } = this.#colours;
    const areas = country.areas.filter(({ id }) => coarse.includes(id));
    this.#context.clearRect(0, 0, this.#pixels, this.#pixels);
    this.#stroke(country.edge, coast, 7);
    for (const { rings } of areas) this.#fill(rings, land);
    for (const outlines of detailed) this.#fill(outlines.land, land);
    if (this.#zoom >= GRID_ZOOM) this.#drawGrid(grid);
    for (const outlines of detailed) this.#stroke(outlines.borders, border, this.#zoom < 9 ? 0.7 : 1);
    if (detailed.length === 0) {
      this.#stroke(country.borders, edge, 1);
      this.#stroke(country.edge, edge, 1);
    } else {
      for (const { rings } of areas) this.#stroke(rings, edge, 1.2);
      for (const outlines of detailed) this.#stroke(outlines.edge, edge, 1.2);
    }
  }

  #trace({ points }: Line): void {
    const context = this.#context;
    const [west, north, east] = this.#box;
    const scale = this.#pixels / (east - west);
    let [lastX, lastY] = [Number.NaN, Number.NaN];
    for (let index = 0; index < points.length; index += 2) {
      const x = ((points[index] as number) - west) * scale;
      const y = ((points[index + 1] as number) - north) * scale;
      const isLast = index === points.length - 2;
      if (index === 0) context.moveTo(x, y);
      else if (!isLast && Math.abs(x - lastX) + Math.abs(y - lastY) < LEAST_STEP) continue;
      else context.lineTo(x, y);
      [lastX, lastY] = [x, y];
    }
  }

  #fill(rings: readonly Line[], colour: string): void {
    this.#context.beginPath();
    for (const ring of rings) if (overlaps(ring.box, this.#reach)) this.#trace(ring);
    this.#context.fillStyle = colour;
    this.#context.fill('evenodd');
  }

  #stroke(lines: readonly Line[], colour: string, width: number): void {
    const context = this.#context;
    context.beginPath();
    for (const line of lines) if (overlaps(line.box, this.#reach)) this.#trace(line);
    context.strokeStyle = colour;
    context.lineWidth = width * this.#ratio;
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.stroke();
  }

  #drawGrid(colour: string): void {
    const context = this.#context;
    context.beginPath();
    for (let at = 0; at < this.#pixels; at += GRID_PIXELS * this.#ratio) {
      context.moveTo(at + 0.5, 0);
      context.lineTo(at + 0.5, this.#pixels);
      context.moveTo(0, at + 0.5);
      context.lineTo(this.#pixels, at + 0.5);
    }
    context.strokeStyle = colour;
    context.lineWidth = 1;
    context.stroke();
  }
}
