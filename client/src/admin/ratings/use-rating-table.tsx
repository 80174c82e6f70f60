import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../api/errors.ts';
import { paths } from '../../paths.ts';
import type { Column } from '../../ui/list/data-table.tsx';
import type { Outcome } from '../list/outcome.tsx';
import { RowButton } from '../list/row-button.tsx';
import type { AdminList, PageOf } from '../list/use-admin-list.tsx';
import {
  type AdminRatingRowFragment,
  useDismissRatingReportsMutation,
  useRestoreRatingMutation,
} from './admin-ratings.gen.ts';
import { EraseRatingModal } from './erase-rating-modal.tsx';
import { HideRatingModal } from './hide-rating-modal.tsx';
import { namingOf, RatingOrigin, RatingState, RatingText } from './rating-cells.tsx';
import classes from './ratings.module.css';

type Row = AdminRatingRowFragment;

/** Actions that are asked about in a modal. */
const ACTIONS = {
  hide: { Modal: HideRatingModal, outcome: { text: 'Oculta', tone: 'plain' } },
  erase: { Modal: EraseRatingModal, outcome: { text: 'Apagada', tone: 'bad' } },
} as const;
const DECIDED_BEFORE: Outcome = { text: 'Já decidida', tone: 'plain' };

/**
 * Returns the columns of a table of ratings, and the modal of the chosen action. `belowCompany` is shown below its
 * name.
 */
export function useRatingTable(
  list: AdminList<PageOf<Row>>,
  belowCompany?: (company: Row['company']) => ReactNode,
): { columns: [Column<Row>, ...Column<Row>[]]; modal: ReactNode } {
  const { isBusy } = list;
  const [show] = useRestoreRatingMutation();
  const [dismiss] = useDismissRatingReportsMutation();
  const [asked, setAsked] = useState<{ action: keyof typeof ACTIONS; rating: Row }>();

  const showAgain = (row: Row) =>
    list.decide(row, () => show({ variables: { id: row.id } }), {
      outcome: { text: 'Visível', tone: 'good' },
      done: 'Avaliação visível de novo.',
      failed: (error) => errorMessage(error, 'Não foi possível mostrar a avaliação. Tente novamente.'),
      before: DECIDED_BEFORE,
    });
  const dismissReports = (row: Row) =>
    list.decide(row, () => dismiss({ variables: { id: row.id } }), {
      outcome: { text: 'Denúncias descartadas', tone: 'good' },
      done: 'Denúncias descartadas. A avaliação continua visível.',
      failed: (error) => errorMessage(error, 'Não foi possível descartar as denúncias. Tente novamente.'),
      before: DECIDED_BEFORE,
    });
  const close = () => setAsked(undefined);
  const done = () => {
    close();
    if (asked) list.settleAndReload([asked.rating.id], ACTIONS[asked.action].outcome);
    list.element.current?.focus({ preventScroll: true });
  };

  const Modal = asked && ACTIONS[asked.action].Modal;
  return {
    columns: [
      { name: 'Avaliação', cell: (row) => <RatingText {...row} /> },
      {
        name: 'Empresa',
        cell: ({ company }) => (
          <>
            <Link to={paths.companyRatings(company.id, 1)}>{company.name}</Link>
            {belowCompany?.(company)}
          </>
        ),
      },
      { name: 'Quando', cell: (row) => <RatingOrigin {...row} /> },
      { name: 'Situação', cell: (row) => <RatingState {...row} /> },
      {
        name: '',
        cell: (row) =>
          list.outcomeOr(row, () => (
            <div className={classes.buttons}>
              {row.isHidden ? (
                <RowButton of={namingOf(row)} loading={isBusy(row.id)} onClick={() => showAgain(row)}>
                  Mostrar de novo
                </RowButton>
              ) : (
                <RowButton
                  of={namingOf(row)}
                  disabled={isBusy(row.id)}
                  onClick={() => setAsked({ action: 'hide', rating: row })}
                >
                  Ocultar
                </RowButton>
              )}
              {row.openReports > 0 && (
                <RowButton
                  of={`contra ${namingOf(row)}`}
                  loading={isBusy(row.id)}
                  onClick={() => dismissReports(row)}
                >
                  Descartar denúncias
                </RowButton>
              )}
              <RowButton
                of={namingOf(row)}
                isGrave
                disabled={isBusy(row.id)}
                onClick={() => setAsked({ action: 'erase', rating: row })}
              >
                Apagar
              </RowButton>
            </div>
          )),
      },
    ],
    modal: Modal && <Modal rating={asked.rating} onClose={close} onDone={done} />,
  };
}
