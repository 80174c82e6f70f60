import { useClosedCompanyQuery } from '../../domain/companies/closed-company.gen.ts';
import { formatCityState, formatDay } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Broken } from '../../ui/drawings/broken.tsx';
import { CompanyMissing as MissingShop } from '../../ui/drawings/company-missing.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './company-page.module.css';

interface CompanyMissingProps {
  id: string;
  /** True when there is no such company; false when loading failed. */
  isMissing: boolean;
  retry(): Promise<void>;
}

/** Says that there is no such company here, or, of one that has closed, since when. */
export function CompanyMissing({ id, isMissing, retry }: CompanyMissingProps) {
  const { data } = useClosedCompanyQuery({ variables: { idOrCnpj: id }, skip: !isMissing });
  const closed = data?.closedCompany;
  if (closed) {
    const place = formatCityState(closed.city);
    return (
      <div className={classes.page}>
        <EmptyState title={closed.name} level={1} drawing={<MissingShop />}>
          <p>
            {place}. Encerrada na Receita em {formatDay(closed.closedOn)}.
          </p>
          <LinkButton to={paths.search({ city: place })} variant="light">
            Buscar em {place}
          </LinkButton>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <EmptyState title="Empresa não encontrada" level={1} drawing={isMissing ? <MissingShop /> : <Broken />}>
        <p>
          {isMissing
            ? 'Ela pode ter saído do guia, ou o endereço está incompleto.'
            : 'Não foi possível carregar os dados desta empresa agora.'}
        </p>
        {!isMissing && <Button onClick={() => retry()}>Tentar novamente</Button>}
        <LinkButton to={paths.search()} variant="light">
          Buscar empresas
        </LinkButton>
      </EmptyState>
    </div>
  );
}
