import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ListState } from '../../ui/list/list-state.tsx';
import { PageButtons } from '../../ui/list/page-buttons.tsx';
import { RowsChoice } from '../../ui/list/rows-choice.tsx';
import type { Column } from '../../ui/list/table/column.ts';
import { DataTable } from '../../ui/list/table/data-table.tsx';
import { ROWS_A_PAGE, type Rows } from '../../ui/list/use-list-params.ts';
import { RowMenu } from '../../ui/menu/row-menu.tsx';
import { DecidedRowsPaging } from '../list/decided-rows-paging.tsx';
import listClasses from '../list/lists.module.css';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { type AdminRatingRowFragment, useAdminRatingsQuery } from './admin-ratings.gen.ts';
import { namingOf } from './rating-cells.tsx';
import { RATING_DECISIONS, useRatingTable } from './use-rating-table.tsx';

/** Lists an account's ratings, to erase them on request (LGPD). */
export function PersonRatings({ email }: { email: string }) {
  const [page, setPage] = useState(1);
  const [rows, setRows] = useState<Rows>(ROWS_A_PAGE[0]);
  const query = useAdminRatingsQuery({ variables: { email, order: 'newest', page, perPage: rows } });
  const result = listOf(query, (data) => data.adminRatings);
  const list = useAdminList(result, {
    variables: { email, page, perPage: rows },
    mutation: 'HideRating',
    isFinal: false,
    decisions: RATING_DECISIONS,
  });
  const { columns, actionsOf, modal } = useRatingTable(list);
  const withDetail = (column: Column<AdminRatingRowFragment>) => {
    const { title: _, ...rest } = column;
    return { ...rest, cell: column.detail ?? column.cell } as Column<AdminRatingRowFragment>;
  };
  const [naming, ...others] = columns;
  const last = query.data?.adminRatings.lastPage;
  // The page's last rating has been erased.
  if (!list.isHolding && last !== undefined && page > last) setPage(last);
  return (
    <div ref={list.element} tabIndex={-1} className={listClasses.container} data-part>
      <p className={listClasses.aside}>
        Avaliações feitas sem entrar na conta não guardam e-mail. Pergunte à pessoa a empresa, a data e o que
        escreveu, e procure na <Link to={paths.adminRatings()}>lista de avaliações</Link>.
      </p>
      <ListState
        hasData={list.page !== undefined}
        isEmpty={list.rows.length === 0}
        isFailed={list.isFailed}
        failedText="Erro ao carregar dados do painel administrativo"
        retry={list.retry}
        empty={<p>Nenhuma avaliação feita com a conta deste e-mail.</p>}
      >
        <DataTable
          label="Avaliações da pessoa"
          rows={list.rows}
          isSettled={(row) => list.outcomeOf(row) !== undefined}
          columns={[
            withDetail(naming),
            ...others.map(withDetail),
            {
              name: '',
              cell: (row) =>
                list.outcomeOr(row, () => (
                  <RowMenu
                    of={namingOf(row)}
                    actions={actionsOf(row).filter((action) => action !== false)}
                    isBusy={list.isBusy(row.id)}
                  />
                )),
            },
          ]}
        />
        <div className={listClasses.foot}>
          <RowsChoice
            rows={rows}
            total={list.page?.total ?? 0}
            onChange={(size) => {
              setRows(size);
              setPage(1);
            }}
          />
          <DecidedRowsPaging decided={list} lastPage={list.page?.lastPage ?? 1}>
            <PageButtons
              label="Páginas das avaliações da pessoa"
              page={list.page?.page ?? 1}
              lastPage={list.page?.lastPage ?? 1}
              isWaiting={list.isWaiting}
              onSelect={setPage}
            />
          </DecidedRowsPaging>
        </div>
      </ListState>
      {modal}
    </div>
  );
}
