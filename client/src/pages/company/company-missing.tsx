import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Broken } from '../../ui/drawings/broken.tsx';
import { CompanyMissing as MissingShop } from '../../ui/drawings/company-missing.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './company-page.module.css';

interface CompanyMissingProps {
  /** True when there is no such company; false when loading failed. */
  isMissing: boolean;
  retry(): Promise<void>;
}

export function CompanyMissing({ isMissing, retry }: CompanyMissingProps) {
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
