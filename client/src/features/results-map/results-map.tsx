import L from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { formatCounted } from '../../domain/companies/format-estimate.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { formatAmount } from '../../lib/format.ts';
import type { MapBounds } from '../../lib/map-bounds.ts';
import { Button } from '../../ui/button.tsx';
import mapClasses from '../../ui/map/map.module.css';
import { BRAZIL } from '../../ui/map/site-map.ts';
import { useSiteMap } from '../../ui/map/use-site-map.ts';
import { type CompaniesOnMapQueryVariables, useCompaniesOnMapQuery } from './companies-on-map.gen.ts';
import { MapCard } from './map-card.tsx';
import { type MapCompany, type MapGroup, marksOf } from './map-marks.ts';
import { MapSpot } from './map-spot.tsx';
import { ResultMarkers } from './result-markers.ts';
import classes from './results-map.module.css';

/** Time without moving before the part that is shown is loaded. */
const DEBOUNCE_MS = 200;

/** Bounds are widened to multiples of this many pixels, so that small moves ask for what is loaded. */
const STEP_PIXELS = 64;

interface MapView {
  bounds: MapBounds;
  zoom: number;
}

/** Returns the part of a map that is shown, a little wider. */
function viewOf(map: L.Map): MapView {
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
function useMapView(map: L.Map | null): MapView | null {
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

interface MapListProps {
  companies: readonly MapCompany[];
  groups: readonly MapGroup[];
  /** Whether a group is listed, not shown closer. */
  isListed(group: MapGroup): boolean;
  onCompany(company: MapCompany): void;
  onGroup(group: MapGroup): void;
}

const companiesOf = (count: number): string => formatAmount(count, 'empresa', 'empresas');

/** Lists what the map shows, for screen readers and keyboards; seen while the focus is in it. */
function MapList({ companies, groups, isListed, onCompany, onGroup }: MapListProps) {
  return (
    <div className={classes.list}>
      <h2>No mapa</h2>
      <ul>
        {companies.map((company) => (
          <li key={company.id}>
            <button type="button" onClick={() => onCompany(company)}>
              {company.name}
            </button>
          </li>
        ))}
        {groups.map((group) => (
          <li key={`${group.latitude} ${group.longitude} ${group.count}`}>
            <button type="button" onClick={() => onGroup(group)}>
              {isListed(group) ? 'Listar' : 'Aproximar'} {companiesOf(group.count)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A search is shown no closer than this at first. */
const FIRST_ZOOM = 10;

interface Point {
  latitude: number;
  longitude: number;
}

export interface ResultsMapProps {
  /** The search, without its page. */
  filter: Omit<CompaniesOnMapQueryVariables, 'bounds' | 'zoom'>;
  /** The area that the list is limited to. */
  area: MapBounds | null;
  /** Of the listed companies; undefined while they load. */
  points: readonly Point[] | undefined;
  /** The point of the company that is hovered or focused in the list. */
  marked: Point | null;
  onOpen(id: string): void;
  onArea(bounds: MapBounds): void;
}

const [[south, west], [north, east]] = BRAZIL;
const BRAZIL_BOUNDS: MapBounds = { south, west, north, east };

const leafletBounds = ({ south, west, north, east }: MapBounds): L.LatLngBoundsLiteral => [
  [south, west],
  [north, east],
];

/** Returns where a search is shown: its area, else around its companies, else the country. */
function firstBounds(area: MapBounds | null, points: readonly Point[] = []): L.LatLngBoundsExpression {
  if (area) return leafletBounds(area);
  if (points.length === 0) return BRAZIL;
  return L.latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]));
}

/** Shows what a search finds on a map, with the companies of the part that is in view. */
export function ResultsMap({ filter, area, points, marked, onOpen, onArea }: ResultsMapProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <LoadedMap
      key={attempt}
      {...{ filter, area, points, marked, onOpen, onArea }}
      retry={() => setAttempt(attempt + 1)}
    />
  );
}

function LoadedMap({
  filter,
  area,
  points,
  marked,
  onOpen,
  onArea,
  retry,
}: ResultsMapProps & { retry(): void }) {
  const { box, map, hasFailed } = useSiteMap({
    label: 'Mapa dos resultados',
    tiles: useSite().mapTiles,
    bounds: firstBounds(area, points),
    maxZoom: FIRST_ZOOM,
  });
  const view = useMapView(map);
  const [hasMoved, setHasMoved] = useState(false);
  const [selected, setSelected] = useState<MapCompany | null>(null);
  const [spot, setSpot] = useState<MapGroup | null>(null);
  const markers = useRef<ResultMarkers>(undefined);
  const result = useCompaniesOnMapQuery({
    variables: { ...filter, bounds: BRAZIL_BOUNDS, zoom: 4, ...view },
    skip: view === null,
  });
  const mapResult = (result.data ?? result.previousData)?.companiesOnMap;

  // Closer, points in the middle of neighbourhoods and cities say no more.
  const isListed = ({ isSpot, isRough }: MapGroup) =>
    isSpot || isRough || (map !== null && map.getZoom() >= map.getMaxZoom());
  const openGroup = useEffectEvent((group: MapGroup) => {
    if (!map) return;
    setSelected(null);
    setSpot(isListed(group) ? group : null);
    if (isListed(group)) return;
    map.fitBounds(leafletBounds(group.bounds));
  });

  useEffect(() => {
    if (!map) return;
    markers.current = new ResultMarkers(map, {
      onCompany: setSelected,
      onGroup: (group) => openGroup(group),
    });
    const note = () => setHasMoved(true);
    map.on('moveend', note);
    const sizes = new ResizeObserver(() => map.invalidateSize({ pan: false }));
    sizes.observe(map.getContainer());
    return () => {
      map.off('moveend', note);
      sizes.disconnect();
    };
  }, [map]);

  // Another search is shown where its companies are.
  const search = JSON.stringify([filter, area]);
  const fitted = useRef(search);
  useEffect(() => {
    if (!map || !points || fitted.current === search) return;
    fitted.current = search;
    setSelected(null);
    setSpot(null);
    map.fitBounds(firstBounds(area, points), { maxZoom: FIRST_ZOOM, animate: false });
    setHasMoved(false);
  }, [map, points, area, search]);

  const zoom = view?.zoom;
  const marks = useMemo(() => mapResult && zoom !== undefined && marksOf(mapResult, zoom), [mapResult, zoom]);
  useEffect(() => {
    if (map && marks) markers.current?.show(marks);
  }, [map, marks]);
  useEffect(() => {
    if (map) markers.current?.mark(marked ?? selected ?? spot);
  }, [marked, selected, spot, map]);

  const focusMap = () => map?.getContainer().focus({ preventScroll: true });
  if (hasFailed)
    return (
      <div className={classes.failed}>
        <p>Mapa não disponível</p>
        <Button onClick={retry}>Tentar novamente</Button>
      </div>
    );
  const amount = mapResult && formatCounted(mapResult, 'empresa', 'empresas');
  return (
    <div className={`${mapClasses.map} ${classes.map}`}>
      <div ref={box} />
      <div className={classes.top}>
        {hasMoved && view && (
          <Button variant="default" onClick={() => map && onArea(boundsOf(map))}>
            Buscar nesta área
          </Button>
        )}
      </div>
      <p className={classes.state} role="status">
        {result.failure && !result.loading ? (
          <>
            Erro ao carregar o mapa.{' '}
            <button type="button" onClick={() => result.refetch()}>
              Tentar novamente
            </button>
          </>
        ) : !mapResult ? (
          'Carregando…'
        ) : mapResult.total === 0 ? (
          'Nenhuma empresa nesta parte do mapa. Mova ou afaste o mapa.'
        ) : (
          `${amount} no mapa`
        )}
      </p>
      {mapResult && marks && mapResult.total > 0 && (
        <MapList
          companies={mapResult.companies}
          groups={marks.groups}
          isListed={isListed}
          onCompany={setSelected}
          onGroup={(group) => openGroup(group)}
        />
      )}
      {selected ? (
        <MapCard
          key={selected.id}
          company={selected}
          onOpen={onOpen}
          onClose={() => {
            setSelected(null);
            if (!spot) focusMap();
          }}
        />
      ) : (
        spot && (
          <MapSpot
            key={JSON.stringify(spot)}
            filter={filter}
            group={spot}
            onCompany={setSelected}
            onClose={() => {
              setSpot(null);
              focusMap();
            }}
          />
        )
      )}
    </div>
  );
}

function boundsOf(map: L.Map): MapBounds {
  const bounds = map.getBounds();
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}
