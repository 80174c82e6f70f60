import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { formatDateTime, formatPlace } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { NothingSaved } from '../../ui/drawings/nothing-saved.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { type Choice, ListChoice } from '../../ui/list/list-choice.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { Paging } from '../../ui/list/paging.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { isDecidedBefore } from '../actions/is-decided-before.ts';
import { useDecisions } from '../actions/use-decisions.ts';
import { SettledPaging } from '../list/decided-rows-paging.tsx';
import { isBeyond } from '../list/is-beyond.ts';
import classes from '../list/lists.module.css';
import { type Outcome, OutcomeTag } from '../list/outcome.tsx';
import { ToLastPage } from '../list/to-last-page.tsx';
import { useSettledRows } from '../list/use-decided-rows.ts';
import {
  type ClaimRowFragment,
  useApproveClaimMutation,
  useCompanyClaimsQuery,
  useRefuseClaimMutation,
} from './approvals.gen.ts';
import { NothingSearched } from './no-search-results.tsx';
import { ReasonModal } from './reason-modal.tsx';
import { ReviewHead } from './review-head.tsx';
import { NEWEST_FIRST, OLDEST_FIRST, orderValues } from './review-orders.ts';

const STATUS = {
  pending: { text: 'Pendente', tone: 'waiting' },
  approved: { text: 'Aprovado', tone: 'good' },
  rejected: { text: 'Recusado', tone: 'bad' },
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

/** Who says that a company without owner is theirs (DECISIONS section 3). */
export function ClaimReviewList({ address }: { address: ListAddress }) {
  const { page, pathOf } = address;
  const status = address.choice('status', ['pending', 'approved', 'rejected', 'all']);
  // What waits longest comes first, what was decided last comes first.
  const orders = status === 'pending' ? OLDEST_FIRST : NEWEST_FIRST;
  const filter = {
    q: address.text('q').trim() || null,
    status: status === 'all' ? null : status,
    order: address.choice('order', orderValues(orders)),
  };
  const { data, previousData, failure, refetch } = useCompanyClaimsQuery({
    variables: { ...filter, page },
  });
  const [approve, { loading: isApproving }] = useApproveClaimMutation();
  const [refuse] = useRefuseClaimMutation();
  const { sendsEmails } = useSite();
  const { place, renew } = useDecisions('ApproveClaim');
  const [asked, setAsked] = useState<{ row: ClaimRowFragment; isApproval: boolean }>();
  const [problem, setProblem] = useState<string>();
  const list = (data ?? previousData)?.companyClaims;
  const settled = useSettledRows({
    rows: list?.items ?? [],
    isFresh: data !== undefined && failure === undefined,
    page: JSON.stringify({ ...filter, page }),
    place,
  });
  const { rows, outcomeOf, settle, isHolding } = settled;

  const close = () => {
    setAsked(undefined);
    setProblem(undefined);
  };
  const done = (id: string, outcome: Outcome) => {
    settle([id], outcome);
    close();
    renew();
    place.current?.focus({ preventScroll: true });
  };
  /** Gives what is to be said beside the question; nothing when the row is decided. */
  async function decide(
    id: string,
    state: 'approved' | 'rejected',
    action: () => Promise<unknown>,
    told: string,
  ): Promise<string | undefined> {
    try {
      await action();
      showToast(told);
      done(id, STATUS[state]);
    } catch (error) {
      const message = errorMessage(error, 'Não foi possível decidir o pedido. Tente novamente.');
      if (!isDecidedBefore(error)) return message;
      showToast(message, 'error');
      done(id, { text: 'Já decidido', tone: 'plain' });
    }
    return undefined;
  }
  const approveAsked = async ({ id, claimant, company }: ClaimRowFragment) => {
    setProblem(undefined);
    setProblem(
      await decide(
        id,
        'approved',
        () => approve({ variables: { id } }),
        `${company.name} agora é de ${claimant.name}.`,
      ),
    );
  };

  if (!isHolding && isBeyond(data?.companyClaims)) {
    return <ToLastPage address={address} list={data?.companyClaims} />;
  }
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      <ReviewHead
        address={address}
        searchLabel="Buscar pedido"
        searched="Por nome da empresa, ou por nome ou e-mail de quem pede."
        orders={orders}
        total={list?.total}
        exported={{ list: 'company-claims', filter, fileName: 'pedidos-de-responsaveis' }}
      >
        <ListChoice address={address} name="status" label="Situação" choices={CHOICES} />
      </ReviewHead>
      <ListState
        hasData={list !== undefined}
        isEmpty={rows.length === 0}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar dados do painel administrativo"
        retry={refetch}
        empty={
          filter.q ? (
            <NothingSearched address={address} title="Nenhum pedido encontrado" />
          ) : (
            <EmptyState title="Nenhum pedido" drawing={<NothingSaved />}>
              <p>Quem diz ser responsável por uma empresa sem dono aparece aqui.</p>
            </EmptyState>
          )
        }
      >
        <DataTable
          label="Pedidos de responsáveis"
          rows={rows}
          isSettled={(row) => outcomeOf(row) !== undefined}
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
                const outcome = outcomeOf(row);
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
                !outcomeOf(row) && (
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
        <SettledPaging settled={settled} lastPage={list?.lastPage ?? 1}>
          <Paging
            label="Páginas dos pedidos"
            page={list?.page ?? 1}
            lastPage={list?.lastPage ?? 1}
            pathOf={pathOf}
          />
        </SettledPaging>
      </ListState>
      {asked?.isApproval && (
        <ConfirmModal
          title={`Passar ${asked.row.company.name} para ${asked.row.claimant.name}?`}
          action="Aprovar pedido"
          isDestructive={false}
          isBusy={isApproving}
          problem={problem}
          onConfirm={() => approveAsked(asked.row)}
          onClose={close}
        >
          <p>
            {asked.row.claimant.name} passa a cuidar da empresa{sendsEmails && ' e recebe um e-mail'}.
            {asked.row.rivals > 0 && ' Os outros pedidos por ela são recusados.'}
            {asked.row.exceedsLimit && ' A conta fica com mais empresas do que o limite dela permite.'}
          </p>
          {!asked.row.claimant.isEmailConfirmed && (
            <p>
              O e-mail {asked.row.claimant.email} não foi confirmado: qualquer pessoa pode ter se registrado
              com ele. Peça outra prova antes de aprovar.
            </p>
          )}
        </ConfirmModal>
      )}
      {asked && !asked.isApproval && (
        <ReasonModal
          title={`Recusar o pedido por ${asked.row.company.name}`}
          action="Recusar pedido"
          description={`${asked.row.claimant.name} lê o motivo no painel${sendsEmails ? ' e no e-mail' : ''}.`}
          onConfirm={(notes) =>
            decide(
              asked.row.id,
              'rejected',
              () => refuse({ variables: { id: asked.row.id, notes } }),
              `O pedido de ${asked.row.claimant.name} foi recusado.`,
            )
          }
          onClose={close}
        >
          <p>A empresa continua sem dono, e quem pediu pode pedir de novo.</p>
        </ReasonModal>
      )}
    </div>
  );
}
