import { useState } from 'react';
import { useMay } from '../../domain/account/use-may.ts';
import { IfMailed } from '../../domain/site/if-mailed.tsx';
import { formatAmount } from '../../lib/format.ts';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { ActivityButtons } from '../actions/activity-buttons.tsx';
import { ReasonModal } from '../actions/reason-modal.tsx';
import { BulkActionButton } from '../bulk/bulk-action-button.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import type { CompaniesFilterInput, SeenWorkInput } from '../bulk/bulk-job.gen.ts';
import type { BulkModalProps } from '../bulk/bulk-modal.tsx';
import { BulkPartButtons } from '../bulk/bulk-part-buttons.tsx';
import { useBulkAction } from '../bulk/use-bulk-action.ts';
import { useBulkPart } from '../bulk/use-bulk-part.ts';
import type { BulkSelection } from '../bulk/use-bulk-selection.ts';
import type { AdminList, PageOf } from '../list/use-admin-list.tsx';
import type { CompanyRowFragment } from './companies.gen.ts';

interface CompanyBarProps {
  chosen: BulkSelection<CompanyRowFragment>;
  list: AdminList<PageOf<CompanyRowFragment>>;
  filter: CompaniesFilterInput;
  activate(companies: readonly CompanyRowFragment[]): void;
  deactivate(companies: readonly CompanyRowFragment[]): void;
}

/** Returns what can be done to all of a filter, besides deciding. */
const actionsOf = ({ isActive }: CompaniesFilterInput): BulkModalProps['actions'] => {
  if (isActive === false) return ['activate', 'assignKind'];
  if (isActive) return ['deactivate', 'assignKind'];
  return ['deactivate', 'activate', 'assignKind'];
};

/** Whether a company waits for approval; an inactive one does not. */
const waits = ({ isApproved, isActive }: CompanyRowFragment): boolean => !isApproved && isActive;

/** Returns what the list shows of companies that wait, for the server to compare. */
const seenOf = (rows: readonly CompanyRowFragment[]): SeenWorkInput[] =>
  rows.flatMap(({ id, isApproved, changedAt }) => (!isApproved && changedAt ? [{ id, changedAt }] : []));

const RUNS = 'Isto roda em segundo plano: dá para desfazer por dez segundos depois do fim.';

interface DecideButtonsProps {
  chosen: BulkSelection<CompanyRowFragment>;
}

/** Approves or rejects those that wait of the selected companies, or of all of the filter, after a question. */
function DecideButtons({ chosen }: DecideButtonsProps) {
  const [openModal, setOpenModal] = useState<'approve' | 'reject'>();
  const subset = useBulkPart(chosen, { action: 'approve', kind: 'newCompany' }, waits);
  const amount = formatAmount(subset.count ?? 0, 'empresa', 'empresas');
  const title = `${openModal === 'reject' ? 'Rejeitar' : 'Aprovar'} ${amount}`;
  const modal = {
    title,
    action: title,
    failedText: 'Erro ao começar a ação em lote',
    onClose: () => setOpenModal(undefined),
  };
  const start = async (action: 'approve' | 'reject', reason?: string) => {
    const visible = chosen.allMatching.total === undefined ? chosen.selection.rows : chosen.visibleRows;
    if (await subset.start({ action, seen: seenOf(visible), ...(reason && { reason }) })) modal.onClose();
  };
  return (
    <>
      <BulkPartButtons
        buttons={[
          { subset, text: (count) => `Aprovar ${count}`, onClick: () => setOpenModal('approve') },
          { subset, text: () => 'Rejeitar…', onClick: () => setOpenModal('reject') },
        ]}
      />
      {openModal === 'approve' && (
        <AttemptModal {...modal} isDestructive={false} run={() => start('approve')}>
          <p>
            Cada empresa entra no ar.
            <IfMailed> O dono recebe um e-mail.</IfMailed>
          </p>
          <p>{RUNS}</p>
        </AttemptModal>
      )}
      {openModal === 'reject' && (
        <ReasonModal
          {...modal}
          kind="newCompany"
          description="O mesmo para todas. Se há dono, ele lê o motivo."
          run={(reason) => start('reject', reason)}
        >
          <p>
            Cada empresa sai de Aprovações e do site e fica por um ano em Rejeitadas, de onde pode voltar.{' '}
            {RUNS}
          </p>
        </ReasonModal>
      )}
    </>
  );
}

/** Shows the selected companies, or all of the filter, with what can be done to them. */
export function CompanyBar({ chosen, list, filter, activate, deactivate }: CompanyBarProps) {
  const bulk = useBulkAction();
  const decides = useMay('decide');
  const { rows, ids } = chosen.selection;
  const onlyWaiting = decides && rows.every(waits);
  const leave = () => {
    chosen.clear();
    list.element.current?.focus({ preventScroll: true });
  };
  return (
    <BulkBar
      chosen={chosen}
      wholeButtons={
        <>
          {decides && filter.status === 'pending' && filter.isActive !== false && (
            <DecideButtons chosen={chosen} />
          )}
          <BulkActionButton
            actions={actionsOf(filter)}
            total={chosen.count}
            of={{ companies: filter }}
            bulk={bulk}
            onStarted={leave}
          />
        </>
      }
    >
      {decides && rows.some(waits) && <DecideButtons chosen={chosen} />}
      {!onlyWaiting && <ActivityButtons rows={rows} isBusy={list.isBusy} {...{ activate, deactivate }} />}
      <BulkActionButton
        actions={onlyWaiting ? ['deactivate', 'assignKind'] : ['assignKind']}
        total={ids.length}
        of={{ ids: [...ids] }}
        bulk={bulk}
        onStarted={leave}
      />
    </BulkBar>
  );
}
