import { formatList, formatPlace } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import classes from './duplicates.module.css';
import type { PendingCompaniesQuery } from './pending-companies.gen.ts';

type LookAlike = NonNullable<
  PendingCompaniesQuery['pendingCompanies']['items'][number]['lookAlikes']
>[number];

const REASONS: Record<LookAlike['reasons'][number], string> = {
  name: 'nome',
  phone: 'telefone',
  address: 'endereço',
  website: 'site',
  email: 'e-mail',
};

function stateOf({ isApproved, isActive }: LookAlike['company']): string {
  if (!isApproved) return 'espera aprovação';
  return isActive ? 'aprovada' : 'aprovada, mas inativa';
}

/** The others are there for whoever wants to know more. */
const SHOWN = 2;

function List({ of }: { of: readonly LookAlike[] }) {
  return (
    <ul className={classes.list}>
      {of.map(({ company, reasons }) => (
        <li key={company.id}>
          <NewTabLink to={paths.company(company.id)}>{company.name}</NewTabLink>
          <small>
            {formatPlace(company.city)}, {stateOf(company)}
          </small>
          <small className={classes.reasons}>
            Mesmo {formatList(reasons.map((reason) => REASONS[reason]))}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** Companies that it may be a second of, the likest first: where each is, how it stands, and what is the same. */
export function DuplicateCompanies({ of }: { of: readonly LookAlike[] }) {
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
