import { Text } from '@mantine/core';
import { formatAmount, formatDateTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import classes from './approval-details.module.css';
import type { ApprovalDetails, ApprovalType } from './approval-type.ts';
import { Section } from './section.tsx';

/** Shows a claim with what speaks against it. */
function ClaimDetails({ claim }: { claim: NonNullable<ApprovalDetails['claim']> }) {
  const { claimant, company, message, rivals, exceedsLimit, createdAt } = claim;
  return (
    <Section title="Pedido">
      <p>
        {claimant.name} diz ser responsável por{' '}
        <NewTabLink to={paths.company(company.id)}>{company.name}</NewTabLink>. Pedido em{' '}
        {formatDateTime(createdAt)}.
      </p>
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

/** A request to own a company without owner. */
export const CLAIM: ApprovalType = {
  decide: 'decide',
  plural: 'Pedidos de responsável',
  singular: 'Pedido de responsável',
  isFeminine: false,
  final: 'Quem pediu passa a cuidar da página da empresa.',
  mailed: 'Quem pediu recebe um e-mail.',
  approve: {
    label: 'Aprovar',
    done: (title) => `${title} tem um novo responsável.`,
    several: (count) =>
      `${formatAmount(count, 'empresa tem um novo responsável', 'empresas têm novos responsáveis')}.`,
    running: (count) => `Aprovando ${formatAmount(count, 'pedido', 'pedidos')}`,
  },
  reject: {
    label: 'Recusar',
    done: (title) => `O pedido por ${title} foi recusado.`,
    several: (count) => `${formatAmount(count, 'pedido foi recusado', 'pedidos foram recusados')}.`,
    running: (count) => `Recusando ${formatAmount(count, 'pedido', 'pedidos')}`,
    reader: 'Quem pediu lê o motivo.',
  },
  mayBeDuplicate: true,
  question: ({ details: { claim } }) => claim && <ClaimDetails claim={claim} />,
};
