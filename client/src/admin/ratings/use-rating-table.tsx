import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../api/errors.ts';
import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import type { Columns } from '../../ui/list/table/column.ts';
import type { Action } from '../actions/action-list.tsx';
import type { Details } from '../list/details/row-details.tsx';
import type { Outcome } from '../list/outcome.tsx';
import type { AdminList, PageOf } from '../list/use-admin-list.tsx';
import {
  type AdminRatingRowFragment,
  useDismissRatingReportsMutation,
  useRestoreRatingMutation,
} from './admin-ratings.gen.ts';
import { EraseRatingModal } from './erase-rating-modal.tsx';
import { HideRatingModal } from './hide-rating-modal.tsx';
import { namingOf, RatingOrigin, RatingState, RatingTags, RatingText, Stars } from './rating-cells.tsx';

type Row = AdminRatingRowFragment;

/** Actions that are asked about in a modal. */
const ACTIONS = {
  hide: { Modal: HideRatingModal, outcome: { text: 'Oculta', tone: 'plain' } },
  erase: { Modal: EraseRatingModal, outcome: { text: 'Apagada', tone: 'bad' } },
} as const;
const DECIDED_BEFORE: Outcome = { text: 'Já decidida', tone: 'plain' };

interface RatingTable {
  columns: Columns<Row>;
  actionsOf(row: Row): readonly (Action | false)[];
  details: Details<Row>;
  /** The modal of the chosen action. */
  modal: ReactNode;
}

/** Returns columns, actions and details of a list of ratings; `onlyOf` filters by a company. */
export function useRatingTable(
  list: AdminList<PageOf<Row>>,
  onlyOf?: (company: Row['company']) => void,
): RatingTable {
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
      {
        name: 'Avaliação',
        title: ({ comment }) => comment ?? 'Sem comentário',
        cell: ({ rating }) => <Stars rating={rating} />,
        detail: (row) => <RatingText {...row} />,
      },
      {
        name: 'Empresa',
        width: '10rem',
        cell: ({ company }) => <Link to={paths.companyRatings(company.id, 1)}>{company.name}</Link>,
      },
      {
        name: 'Quando',
        width: '9.25rem',
        leaves: 1,
        orders: { ascending: 'oldest', descending: 'newest', first: 'descending' },
        cell: ({ createdAt, isFromAccount }) => (
          <>
            {formatDateTime(createdAt)}
            <small>{isFromAccount ? 'Com conta' : 'Sem conta'}</small>
          </>
        ),
        detail: (row) => <RatingOrigin {...row} />,
      },
      {
        name: 'Situação',
        width: '8.5rem',
        cell: (row) => <RatingTags {...row} />,
        detail: (row) => <RatingState {...row} />,
      },
    ],
    actionsOf: (row) => [
      row.isHidden
        ? { text: 'Mostrar de novo', act: () => showAgain(row) }
        : { text: 'Ocultar', act: () => setAsked({ action: 'hide', rating: row }) },
      row.openReports > 0 && { text: 'Descartar denúncias', act: () => dismissReports(row) },
      onlyOf !== undefined && { text: 'Só desta empresa', may: 'seeLists', act: () => onlyOf(row.company) },
      { text: 'Apagar', act: () => setAsked({ action: 'erase', rating: row }), isGrave: true },
    ],
    details: { title: ({ company }) => company.name, nameOf: namingOf },
    modal: Modal && <Modal rating={asked.rating} onClose={close} onDone={done} />,
  };
}
