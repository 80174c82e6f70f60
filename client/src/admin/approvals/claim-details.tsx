import { Text } from '@mantine/core';
import { formatAmount, formatDateTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import type { ClaimRowFragment, CnpjFit } from '../approval-types/approval-details.gen.ts';
import classes from '../approval-types/approval-details.module.css';
import { Section } from '../approval-types/section.tsx';

const CNPJ_FITS: Record<CnpjFit, string> = {
  same: 'O CNPJ confere.',
  sameBase: 'É de outro estabelecimento da mesma empresa.',
  other: 'Não é o CNPJ desta empresa.',
  none: 'A empresa não tem CNPJ no guia.',
  given: 'A empresa recebeu este CNPJ com o pedido.',
};

/** Shows the CNPJ of a claim, how it fits the company's, and what approving does with it. */
function ClaimedCnpj({ cnpj, cnpjFit, cnpjCompany }: ClaimRowFragment) {
  if (!cnpj || !cnpjFit) return <Text c="dimmed">Sem CNPJ.</Text>;
  const isWithout = cnpjFit === 'none';
  return (
    <>
      <p>
        CNPJ informado: {cnpj}. <strong>{CNPJ_FITS[cnpjFit]}</strong>
        {isWithout && !cnpjCompany && ' Se você aprovar, ela recebe este.'}
      </p>
      {cnpjCompany && (
        <Notice tone="warning">
          Outra empresa do guia tem este CNPJ:{' '}
          <NewTabLink to={paths.company(cnpjCompany.id)}>{cnpjCompany.name}</NewTabLink>.
          {isWithout && ' Se você aprovar, esta continua sem CNPJ.'}
        </Notice>
      )}
    </>
  );
}

/** Shows a claim with what speaks against it. */
export function ClaimDetails({ claim }: { claim: ClaimRowFragment }) {
  const { claimant, company, message, rivals, exceedsLimit, createdAt } = claim;
  return (
    <Section title="Pedido">
      <p>
        {claimant.name} diz ser responsável por{' '}
        <NewTabLink to={paths.company(company.id)}>{company.name}</NewTabLink>. Pedido em{' '}
        {formatDateTime(createdAt)}.
      </p>
      <ClaimedCnpj {...claim} />
      {message ? <p className={classes.text}>{message}</p> : <Text c="dimmed">Sem mensagem.</Text>}
      {!claimant.isEmailConfirmed && (
        <Notice tone="warning">
          O e-mail {claimant.email} não foi confirmado: qualquer pessoa pode ter se registrado com ele. Peça
          outra prova antes de aprovar.
        </Notice>
      )}
      {rivals > 0 && (
        <Notice>
          Mais {formatAmount(rivals, 'pedido', 'pedidos')} para esta empresa. Aprovar este recusa os outros.
        </Notice>
      )}
      {exceedsLimit && (
        <Notice tone="warning">
          A conta tem {claimant.companiesCount} de {claimant.companiesAllowed}{' '}
          {claimant.companiesAllowed === 1 ? 'empresa' : 'empresas'}: com esta, passa do limite.
        </Notice>
      )}
    </Section>
  );
}
