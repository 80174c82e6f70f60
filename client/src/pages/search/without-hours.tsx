import { CompanyGrid } from '../../domain/companies/company-grid.tsx';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { useSearchQuery } from './search.gen.ts';
import { type SearchRequest, searchVariables } from './search-request.ts';
import classes from './without-hours.module.css';

const SHOWN = 4;

interface WithoutHoursProps {
  request: SearchRequest;
  /** What each card can do. */
  card: Pick<Parameters<typeof CompanyGrid>[0], 'cornerOf' | 'onOpen'>;
}

/** Below the companies that are open: those that the search finds and that say no hours, which may be open, too. */
export function WithoutHours({ request, card }: WithoutHoursProps) {
  const asked = { ...request, open: 'sem-horario', page: 1 } as const;
  const { data } = useSearchQuery({ variables: searchVariables(asked) });
  const found = data?.companies;
  if (!found || found.total === 0) return null;
  const { items, total, totalIsExact } = found;
  return (
    <section className={classes.without} aria-labelledby="without-hours-title">
      <h2 id="without-hours-title">
        {totalIsExact ? formatNumber(total) : `Cerca de ${formatNumber(total)}`} sem horário informado: ligue
        antes
      </h2>
      <CompanyGrid
        companies={items.slice(0, SHOWN)}
        near={request.near}
        isList={request.view === 'list'}
        {...card}
      />
      {total > SHOWN && (
        <LinkButton to={paths.search(asked)} variant="light">
          Ver todas sem horário informado
        </LinkButton>
      )}
    </section>
  );
}
