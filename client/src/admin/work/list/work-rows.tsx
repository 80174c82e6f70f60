import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { type MouseEvent, type RefObject, useRef, useState } from 'react';
import { errorMessage } from '../../../api/errors.ts';
import { useMay } from '../../../domain/account/use-may.ts';
import { formatNumber } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { SelectionBar } from '../../../ui/list/selection-bar.tsx';
import type { ListAddress } from '../../../ui/list/use-list-params.ts';
import { useRowSelection } from '../../../ui/list/use-row-selection.ts';
import { BulkQuestion } from '../../actions/bulk-question.tsx';
import type { BulkActionState } from '../../actions/use-bulk-action.tsx';
import { useModal } from '../../actions/use-modal.ts';
import { ReasonPanel } from '../decide/reason-panel.tsx';
import { seenOf } from '../decide/seen-companies.ts';
import type { DecideSeveral } from '../decide/use-decide-several.ts';
import { useTemplates } from '../decide/use-templates.ts';
import type { Verdict } from '../decide/use-work-mutations.ts';
import { WholeModal } from '../decide/whole-modal.tsx';
import type { WorkRowFragment } from '../work.gen.ts';
import { keyOf, WORK_KINDS, type WorkKind } from '../work-kinds.ts';
import type { ItemAddress } from './use-item-address.ts';
import type { WorkList } from './use-work-list.ts';
import classes from './work-inbox.module.css';
import { WorkRow } from './work-row.tsx';

/** More companies than these are decided in the background. */
const MOST_AT_ONCE = 50;

export interface WorkRowsProps {
  list: WorkList;
  address: ListAddress;
  item: ItemAddress;
  decide: DecideSeveral;
  bulk: BulkActionState;
  /** Of the list; focused when the pressed button is gone. */
  element: RefObject<HTMLElement | null>;
}

/** Shows the rows; with one kind chosen they can be selected, a whole range with Shift. */
export function WorkRows({ list, address, item, decide, bulk, element }: WorkRowsProps) {
  const { items = [], kind, total } = list;
  const q = address.text('q') || null;
  const rows = items.map((work) => ({ id: keyOf(work), work }));
  const selection = useRowSelection(rows, JSON.stringify([kind, q]));
  const [isWhole, setWhole] = useState(false);
  const [asksReason, setAsksReason] = useState(false);
  const asked = useModal<Verdict>(element);
  const last = useRef<number>(undefined);
  // A second press comes before the button is busy.
  const isSending = useRef(false);
  const decides = useMay(kind === 'message' ? 'answerMessages' : 'decide');
  const texts = kind && decides ? WORK_KINDS[kind] : undefined;
  const reviews = useMay('seePersons');
  const templates = useTemplates(texts && kind);
  const isAll = isWhole && selection.ids.length > 0;
  const count = isAll ? total : selection.ids.length;
  const runsInBackground = kind === 'newCompany' && count > MOST_AT_ONCE;
  const isBusy = decide.progress !== undefined;
  const pathOf = (one: WorkRowFragment) =>
    reviews ? item.pathOf(one) : one.company && paths.company(one.company.id);

  const toggle = (index: number, { shiftKey }: { shiftKey: boolean }) => {
    const row = rows[index];
    const from = shiftKey ? last.current : undefined;
    last.current = index;
    setWhole(false);
    if (from !== undefined) selection.add(rows.slice(Math.min(from, index), Math.max(from, index) + 1));
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
  const chosen = selection.rows.map(({ work }) => work);
  /** Reads the whole filter; what is on the page counts as it is shown, since it may have changed meanwhile. */
  const readAll = async (wanted: WorkKind) => {
    const shown = new Map(items.map((work) => [keyOf(work), work]));
    return (await decide.all(wanted, q)).map((work) => shown.get(keyOf(work)) ?? work);
  };
  const run = async (verdict: Verdict, reason?: string) => {
    if (!kind || isSending.current) return;
    isSending.current = true;
    setAsksReason(false);
    try {
      await decide.several(isAll ? await readAll(kind) : chosen, verdict, reason);
    } catch (error) {
      showToast(errorMessage(error, 'Erro ao carregar dados do painel administrativo'), 'error');
      return;
    } finally {
      isSending.current = false;
    }
    clear();
    element.current?.focus({ preventScroll: true });
  };
  const startApprove = () => (isAll || runsInBackground ? asked.show('approve') : void run('approve'));
  const startReject = () => {
    const needsNoReason = texts?.reject?.reason === 'none';
    if (runsInBackground || (isAll && needsNoReason)) asked.show('reject');
    else if (needsNoReason) void run('reject');
    else setAsksReason(true);
  };

  return (
    <>
      {texts && (
        <div className={classes.selection}>
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
            shown={rows.map(({ id }) => id)}
            countText={() => `${formatNumber(count)} de ${formatNumber(total)}`}
            whole={
              !isWhole && total > items.length
                ? {
                    text: `Selecionar todas as ${formatNumber(total)}`,
                    isBusy,
                    select: () => setWhole(true),
                  }
                : undefined
            }
            clear={clear}
          >
            <Button onClick={startApprove} loading={isBusy}>
              {texts.approve.label}
            </Button>
            {texts.reject && (
              <Button variant="default" onClick={startReject} disabled={isBusy}>
                {texts.reject.label}
              </Button>
            )}
          </SelectionBar>
          {asksReason && texts.reject && count > 0 && !runsInBackground && (
            <ReasonPanel
              action={texts.reject.label}
              reader={texts.reject.reader}
              templates={templates}
              isRequired={texts.reject.reason === 'required'}
              isBusy={isBusy}
              onReason={(reason) => run('reject', reason || undefined)}
              onClose={() => {
                setAsksReason(false);
                element.current?.focus({ preventScroll: true });
              }}
            />
          )}
          {asked.shown && runsInBackground && (
            <BulkQuestion
              actions={[asked.shown]}
              total={count}
              start={async (input) => {
                const companies = isAll
                  ? { pending: { q } }
                  : { ids: chosen.map(({ id }) => id), seen: seenOf(chosen) };
                const isStarted = await bulk.start({ ...companies, ...input });
                if (isStarted) clear();
                return isStarted;
              }}
              onClose={asked.close}
            />
          )}
          {asked.shown && kind && isAll && !runsInBackground && (
            <WholeModal
              kind={kind}
              verdict={asked.shown}
              total={count}
              onConfirm={() => {
                if (asked.shown) void run(asked.shown);
                asked.close();
              }}
              onClose={asked.close}
            />
          )}
        </div>
      )}
      <ul className={classes.rows}>
        {rows.map(({ id, work }, index) => (
          <li key={id} className={classes.line} data-row>
            {texts && (
              <Checkbox
                aria-label={`Selecionar ${work.title}`}
                checked={isAll || selection.has(id)}
                onClick={(event: MouseEvent) => toggle(index, event)}
                onChange={() => undefined}
                classNames={{ root: classes.check ?? '' }}
              />
            )}
            <WorkRow item={work} to={pathOf(work)} hasKind={kind === undefined} />
          </li>
        ))}
      </ul>
    </>
  );
}
