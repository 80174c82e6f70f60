import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Columns } from '../../../ui/list/table/column.ts';
import { type Action, ActionList } from '../../actions/action-list.tsx';
import type { OpenedRow } from '../described-list.ts';
import classes from './row-details.module.css';
import { RowFacts } from './row-facts.tsx';
import type { OpenItem } from './use-item.ts';

/** How a list shows the details of its rows. */
export interface Details<Row> extends OpenedRow<Row> {
  title(row: Row): string;
  /** Names the row for screen readers; its title unless given. */
  nameOf?(row: Row): string;
  /** What is shown of a row; unless given, the content of all columns. */
  content?(row: Row): ReactNode;
  /** Below the content. */
  more?(row: Row): ReactNode;
  /** What the URL shows of a row in place of content and actions. */
  section?(row: Row): ReactNode;
}

const GONE = 'Não está mais aqui: alguém já removeu ou resolveu.';
const ELSEWHERE = 'Não está nesta página: pode estar em outra, ou em outro filtro.';

interface RowDetailsProps<Row extends { id: string }> {
  details: Details<Row>;
  item: OpenItem;
  rows: readonly Row[];
  /** True once the list's page is loaded. */
  isLoaded: boolean;
  columns: Columns<Row>;
  actionsOf(row: Row): readonly Action[];
}

/** Shows the opened row in its panel, with its actions. */
export function RowDetails<Row extends { id: string }>({
  details,
  item,
  rows,
  isLoaded,
  columns,
  actionsOf,
}: RowDetailsProps<Row>) {
  const row = rows.find(({ id }) => id === item.id) ?? details.row;
  const isMissing = row === undefined && (details.isMissing ?? isLoaded);
  const { retry } = details;
  const rowless = isMissing ? 'Não encontrado' : retry && 'Detalhes';
  const title = row ? details.title(row) : rowless;
  const section = row && details.section?.(row);
  const actions = row && !section ? actionsOf(row) : [];
  const facts = () =>
    columns
      .filter(({ name }) => name !== '')
      .map(({ name, cell, detail }) => [name, row && (detail ?? cell)?.(row)] as const);
  return (
    <ItemPanel item={item} title={title} rows={rows} nameOf={details.nameOf ?? details.title}>
      {section || (row && (details.content?.(row) ?? <RowFacts facts={facts()} />))}
      {row && !section && details.more?.(row)}
      {retry && <RetryNotice text="Erro ao carregar os detalhes" retry={retry} />}
      {isMissing && <p>{details.isMissing ? GONE : ELSEWHERE}</p>}
      {actions.length > 0 && <ActionList actions={actions} />}
    </ItemPanel>
  );
}

interface ItemPanelProps<Row extends { id: string }> {
  item: OpenItem;
  /** Name of the row; undefined while it is loading. */
  title: string | undefined;
  /** The rows beside it in the list. */
  rows: readonly Row[];
  /** Names the previous and the next row. */
  nameOf(row: Row): string;
  children: ReactNode;
}

/** Shows the details of a row beside its list; on phones in its place. Escape closes it. */
function ItemPanel<Row extends { id: string }>({ item, title, rows, nameOf, children }: ItemPanelProps<Row>) {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const at = rows.findIndex(({ id }) => id === item.id);
  const closing = useRef<HTMLButtonElement>(null);
  // At the end of the list the pressed link is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when another row is opened, or another part of it
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [item.id, title]);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // On phones the list has made room for it.
    if (panel.current && panel.current.getBoundingClientRect().top < 0) panel.current.scrollIntoView();
    const onKeyDown = (event: KeyboardEvent) => {
      const list = panel.current?.parentElement;
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (event.target instanceof Node && list?.contains(event.target)) closing.current?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const step = (row: Row | undefined, text: string, icon: 'up' | 'down') =>
    row ? (
      <Link
        {...item.linkOf(row)}
        className={classes.step}
        aria-label={`${text}: ${nameOf(row)}`}
        title={text}
      >
        <Icon name={icon} />
      </Link>
    ) : (
      <span className={classes.step} data-end>
        <Icon name={icon} />
      </span>
    );
  return (
    <aside ref={panel} className={classes.panel} aria-label={title ?? 'Detalhes'}>
      <div className={classes.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title ?? 'Carregando…'}
        </h2>
        <div className={classes.steps}>
          {step(rows[at - 1], 'Anterior', 'up')}
          {step(at < 0 ? undefined : rows[at + 1], 'Próximo', 'down')}
          <button
            ref={closing}
            type="button"
            className={classes.step}
            aria-label="Fechar detalhes"
            onClick={item.close}
            data-leaves
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
      <div className={classes.body}>{children}</div>
    </aside>
  );
}
