import { useEffect, useRef, useState } from 'react';
import { formatCounted } from '../../domain/companies/format-estimate.ts';
import { formatCityState } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Placeholder } from '../../ui/feedback/placeholder.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { type MapSpotQuery, type MapSpotQueryVariables, useMapSpotQuery } from './companies-on-map.gen.ts';
import type { MapCompany, MapGroup } from './map-marks.ts';
import classes from './results-map.module.css';

interface MapSpotProps {
  filter: Omit<MapSpotQueryVariables, 'bounds' | 'page'>;
  group: MapGroup;
  onCompany(company: MapCompany): void;
  onClose(): void;
}

type SpotCompany = MapSpotQuery['companies']['items'][number];

/** Returns where companies are whose points are only known so far; empty where one has its own. */
function roughPlace(companies: readonly SpotCompany[]): string {
  const [first] = companies;
  if (!first || companies.some(({ point }) => point?.exactness === 'address')) return '';
  const isNeighbourhood = companies.every(({ point }) => point?.exactness === 'neighbourhood');
  return `Ponto aproximado: ${isNeighbourhood ? 'num bairro de' : 'em'} ${formatCityState(first.city)}.`;
}

/** Lists the companies of a mark, page by page, and focuses the list. */
export function MapSpot({ filter, group, onCompany, onClose }: MapSpotProps) {
  const [page, setPage] = useState(1);
  const { data, previousData, loading, failure, refetch } = useMapSpotQuery({
    variables: { ...filter, bounds: group.bounds, page },
  });
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  const results = (data ?? previousData)?.companies;
  const title = results ? `${formatCounted(results, 'empresa', 'empresas')} aqui` : 'Empresas aqui';
  return (
    <section
      ref={card}
      className={`${classes.card} ${classes.spot}`}
      tabIndex={-1}
      aria-label={title}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <p className={classes.cardName}>{title}</p>
      {failure && !loading ? (
        <RetryNotice text="Não foi possível listar estas empresas." retry={refetch} />
      ) : !results ? (
        <Placeholder height={120} />
      ) : (
        <>
          {roughPlace(results.items) && <p className={classes.cardKind}>{roughPlace(results.items)}</p>}
          <ul className={classes.rows}>
            {results.items.map(({ point, ...company }) => (
              <li key={company.id}>
                <button
                  type="button"
                  disabled={!point}
                  onClick={() => point && onCompany({ ...point, id: company.id, name: company.name })}
                >
                  {company.name}
                  <span className={classes.cardKind}>{company.address || company.category.name}</span>
                </button>
              </li>
            ))}
          </ul>
          {results.lastPage > 1 && (
            <nav className={classes.pages} aria-label="Páginas das empresas aqui">
              <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
                Anteriores
              </Button>
              <span role="status">
                {page} de {results.lastPage}
              </span>
              <Button
                variant="default"
                loading={loading}
                disabled={page >= results.lastPage}
                onClick={() => setPage(page + 1)}
              >
                Próximas
              </Button>
            </nav>
          )}
        </>
      )}
      <button type="button" className={classes.close} aria-label="Fechar" onClick={onClose}>
        ×
      </button>
    </section>
  );
}
