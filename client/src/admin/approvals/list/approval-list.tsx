import { Box, Group, Text } from '@mantine/core';
import { useRef } from 'react';
import { useMay } from '../../../domain/account/use-may.ts';
import { formatAmount } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { useShortcuts } from '../../../ui/keyboard/use-shortcuts.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ListChoice } from '../../../ui/list/list-choice.tsx';
import { ListSearch } from '../../../ui/list/list-search.tsx';
import { Paging } from '../../../ui/list/paging.tsx';
import { RowsChoice } from '../../../ui/list/rows-choice.tsx';
import { useRowKeys } from '../../../ui/list/table/use-row-keys.ts';
import { ExportButton } from '../../actions/export-button.tsx';
import type { ExportedList } from '../../actions/export-list.ts';
import { APPROVAL_TYPES, capabilityOf, KINDS, type WorkKind } from '../../approval-types/approval-types.ts';
import lists from '../../list/lists.module.css';
import { SavedViewList } from '../../list/tools/saved-view-list.tsx';
import { ApprovalChips } from './approval-chips.tsx';
import classes from './approval-list.module.css';
import { ORDERS } from './approval-order.ts';
import { ApprovalRows, type ApprovalRowsProps } from './approval-rows.tsx';

const PENDING = { status: 'pending' };
/** Kinds whose list can be exported; some search other texts than the inbox, or sort by another date. */
const EXPORTS: Partial<Record<WorkKind, ExportedList & { isUnsearched?: true; isUnordered?: true }>> = {
  newCompany: { list: 'pending-companies', fileName: 'empresas-para-aprovar' },
  changedCompany: { list: 'changed-companies', fileName: 'empresas-alteradas' },
  claim: { list: 'company-claims', fileName: 'pedidos-de-responsaveis', filter: PENDING },
  planRequest: {
    list: 'plan-requests',
    fileName: 'solicitacoes-de-plano',
    filter: PENDING,
    isUnsearched: true,
  },
  reportedRating: {
    list: 'ratings',
    fileName: 'avaliacoes-denunciadas',
    filter: { isReported: true },
    isUnsearched: true,
    isUnordered: true,
  },
};

/** Shows that the list has no rows, and why. */
function Empty({ list, address }: Pick<ApprovalRowsProps, 'list' | 'address'>) {
  const isSearched = address.text('q') !== '';
  if (list.kind !== undefined || isSearched)
    return (
      <EmptyState title={isSearched ? 'Nada encontrado' : 'Nada mais espera aqui'}>
        {isSearched && <p>Nada do que espera tem este tipo ou este texto.</p>}
        <Button variant="light" onClick={() => address.change({ kind: '', q: '' })}>
          Ver tudo
        </Button>
      </EmptyState>
    );
  if (list.kinds.length < KINDS.length)
    return (
      <EmptyState title="Nada espera por aprovação">
        <p>
          Empresas novas e alteradas, fotos, pedidos de responsável e correções aparecem aqui, as mais antigas
          primeiro.
        </p>
      </EmptyState>
    );
  return (
    <EmptyState title="Nada espera por você">
      <p>Empresas novas, fotos, pedidos e denúncias aparecem aqui, as mais antigas primeiro.</p>
    </EmptyState>
  );
}

/** Lists what waits, filtered by kind; several of one kind are decided together. */
export function ApprovalList({ element, list, address, item, selection, decide }: ApprovalRowsProps) {
  const { items = [], waiting, total, kind, lastPage, page } = list;
  const reviews = useMay('seePersons');
  const decides = useMay(capabilityOf(kind)) && !(kind && APPROVAL_TYPES[kind].answer);
  const first = reviews ? waiting[0] : undefined;
  const isEvery = list.kinds.length === KINDS.length;
  const q = address.text('q');
  const exported = reviews && kind ? EXPORTS[kind] : undefined;
  useShortcuts(
    'Fila',
    first
      ? [{ key: 'j', label: 'Revisar a primeira', run: () => start.current?.querySelector('a')?.click() }]
      : [],
  );
  const start = useRef<HTMLDivElement>(null);
  useRowKeys(element, { opens: true, selects: kind !== undefined && decides });
  const showArrivals = () => {
    list.showArrivals();
    element.current?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={element}
      tabIndex={-1}
      className={classes.inbox}
      aria-labelledby="work-title"
      aria-busy={!list.items && !list.isFailed}
    >
      <Group gap="sm" mih={44} justify="space-between">
        <h2 id="work-title">Esperam por você</h2>
        {list.order === 'newest' && (
          <Box role="status" flex={1} miw={160} mih={44}>
            {list.arrivals > 0 && address.page === 1 && (
              <Button variant="default" onClick={showArrivals}>
                Mostrar {formatAmount(list.arrivals, 'novo', 'novos')}
              </Button>
            )}
          </Box>
        )}
        {reviews && (
          // Keeps its room while nothing is listed: on a phone it has a line of its own.
          <Box ref={start} style={{ visibility: first ? 'visible' : 'hidden' }}>
            <LinkButton to={item.pathOf(first)} variant="light">
              Começar a revisar
            </LinkButton>
          </Box>
        )}
      </Group>
      <div className={classes.tools}>
        {reviews && (
          <Box flex="1 1 14rem">
            <ListSearch address={address} label="Buscar nas aprovações" />
          </Box>
        )}
        <ListChoice address={address} name="order" label="Ordem" isLabelHidden choices={ORDERS} />
        {exported && (
          <ExportButton
            list={exported.list}
            fileName={exported.fileName}
            filter={{ ...exported.filter, q, ...(!exported.isUnordered && { order: list.order }) }}
            problem={exported.isUnsearched && q ? 'Limpe a busca para exportar' : undefined}
          />
        )}
        <SavedViewList list={isEvery ? 'work' : 'approvals'} />
      </div>
      <ApprovalChips list={list} address={address} />
      {list.isFailed && (
        <RetryNotice text="Erro ao carregar dados do painel administrativo" retry={list.retry} />
      )}
      {!list.items && !list.isFailed && <p role="status">Carregando…</p>}
      {list.items && items.length === 0 && <Empty list={list} address={address} />}
      {items.length > 0 && (
        <>
          <ApprovalRows {...{ list, address, item, selection, decide, element }} />
          <Text c="dimmed" fz="var(--text-sm)">
            {formatAmount(total, 'item espera', 'itens esperam')}, os mais{' '}
            {list.order === 'newest' ? 'recentes' : 'antigos'} primeiro.
          </Text>
          <div className={lists.foot}>
            <RowsChoice rows={address.rows} total={total} onChange={address.changeRows} />
            <Paging label="Páginas das aprovações" page={page} lastPage={lastPage} pathOf={address.pathOf} />
          </div>
        </>
      )}
    </section>
  );
}
