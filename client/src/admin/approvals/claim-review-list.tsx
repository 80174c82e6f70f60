import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime, formatPlace, formatResults } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { NothingSaved } from '../../ui/drawings/nothing-saved.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { type Choice, ListChoice } from '../../ui/list/list-choice.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { ExportButton } from '../list/export-button.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import classes from '../list/lists.module.css';
import { OutcomeTag } from '../list/outcome.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { type ClaimRowFragment, useCompanyClaimsQuery } from './approvals.gen.ts';
import { DecideClaimModal } from './decide-claim-modal.tsx';
import { NoSearchResults } from './no-search-results.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { NEWEST_FIRST, OLDEST_FIRST, orderValues } from './review-orders.ts';

const STATUS = {
  pending: { text: 'Pendente', tone: 'waiting' },
  approved: { text: 'Aprovado', tone: 'good' },
  rejected: { text: 'Recusado', tone: 'bad' },
} as const;

const STATUS_OUTCOMES = {
  ...STATUS,
  before: { text: 'Já decidido', tone: 'plain' },
} as const;

const CHOICES: readonly [Choice, ...Choice[]] = [
  { value: 'pending', label: 'Pendentes' },
  { value: 'approved', label: 'Aprovados' },
  { value: 'rejected', label: 'Recusados' },
  { value: 'all', label: 'Todos' },
];

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

/** Requests of people who say that a company without owner is theirs. */
export function ClaimReviewList({ address }: { address: ListAddress }) {
  const status = address.choice('status', ['pending', 'approved', 'rejected', 'all']);
  // Open requests: longest waiting first. Decided ones: latest first.
  const orders = status === 'pending' ? OLDEST_FIRST : NEWEST_FIRST;
  const filter = {
    q: address.text('q').trim() || null,
    status: status === 'all' ? null : status,
    order: address.choice('order', orderValues(orders)),
  };
  const variables = { ...filter, page: address.page };
  const query = useCompanyClaimsQuery({ variables });
  const [asked, setAsked] = useState<{ row: ClaimRowFragment; isApproval: boolean }>();
  const list = useAdminList(
    listOf(query, (data) => data.companyClaims),
    { variables, mutation: 'ApproveClaim' },
  );

  return (
    <>
      <ListFrame
        {...list.frame}
        address={address}
        failedText="Erro ao carregar dados do painel administrativo"
        filters={
          <ReviewFilters
            address={address}
            label="Buscar pedido"
            description="Por nome da empresa, ou por nome ou e-mail de quem pede."
            orders={orders}
          >
            <ListChoice address={address} name="status" label="Situação" choices={CHOICES} />
          </ReviewFilters>
        }
        count={list.page && formatResults(list.page.total, true)}
        actions={<ExportButton list="company-claims" filter={filter} fileName="pedidos-de-responsaveis" />}
        empty={
          filter.q ? (
            <NoSearchResults address={address} title="Nenhum pedido encontrado" />
          ) : (
            <EmptyState title="Nenhum pedido" drawing={<NothingSaved />}>
              <p>Quem diz ser responsável por uma empresa sem dono aparece aqui.</p>
            </EmptyState>
          )
        }
        pagesLabel="Páginas dos pedidos"
      >
        <DataTable
          label="Pedidos de responsáveis"
          rows={list.rows}
          isSettled={(row) => list.outcomeOf(row) !== undefined}
          columns={[
            {
              name: 'Empresa',
              cell: ({ company }) => (
                <>
                  <NewTabLink to={paths.company(company.id)}>{company.name}</NewTabLink>
                  <small>{formatPlace(company.city)}</small>
                </>
              ),
            },
            { name: 'Quem pede', cell: (row) => <Claimant {...row} /> },
            {
              name: 'Mensagem',
              cell: ({ message, decisionNotes }) => (
                <>
                  {message ?? '—'}
                  {decisionNotes && <small>Resposta: {decisionNotes}</small>}
                </>
              ),
            },
            {
              name: 'Pedido em',
              cell: ({ createdAt }) => <span className={classes.whole}>{formatDateTime(createdAt)}</span>,
            },
            {
              name: 'Situação',
              cell: (row) => {
                const { status: state, rivals } = row;
                const outcome = list.outcomeOf(row);
                if (outcome) return <OutcomeTag {...outcome} />;
                return (
                  <>
                    <StatusTag tone={STATUS[state].tone}>{STATUS[state].text}</StatusTag>
                    {rivals > 0 && (
                      <small>
                        {rivals === 1 ? 'Mais 1 pedido' : `Mais ${rivals} pedidos`} para esta empresa
                      </small>
                    )}
                  </>
                );
              },
            },
            {
              name: '',
              cell: (row) =>
                row.status === 'pending' &&
                !list.outcomeOf(row) && (
                  <>
                    <Button
                      onClick={() => setAsked({ row, isApproval: true })}
                      aria-label={`Aprovar o pedido de ${row.claimant.name} por ${row.company.name}`}
                    >
                      Aprovar
                    </Button>
                    <Button
                      variant="default"
                      onClick={() => setAsked({ row, isApproval: false })}
                      aria-label={`Recusar o pedido de ${row.claimant.name} por ${row.company.name}`}
                    >
                      Recusar
                    </Button>
                  </>
                ),
            },
          ]}
        />
      </ListFrame>
      {asked && (
        <DecideClaimModal
          key={asked.row.id}
          claim={asked.row}
          isApproval={asked.isApproval}
          onClose={() => setAsked(undefined)}
          onDecided={(outcome) => {
            setAsked(undefined);
            list.settleAndReload([asked.row.id], STATUS_OUTCOMES[outcome]);
            list.place.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
