import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { type MouseEvent, useRef, useState } from 'react';
import { useMay } from '../../../domain/account/use-may.ts';
import { formatAmount, formatNumber } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { useShortcuts } from '../../../ui/keyboard/use-shortcuts.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ListSearch } from '../../../ui/list/list-search.tsx';
import { Paging } from '../../../ui/list/paging.tsx';
import { SelectionBar } from '../../../ui/list/selection-bar.tsx';
import type { ListAddress } from '../../../ui/list/use-list-params.ts';
import type { WorkRowFragment } from '../work.gen.ts';
import { keyOf, WORK_KINDS } from '../work-kinds.ts';
import { ReasonPanel } from './reason-panel.tsx';
import type { DecideSeveral } from './use-decide-several.ts';
import type { ItemAddress } from './use-item-address.ts';
import { useTemplates } from './use-templates.ts';
import type { WorkList } from './use-work-list.ts';
import type { Verdict } from './use-work-mutations.ts';
import { WorkChips } from './work-chips.tsx';
import classes from './work-inbox.module.css';
import { WorkRow } from './work-row.tsx';

interface WorkInboxProps {
  list: WorkList;
  address: ListAddress;
  item: ItemAddress;
  decide: DecideSeveral;
}

/** Lists what waits, filtered by kind; several of one kind are decided together. */
export function WorkInbox({ list, address, item, decide }: WorkInboxProps) {
  const { items = [], total, kind, lastPage, page } = list;
  const reviews = useMay('seePersons');
  const first = reviews ? items[0] : undefined;
  useShortcuts('Fila', [{ key: 'j', label: 'Revisar a primeira', run: () => first && item.replace(first) }]);
  const isFiltered = kind !== undefined || address.text('q') !== '';
  return (
    <section className={classes.inbox} aria-labelledby="work-title" aria-busy={!list.items && !list.isFailed}>
      <div className={classes.head}>
        <h2 id="work-title">Esperam por você</h2>
        {first && (
          <LinkButton to={item.pathOf(first)} variant="light">
            Começar a revisar
          </LinkButton>
        )}
      </div>
      <WorkChips list={list} address={address} />
      {reviews && <ListSearch address={address} label="Buscar na fila" />}
      {list.isFailed && (
        <RetryNotice text="Erro ao carregar dados do painel administrativo" retry={list.retry} />
      )}
      {!list.items && !list.isFailed && <p role="status">Carregando…</p>}
      {list.items && items.length === 0 && (
        <EmptyState title={isFiltered ? 'Nada encontrado' : 'Nada espera por você'}>
          <p>
            {isFiltered
              ? 'Nada do que espera tem este tipo ou este texto.'
              : 'Empresas novas, fotos, pedidos e denúncias aparecem aqui, as mais antigas primeiro.'}
          </p>
          {isFiltered && (
            <Button variant="light" onClick={() => address.change({ kind: '', q: '' })}>
              Ver tudo
            </Button>
          )}
        </EmptyState>
      )}
      {items.length > 0 && <Rows {...{ list, address, item, decide }} />}
      {items.length > 0 && (
        <>
          <p className={classes.count}>
            {formatAmount(total, 'item na fila', 'itens na fila')}, os mais antigos primeiro.
          </p>
          <Paging label="Páginas da fila" page={page} lastPage={lastPage} pathOf={address.pathOf} />
        </>
      )}
    </section>
  );
}

/** Shows the rows; with one kind chosen they can be selected, a whole range with Shift. */
function Rows({ list, address, item, decide }: WorkInboxProps) {
  const { items = [], kind, total } = list;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const selected = items.filter((one) => chosen.includes(keyOf(one)));
  const [hasAll, setHasAll] = useState(false);
  const [asksReason, setAsksReason] = useState(false);
  const last = useRef<number>(undefined);
  const decides = useMay(kind === 'message' ? 'answerMessages' : 'decide');
  const texts = kind && decides ? WORK_KINDS[kind] : undefined;
  const reviews = useMay('seePersons');
  const pathOf = (one: WorkRowFragment) =>
    reviews ? item.pathOf(one) : one.company && paths.company(one.company.id);
  const templates = useTemplates(kind);
  const count = hasAll ? total : selected.length;
  const isBusy = decide.progress !== undefined;

  const toggle = (index: number, event: { shiftKey: boolean }) => {
    const from = event.shiftKey ? (last.current ?? index) : index;
    const range = items.slice(Math.min(from, index), Math.max(from, index) + 1).map(keyOf);
    const isChosen = range.every((key) => chosen.includes(key));
    const rest = chosen.filter((key) => !range.includes(key));
    setHasAll(false);
    setChosen(isChosen ? rest : [...rest, ...range]);
    last.current = index;
  };
  const selectAll = (isChosen: boolean) => {
    setHasAll(false);
    setChosen(isChosen ? items.map(keyOf) : []);
  };
  const run = async (verdict: Verdict, reason?: string) => {
    if (!kind) return;
    const works = hasAll ? await decide.all(kind, address.text('q') || null) : selected;
    setAsksReason(false);
    await decide.several(works, verdict, reason);
    selectAll(false);
  };
  const startReject = () => (texts?.reject?.reason === 'none' ? void run('reject') : setAsksReason(true));

  return (
    <>
      {texts && (
        <div className={classes.selection}>
          <SelectionBar
            selection={{
              ids: selected.map(keyOf),
              has: (key) => chosen.includes(key),
              toggle: (key) =>
                toggle(
                  items.findIndex((one) => keyOf(one) === key),
                  { shiftKey: false },
                ),
              setAll: selectAll,
            }}
            shown={items.map(keyOf)}
            countText={() => `${formatNumber(count)} de ${formatNumber(total)}`}
          >
            {!hasAll && total > items.length && selected.length === items.length && (
              <Button variant="subtle" onClick={() => setHasAll(true)}>
                Selecionar todas as {formatNumber(total)}
              </Button>
            )}
            <Button onClick={() => run('approve')} loading={isBusy}>
              {texts.approve.label}
            </Button>
            {texts.reject && (
              <Button variant="default" onClick={startReject} disabled={isBusy}>
                {texts.reject.label}
              </Button>
            )}
          </SelectionBar>
          {decide.progress && (
            <p role="status">
              {formatNumber(decide.progress.done)} de {formatNumber(decide.progress.of)}…
            </p>
          )}
          {asksReason && texts.reject && count > 0 && (
            <ReasonPanel
              action={texts.reject.label}
              reader={texts.reject.reader}
              templates={templates}
              isRequired={texts.reject.reason === 'required'}
              isBusy={isBusy}
              onReason={(reason) => run('reject', reason || undefined)}
              onClose={() => setAsksReason(false)}
            />
          )}
        </div>
      )}
      <ul className={classes.rows}>
        {items.map((one, index) => (
          <li key={keyOf(one)} className={classes.line}>
            {texts && (
              <Checkbox
                aria-label={`Selecionar ${one.title}`}
                checked={hasAll || chosen.includes(keyOf(one))}
                onClick={(event: MouseEvent) => toggle(index, event)}
                onChange={() => undefined}
                classNames={{ root: classes.check ?? '' }}
              />
            )}
            <WorkRow item={one} to={pathOf(one)} />
          </li>
        ))}
      </ul>
    </>
  );
}
