import { formatCityState, formatList } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import classes from './duplicates.module.css';
import type { PendingCompaniesQuery } from './pending-companies.gen.ts';

type DuplicateCompany = NonNullable<
  PendingCompaniesQuery['adminPendingCompanies']['items'][number]['duplicates']
>[number];

const REASONS: Record<DuplicateCompany['reasons'][number], string> = {
  name: 'nome',
  phone: 'telefone',
  address: 'endereço',
  website: 'site',
  email: 'e-mail',
};

function stateOf({ isApproved, isActive }: DuplicateCompany['company']): string {
  if (!isApproved) return 'espera aprovação';
  return isActive ? 'aprovada' : 'aprovada, mas inativa';
}

/** Number shown; the others are collapsed. */
const SHOWN = 2;

function List({ of }: { of: readonly DuplicateCompany[] }) {
  return (
    <ul className={classes.list}>
      {of.map(({ company, reasons }) => (
        <li key={company.id}>
          <NewTabLink to={paths.company(company.id)}>{company.name}</NewTabLink>
          <small>
            {formatCityState(company.city)}, {stateOf(company)}
          </small>
          <small className={classes.reasons}>
            Mesmo {formatList(reasons.map((reason) => REASONS[reason]))}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** Lists possible duplicates, most similar first: city, state and matching fields. */
export function DuplicateCompanies({ of }: { of: readonly DuplicateCompany[] }) {
  if (of.length === 0) return 'Nenhuma';
  const others = of.slice(SHOWN);
  return (
    <>
      <List of={of.slice(0, SHOWN)} />
      {others.length > 0 && (
        <details className={classes.others}>
          <summary>Mais {others.length}</summary>
          <List of={others} />
        </details>
      )}
    </>
  );
}
