import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { boundsText, readBounds } from '../../lib/map-bounds.ts';
import type { SearchFilter } from '../../paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { NeedsScript } from '../../ui/hydration/needs-script.tsx';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import type { ResultsMapProps } from './results-map.tsx';
import classes from './results-view.module.css';

// Leaflet comes with it.
const ResultsMap = lazyOr(
  async () => (await import('./results-map.tsx')).ResultsMap,
  () => <Notice tone="error">Mapa não disponível</Notice>,
);

interface Placed {
  id: string;
  point: { latitude: number; longitude: number } | null;
}

interface ResultsViewProps {
  filter: ResultsMapProps['filter'];
  /** The area that the list is limited to, as in addresses; empty without one. */
  area: string;
  /** Whether the map is asked for. */
  map: boolean;
  /** Returns the address of the search with a change. */
  pathOf(change: Pick<SearchFilter, 'area' | 'map' | 'page'>): string;
  /** The companies of the page; undefined while they load. */
  companies: readonly Placed[] | undefined;
  onOpen(id: string, view: 'details'): void;
  /** The list. */
  children: ReactNode;
}

/** Shows the list of results, and beside it (on small screens in its place) the map where one is asked for. */
export function ResultsView({ filter, area, map, pathOf, companies, onOpen, children }: ResultsViewProps) {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [marked, setMarked] = useState<string | null>(null);
  const mark = ({ target }: MouseEvent | FocusEvent) =>
    setMarked((target as Element).closest('[data-company]')?.getAttribute('data-company') ?? null);
  const unmark = () => setMarked(null);
  const mapBox = useRef<HTMLDivElement>(null);
  const hadMap = useRef(map);
  useEffect(() => {
    // Where it takes the list's place it is below the filters.
    if (map && !hadMap.current && matchMedia('(width < 64em)').matches) mapBox.current?.scrollIntoView();
    hadMap.current = map;
  }, [map]);
  return (
    <>
      {area && (
        <Link className={classes.area} to={pathOf({ area: '', page: 1 })} replace preventScrollReset>
          Só nesta área do mapa <span aria-hidden="true">×</span>
          <span className="visually-hidden">: remover</span>
        </Link>
      )}
      <div className={classes.view} data-map={map || undefined}>
        <div
          className={classes.list}
          {...(map && { onMouseOver: mark, onMouseLeave: unmark, onFocus: mark, onBlur: unmark })}
        >
          {children}
        </div>
        {map && (
          <div className={classes.map} ref={mapBox}>
            {isHydrated ? (
              <Suspense fallback={<div className={classes.waiting} />}>
                <ResultsMap
                  filter={filter}
                  area={readBounds(area)}
                  points={companies?.flatMap(({ point }) => point ?? [])}
                  marked={companies?.find(({ id }) => id === marked)?.point ?? null}
                  onOpen={(id) => onOpen(id, 'details')}
                  onArea={(bounds) =>
                    // Replaced, so that the page is not scrolled to its top.
                    navigate(pathOf({ area: boundsText(bounds), page: 1 }), {
                      replace: true,
                    })
                  }
                />
              </Suspense>
            ) : (
              <div className={classes.waiting}>
                <NeedsScript to="ver o mapa">
                  <Link to={pathOf({ map: false })}>Ver a lista</Link>
                </NeedsScript>
              </div>
            )}
          </div>
        )}
      </div>
    </>
  );
}
