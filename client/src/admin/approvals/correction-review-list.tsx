import { type ReactNode, useState } from 'react';
import { CorrectionChange } from '../../domain/corrections/correction-change.tsx';
import { CORRECTION_FIELDS, isAppliedAtOnce } from '../../domain/corrections/correction-fields.ts';
import type { ProposedCorrectionFragment } from '../../domain/corrections/corrections.gen.ts';
import { DecideCorrectionModal } from '../../domain/corrections/decide-correction-modal.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { filterOf } from '../../ui/list/choices.ts';
import { choiceFilter } from '../../ui/list/filters/list-filter.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { countedRows } from '../list/counted.ts';
import { RowButton } from '../list/row-button.tsx';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { useAdminCorrectionsQuery } from './corrections.gen.ts';
import { EmptyReview } from './empty-review.tsx';

const STATUS = {
  pending: { text: 'Pendente', tone: 'waiting' },
  accepted: { text: 'Aceita', tone: 'good' },
  declined: { text: 'Recusada', tone: 'bad' },
} as const;
const DECIDED_BEFORE = { text: 'Já decidida', tone: 'plain' } as const;

const CHOICES = [
  { value: 'pending', label: 'Pendentes' },
  { value: 'accepted', label: 'Aceitas' },
  { value: 'declined', label: 'Recusadas' },
  { value: 'all', label: 'Todas' },
] as const;

/** Renders the form of a company: its id, what closes it and what is called when it is saved. */
export type CompanyForm = (id: string, onClose: () => void, onSaved: () => void) => ReactNode;

interface CorrectionReviewListProps {
  address: ListAddress;
  form: CompanyForm;
}

/** Lists corrections of companies without owner. */
export function CorrectionReviewList({ address, form }: CorrectionReviewListProps) {
  const variables = { status: filterOf(address, 'status', CHOICES), page: address.page };
  const query = useAdminCorrectionsQuery({ variables });
  const [asked, setAsked] = useState<{ correction: ProposedCorrectionFragment; isAcceptance: boolean }>();
  const [edited, setEdited] = useState<string>();
  const list = useAdminList(
    listOf(query, (data) => data.adminCorrections),
    { variables, mutation: 'AcceptCorrection' },
  );
  return (
    <>
      <AdminTable
        list={list}
        address={address}
        label="Correções"
        pagesLabel="Páginas das correções"
        failedText="Erro ao carregar dados do painel administrativo"
        count={list.page && countedRows(list.page, 'correção', 'correções')}
        filters={[choiceFilter(address, 'status', 'Situação', CHOICES)]}
        empty={
          <EmptyReview address={address} notFound="Nenhuma correção encontrada" title="Nenhuma correção">
            O que visitantes corrigem em empresas sem dono aparece aqui.
          </EmptyReview>
        }
        columns={[
          {
            name: 'Empresa',
            cell: ({ company, createdAt }) => (
              <>
                <NewTabLink to={paths.company(company.id)}>{company.name}</NewTabLink>
                <small>Enviada em {formatDateTime(createdAt)}</small>
              </>
            ),
          },
          {
            name: 'Correção',
            cell: (row) => (
              <>
                <strong>{CORRECTION_FIELDS[row.field]}</strong>
                <CorrectionChange correction={row} />
                {row.declineReason && <small>Motivo da recusa: {row.declineReason}</small>}
              </>
            ),
          },
          {
            name: 'Situação',
            cell: (row) =>
              list.outcomeOr(row, () => (
                <StatusTag tone={STATUS[row.status].tone}>{STATUS[row.status].text}</StatusTag>
              )),
          },
          {
            name: '',
            cell: (row) => {
              if (row.status !== 'pending' || list.outcomeOf(row)) return null;
              const isApplied = isAppliedAtOnce(row.field);
              const of = `a correção de ${row.company.name}`;
              return (
                <>
                  {!isApplied && (
                    <RowButton of={row.company.name} onClick={() => setEdited(row.company.id)}>
                      Editar dados
                    </RowButton>
                  )}
                  <RowButton
                    variant="filled"
                    of={of}
                    onClick={() => setAsked({ correction: row, isAcceptance: true })}
                  >
                    {isApplied ? 'Aceitar' : 'Marcar como feita'}
                  </RowButton>
                  <RowButton of={of} onClick={() => setAsked({ correction: row, isAcceptance: false })}>
                    Recusar
                  </RowButton>
                </>
              );
            },
          },
        ]}
      />
      {edited &&
        form(
          edited,
          () => setEdited(undefined),
          () => setEdited(undefined),
        )}
      {asked && (
        <DecideCorrectionModal
          isAcceptance={asked.isAcceptance}
          correction={list.page?.items.find(({ id }) => id === asked.correction.id) ?? asked.correction}
          reload={list.retry}
          onClose={() => setAsked(undefined)}
          onDecided={(isBefore) => {
            setAsked(undefined);
            const outcome = STATUS[asked.isAcceptance ? 'accepted' : 'declined'];
            list.settleAndReload([asked.correction.id], isBefore ? DECIDED_BEFORE : outcome);
            list.element.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
