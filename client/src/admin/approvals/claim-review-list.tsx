import { useState } from 'react';
import { formatCityState, formatDateTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { filterOf } from '../../ui/list/choices.ts';
import { choiceFilter } from '../../ui/list/filters/list-filter.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { countedRows } from '../list/counted.ts';
import classes from '../list/lists.module.css';
import { RowButton } from '../list/row-button.tsx';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { type ClaimRowFragment, useAdminClaimsQuery } from './approvals.gen.ts';
import { DecideClaimModal } from './decide-claim-modal.tsx';
import { EmptyReview } from './empty-review.tsx';
import { NEWEST_FIRST, OLDEST_FIRST, reviewFilter } from './review-filter.ts';

const STATUS = {
  pending: { text: 'Pendente', tone: 'waiting' },
  approved: { text: 'Aprovado', tone: 'good' },
  rejected: { text: 'Recusado', tone: 'bad' },
} as const;
const DECIDED_BEFORE = { text: 'Já decidido', tone: 'plain' } as const;

const CHOICES = [
  { value: 'pending', label: 'Pendentes' },
  { value: 'approved', label: 'Aprovados' },
  { value: 'rejected', label: 'Recusados' },
  { value: 'all', label: 'Todos' },
] as const;

function Claimant({ claimant, exceedsLimit }: ClaimRowFragment) {
  const { name, email, isEmailConfirmed, companiesCount, companiesAllowed } = claimant;
  return (
    <>
      {name}
      <small>
        <EmailText address={email} />
      </small>
      {!isEmailConfirmed && <StatusTag tone="waiting">E-mail não confirmado</StatusTag>}
      <small>
        {companiesCount} de {companiesAllowed} {companiesAllowed === 1 ? 'empresa' : 'empresas'}
      </small>
      {exceedsLimit && <StatusTag tone="waiting">Passa do limite</StatusTag>}
    </>
  );
}

/** Lists claims of companies without owner. */
export function ClaimReviewList({ address }: { address: ListAddress }) {
  const status = filterOf(address, 'status', CHOICES);
  // Open requests: longest waiting first. Decided ones: latest first.
  const orders = status === 'pending' ? OLDEST_FIRST : NEWEST_FIRST;
  const variables = { ...reviewFilter(address, orders), status };
  const query = useAdminClaimsQuery({ variables });
  const [asked, setAsked] = useState<{ row: ClaimRowFragment; isApproval: boolean }>();
  const list = useAdminList(
    listOf(query, (data) => data.adminClaims),
    { variables, mutation: 'ApproveClaim' },
  );

  return (
    <>
      <AdminTable
        list={list}
        address={address}
        label="Pedidos de responsáveis"
        pagesLabel="Páginas dos pedidos"
        failedText="Erro ao carregar dados do painel administrativo"
        count={list.page && countedRows(list.page, 'pedido', 'pedidos')}
        search={{
          label: 'Buscar pedido',
          description: 'Por nome da empresa, ou por nome ou e-mail de quem pede.',
        }}
        filters={[choiceFilter(address, 'status', 'Situação', CHOICES)]}
        orders={orders}
        exported={{ list: 'company-claims', fileName: 'pedidos-de-responsaveis' }}
        empty={
          <EmptyReview address={address} notFound="Nenhum pedido encontrado" title="Nenhum pedido">
            Quem diz ser responsável por uma empresa sem dono aparece aqui.
          </EmptyReview>
        }
        columns={[
          {
            name: 'Empresa',
            cell: ({ company }) => (
              <>
                <NewTabLink to={paths.company(company.id)}>{company.name}</NewTabLink>
                <small>{formatCityState(company.city)}</small>
              </>
            ),
          },
          { name: 'Quem pede', cell: Claimant },
          {
            name: 'Mensagem',
            cell: ({ message, rejectionReason }) => (
              <>
                {message ?? '—'}
                {rejectionReason && <small>Resposta: {rejectionReason}</small>}
              </>
            ),
          },
          {
            name: 'Pedido em',
            cell: ({ createdAt }) => <span className={classes.whole}>{formatDateTime(createdAt)}</span>,
          },
          {
            name: 'Situação',
            cell: (row) =>
              list.outcomeOr(row, () => (
                <>
                  <StatusTag tone={STATUS[row.status].tone}>{STATUS[row.status].text}</StatusTag>
                  {row.rivals > 0 && (
                    <small>
                      {row.rivals === 1 ? 'Mais 1 pedido' : `Mais ${row.rivals} pedidos`} para esta empresa
                    </small>
                  )}
                </>
              )),
          },
          {
            name: '',
            cell: (row) => {
              if (row.status !== 'pending' || list.outcomeOf(row)) return null;
              const of = `o pedido de ${row.claimant.name} por ${row.company.name}`;
              return (
                <>
                  <RowButton variant="filled" of={of} onClick={() => setAsked({ row, isApproval: true })}>
                    Aprovar
                  </RowButton>
                  <RowButton of={of} onClick={() => setAsked({ row, isApproval: false })}>
                    Recusar
                  </RowButton>
                </>
              );
            },
          },
        ]}
      />
      {asked && (
        <DecideClaimModal
          claim={asked.row}
          isApproval={asked.isApproval}
          onClose={() => setAsked(undefined)}
          onDecided={(isBefore) => {
            setAsked(undefined);
            const outcome = STATUS[asked.isApproval ? 'approved' : 'rejected'];
            list.settleAndReload([asked.row.id], isBefore ? DECIDED_BEFORE : outcome);
            list.element.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
