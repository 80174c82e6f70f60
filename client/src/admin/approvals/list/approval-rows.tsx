import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useMay } from '../../../domain/account/use-may.ts';
import { formatAmount, formatNumber } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { LeaveNotice, TYPED } from '../../../ui/form/leave-notice.tsx';
import { useShortcuts } from '../../../ui/keyboard/use-shortcuts.ts';
import dock from '../../../ui/list/selection-bar.module.css';
import { SelectionBar } from '../../../ui/list/selection-bar.tsx';
import type { ListAddress } from '../../../ui/list/use-list-params.ts';
import { useLeaveGuard } from '../../../ui/navigation/use-leave-guard.ts';
import { ExportButton } from '../../actions/export-button.tsx';
import { readerOf } from '../../actions/reason-reader.ts';
import { useModal } from '../../actions/use-modal.ts';
import type { WorkKind } from '../../approval-types/approval-types.ts';
import { APPROVAL_TYPES, capabilityOf, countOf } from '../../approval-types/approval-types.ts';
import { BulkActionButton } from '../../bulk/bulk-action-button.tsx';
import { useBulkAction } from '../../bulk/use-bulk-action.ts';
import type { DecisionAction } from '../../undo/use-undo-decision.ts';
import type { ApprovalRowFragment } from '../approvals.gen.ts';
import { ApproveModal } from '../decide/approve-modal.tsx';
import { ReasonPanel } from '../decide/reason-panel.tsx';
import type { DecideSeveral } from '../decide/use-decide-several.ts';
import { useTemplates } from '../decide/use-templates.ts';
import classes from './approval-list.module.css';
import { ApprovalRow } from './approval-row.tsx';
import type { LoadedApprovals } from './use-approval-list.ts';
import { type ApprovalSelection, selectable as toRow } from './use-approval-selection.ts';
import type { ItemAddress } from './use-item-address.ts';

const ALL_MATCHING = 'Vale para tudo o que o filtro mostra, em todas as páginas.';
const FINAL = 'Não dá para desfazer.';
const UNDOABLE = 'Dá para desfazer por dez segundos depois do fim.';

export interface ApprovalRowsProps {
  list: LoadedApprovals;
  address: ListAddress;
  item: ItemAddress;
  selection: ApprovalSelection;
  decide: DecideSeveral;
  /** Of the list; focused when the pressed button is gone. */
  element: RefObject<HTMLElement | null>;
}

