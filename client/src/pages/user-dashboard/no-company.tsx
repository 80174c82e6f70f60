import { CompanyState } from '../../features/owner/company-state.tsx';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './dashboard.module.css';
import type { MyCompaniesQuery } from './my-companies.gen.ts';

type Rejection = NonNullable<MyCompaniesQuery['myCompanies']['rejection']>;

const reasonOf = ({ reason }: Rejection): string => reason || 'A administração não informou o motivo.';

/** Shows a rejected company with the reason, and a link to the form with its values. */
export function RejectedCompany({ rejection }: { rejection: Rejection }) {
  return (
    <Panel title={rejection.typed.name ?? 'Sua empresa'} actions={<CompanyState status="rejected" />}>
      <p>
        O cadastro não foi aprovado em {formatDate(rejection.createdAt)}. Corrija o que for preciso e envie de
        novo: o formulário abre como você o preencheu, só o logo precisa ser escolhido outra vez.
      </p>
      <Notice tone="warning">
        <p>
          <strong>Motivo:</strong> {reasonOf(rejection)}
        </p>
      </Notice>
      <div className={classes.actions}>
        <LinkButton to={paths.registerCompany()}>Corrigir e enviar de novo</LinkButton>
      </div>
    </Panel>
  );
}

/** Shows the start for an owner without a company. */
export function NoCompany() {
  return (
    <Panel title="Sua empresa" actions={<CompanyState status="none" />}>
      <EmptyState title="Nenhuma Empresa Cadastrada">
        <p>Cadastre sua empresa para aparecer nas buscas, receber avaliações e falar com clientes.</p>
        <LinkButton to={paths.registerCompany()}>Cadastrar empresa</LinkButton>
      </EmptyState>
    </Panel>
  );
}
