import type { ReactNode } from 'react';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import type { Columns } from '../../../ui/list/table/column.ts';
import { type Action, ActionList } from '../../actions/action-list.tsx';
import type { OpenedRow } from '../described-list.ts';
import { ItemPanel } from './item-panel.tsx';
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
  part?(row: Row): ReactNode;
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
  const part = row && details.part?.(row);
  const actions = row && !part ? actionsOf(row) : [];
  const facts = () =>
    columns
      .filter(({ name }) => name !== '')
      .map(({ name, cell, detail }) => [name, row && (detail ?? cell)?.(row)] as const);
  return (
    <ItemPanel item={item} title={title} rows={rows} nameOf={details.nameOf ?? details.title}>
      {part || (row && (details.content?.(row) ?? <RowFacts facts={facts()} />))}
      {row && !part && details.more?.(row)}
      {retry && <RetryNotice text="Erro ao carregar os detalhes" retry={retry} />}
      {isMissing && <p>{details.isMissing ? GONE : ELSEWHERE}</p>}
      {actions.length > 0 && <ActionList actions={actions} />}
    </ItemPanel>
  );
}