/** Shows the rows; with one kind chosen they can be selected, a whole range with Shift. */
export function ApprovalRows({ list, address, item, selection, decide, element }: ApprovalRowsProps) {
  const { items = [], waiting, decided, kind, total } = list;
  const q = address.text('q') || null;
  const rows = items.map(toRow);
  const selectable = waiting.map(toRow);
  const { isWhole: isAll, setWhole } = selection;
  const [asksReason, setAsksReason] = useState(false);
  const confirmed = useModal<true>(element);
  const last = useRef<number>(undefined);
  const [isBusy, setBusy] = useState(false);
  // A second press comes before the button is busy.
  const isSending = useRef(false);
  const decides = useMay(capabilityOf(kind)) && !(kind && APPROVAL_TYPES[kind].answer);
  const texts = kind && decides ? APPROVAL_TYPES[kind] : undefined;
  const reviews = useMay('seePersons');
  const templates = useTemplates(texts && kind);
  const goneCount = rows.length - selectable.length;
  const count = isAll ? total : selection.ids.length;
  const hasOwner = selection.rows.map(({ approval }) => approval.person !== null);
  // Of all of a filter, or without the right to see persons, it is not known.
  const isOwned = isAll || !reviews || new Set(hasOwner).size > 1 ? undefined : hasOwner[0];
  const pathOf = (row: ApprovalRowFragment) =>
    reviews ? item.pathOf(row) : row.company && paths.company(row.company.id);

  const toggle = (index: number, { shiftKey }: { shiftKey: boolean }) => {
    const row = rows[index];
    const from = shiftKey ? last.current : undefined;
    last.current = index;
    setWhole(false);
    if (isAll) {
      // Left out: what was selected before is selected again.
      if (row && selection.has(row.id)) selection.toggle(row.id);
    } else if (from !== undefined)
      selection.add(
        rows.slice(Math.min(from, index), Math.max(from, index) + 1).filter(({ id }) => !decided.has(id)),
      );
    else if (row) selection.toggle(row.id);
  };
  const setAll = (isChosen: boolean) => {
    setWhole(false);
    selection.setAll(isChosen);
  };
  const clear = () => {
    setWhole(false);
    setAsksReason(false);
    selection.clear();
  };
  const leave = () => {
    clear();
    element.current?.focus({ preventScroll: true });
  };
  const closeReason = async () => {
    setAsksReason(false);
    element.current?.focus({ preventScroll: true });
  };
  const hasTyped = () => Boolean(element.current?.querySelector('textarea')?.value.trim());
  const guard = useLeaveGuard(asksReason && hasTyped);
  const isEmptied = asksReason && count === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed stays for what is selected next
  useEffect(() => {
    if (isEmptied && !hasTyped()) setAsksReason(false);
  }, [isEmptied, kind]);
  const discard = () => {
    setAsksReason(false);
    guard.leave();
  };
  const run = async (action: DecisionAction, reason?: string) => {
    if (!kind || isSending.current) return;
    if (count === 0) return showToast('Selecione ao menos um item da lista.', 'error');
    isSending.current = true;
    setBusy(true);
    const chosen = selection.rows.map(({ approval }) => approval);
    // What is on the page counts as it is shown, since it may have changed meanwhile.
    const approvals = isAll ? { kind, q, total, visibleApprovals: items } : { kind, chosen };
    const isStarted = await decide(approvals, action, reason);
    isSending.current = false;
    setBusy(false);
    if (isStarted) leave();
  };
  /** An approval of all of a filter is confirmed, and one that cannot be undone; a rejection asks for its reason. */
  const approve = () => (isAll || texts?.final ? confirmed.show(true) : void run('approve'));
  const ask = () => setAsksReason(true);
  useShortcuts(
    'Lista',
    texts && count > 0 && !isBusy && !asksReason
      ? [
          { key: 'a', label: texts.approve.label, run: approve },
          ...(texts.reject ? [{ key: 'r', label: texts.reject.label, run: ask }] : []),
        ]
      : [],
  );
  const all = texts?.isFeminine ? 'todas as' : 'todos os';

  return (
    <>
      {texts && (
        <div className={`${classes.selection} ${dock.dock}`} data-bottom-bar>
          <SelectionBar
            selection={{
              ...selection,
              setAll,
              toggle: (key) =>
                toggle(
                  rows.findIndex(({ id }) => id === key),
                  { shiftKey: false },
                ),
            }}
            visibleIds={selectable.map(({ id }) => id)}
            allText={`Selecionar ${texts.isFeminine ? 'todas' : 'todos'} desta página`}
            countText={() => `${formatNumber(count)} de ${formatNumber(total)}`}
            allMatching={
              !isAll && total > items.length
                ? {
                    text: `Selecionar ${all} ${formatNumber(total)}`,
                    isBusy,
                    select: () => setWhole(true),
                  }
                : undefined
            }
            clear={() => guard.ask(async () => (asksReason ? leave() : clear()))}
          >
            <Button onClick={approve} loading={isBusy}>
              {texts.approve.label}
            </Button>
            {texts.reject && (
              <Button variant="default" onClick={ask} disabled={isBusy}>
                {texts.reject.label}
              </Button>
            )}
            {kind && (
              <CompanyTools
                kind={kind}
                ids={isAll ? undefined : selection.rows.map(({ approval }) => approval.id)}
                q={q}
                count={count}
                onStarted={leave}
              />
            )}
          </SelectionBar>
          {guard.isHeld && <LeaveNotice words={TYPED} onStay={guard.stay} onLeave={discard} />}
          {asksReason && kind && texts.reject && (
            <ReasonPanel
              key={kind}
              action={texts.reject.label}
              count={count > 1 ? countOf(kind, count) : undefined}
              reader={[
                readerOf(texts.reject, isOwned),
                isAll && ALL_MATCHING,
                texts.final ? FINAL : isAll && UNDOABLE,
              ]
                .filter(Boolean)
                .join(' ')}
              templates={templates}
              missing={texts.reject.missing}
              isBusy={isBusy}
              onReason={(reason) => run('reject', reason || undefined)}
              onClose={() => (guard.isHeld ? guard.stay() : guard.ask(closeReason))}
            />
          )}
          {confirmed.state && kind && (
            <ApproveModal
              kind={kind}
              count={count}
              allMatching={isAll}
              onConfirm={() => {
                void run('approve');
                confirmed.close();
              }}
              onClose={confirmed.close}
            />
          )}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {goneCount > 0 &&
          `${formatAmount(goneCount, 'item desta lista já não espera', 'itens desta lista já não esperam')}.`}
      </p>
      <ul className={classes.rows}>
        {rows.map(({ id, approval }, index) => (
          <li key={id} className={classes.line} data-row data-id={id}>
            {texts && (
              <Checkbox
                aria-label={`Selecionar ${approval.title}`}
                checked={!decided.has(id) && (isAll || selection.has(id))}
                disabled={decided.has(id)}
                onClick={(event: MouseEvent) => toggle(index, event)}
                onChange={() => undefined}
                classNames={{ root: classes.check ?? '' }}
              />
            )}
            <ApprovalRow
              item={approval}
              to={pathOf(approval)}
              decided={decided.get(id)}
              hasKind={kind === undefined}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface CompanyToolsProps {
  kind: WorkKind;
  /** Ids of the chosen companies; undefined while all of the search are chosen. */
  ids: readonly string[] | undefined;
  q: string | null;
  /** Number of chosen companies. */
  count: number;
  /** Called once an action has been started. */
  onStarted(): void;
}

/** Shows what can be done to chosen companies besides deciding on them; nothing for other kinds. */
function CompanyTools({ kind, ids, q, count, onStarted }: CompanyToolsProps) {
  const edits = useMay('editCompanies');
  const bulk = useBulkAction();
  if (kind !== 'newCompany' && kind !== 'changedCompany') return null;
  return (
    <>
      {edits && (
        <BulkActionButton
          actions={['deactivate', 'assignKind']}
          total={count}
          of={ids ? { ids: [...ids] } : { kind, waiting: { q } }}
          bulk={bulk}
          onStarted={onStarted}
        />
      )}
      {ids && (
        <ExportButton
          list="companies"
          fileName="empresas"
          ids={ids}
          text={`Exportar ${formatNumber(count)}`}
        />
      )}
    </>
  );
}
