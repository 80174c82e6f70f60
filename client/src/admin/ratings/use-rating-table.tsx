import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import type { Columns } from '../../ui/list/table/column.ts';
import { EraseModal } from '../../ui/modal/erase-modal.tsx';
import type { Action } from '../actions/action-list.tsx';
import { ReasonModal } from '../actions/reason-modal.tsx';
import type { Details } from '../list/details/row-details.tsx';
import type { Outcome } from '../list/outcome.tsx';
import type { AdminList, PageOf } from '../list/use-admin-list.tsx';
import {
  type AdminRatingRowFragment,
  useDeleteRatingMutation,
  useDismissRatingReportsMutation,
  useHideRatingMutation,
  useRestoreRatingMutation,
} from './admin-ratings.gen.ts';
import {
  authorOf,
  namingOf,
  RatingOrigin,
  RatingState,
  RatingTags,
  RatingText,
  Stars,
} from './rating-cells.tsx';

interface HideRatingModalProps {
  rating: AdminRatingRowFragment;
  onClose(): void;
  /** Tells that it is hidden. `isBefore`: somebody else had hidden or erased it. */
  onDone(isBefore: boolean): void;
}

/** Asks for the reason of hiding a rating, for the administrators. */
function HideRatingModal({ rating, onClose, onDone }: HideRatingModalProps) {
  const [hide] = useHideRatingMutation();
  return (
    <ReasonModal
      kind="reportedRating"
      title="Ocultar avaliação"
      action="Ocultar avaliação"
      label="Motivo"
      description="Só a administração lê."
      missingText="Informe o motivo."
      run={(reason) => hide({ variables: { id: rating.id, reason } })}
      failedText={(error) =>
        failureOf(error).fields.reason ??
        errorMessage(error, 'Não foi possível ocultar a avaliação. Tente novamente.')
      }
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        Você vai ocultar {namingOf(rating)}. Ela sai da página e dos números da empresa, e quem avaliou não
        pode avaliar de novo. Você pode mostrá-la outra vez quando quiser.
      </p>
    </ReasonModal>
  );
}

interface EraseRatingModalProps {
  rating: AdminRatingRowFragment;
  onClose(): void;
  /** Called once it is erased, now or by somebody else before. */
  onDone(): void;
}

/** Confirms that a rating is erased at its author's request. */
function EraseRatingModal({ rating, onClose, onDone }: EraseRatingModalProps) {
  const [erase] = useDeleteRatingMutation();
  return (
    <EraseModal
      name="avaliação"
      erase={() => erase({ variables: { id: rating.id } })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        Use para pedidos da pessoa que avaliou (LGPD). Você vai apagar {namingOf(rating)}, de{' '}
        {formatDate(rating.createdAt)}. <strong>Isto não pode ser desfeito.</strong>
      </p>
      <p>O que será apagado:</p>
      <ul>
        <li>a nota, o comentário, o nome, o bairro e os dados de quem avaliou;</li>
        <li>a resposta da empresa, as marcas de útil e as denúncias, com seus motivos.</li>
      </ul>
      <p>O que fica:</p>
      <ul>
        <li>na Auditoria: a empresa, a nota, a data, quem apagou e quando, sem o comentário;</li>
        <li>os números da empresa, calculados de novo sem esta avaliação.</li>
      </ul>
      <p>Depois disso, a pessoa pode avaliar esta empresa outra vez.</p>
    </EraseModal>
  );
}

type Row = AdminRatingRowFragment;

/** Decisions on a rating that can be undone, for its lists. */
export const RATING_DECISIONS = {
  kind: 'reportedRating',
  outcomes: {
    approve: { text: 'Denúncias descartadas', tone: 'good' },
    reject: { text: 'Oculta', tone: 'plain' },
  },
  before: { text: 'Já decidida', tone: 'plain' },
  // Others can be decided on at any time, and are no work of the inbox.
  waits: ({ openReports, isHidden }: Row) => openReports > 0 && !isHidden,
} as const;
/** Actions that are asked about in a modal. */
const MODALS = { hide: HideRatingModal, erase: EraseRatingModal };
const ERASED: Outcome = { text: 'Apagada', tone: 'bad' };

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
  const [hide] = useHideRatingMutation();
  const [dismiss] = useDismissRatingReportsMutation();
  const [dialog, setDialog] = useState<{ action: keyof typeof MODALS; rating: Row }>();

  const showAgain = (row: Row) =>
    list.decide(row, () => show({ variables: { id: row.id } }), {
      outcome: { text: 'Visível', tone: 'good' },
      done: 'Avaliação visível de novo.',
      failed: (error) => errorMessage(error, 'Não foi possível mostrar a avaliação. Tente novamente.'),
      undo: () => hide({ variables: { id: row.id, reason: row.hiddenReason ?? '', undoable: false } }),
    });
  const dismissReports = (row: Row) =>
    list.decide(row, () => dismiss({ variables: { id: row.id } }), {
      action: 'approve',
      done: `Denúncias descartadas. A avaliação sobre ${row.company.name} continua visível.`,
      failed: (error) => errorMessage(error, 'Não foi possível descartar as denúncias. Tente novamente.'),
    });
  const close = () => setDialog(undefined);
  const done = (isBefore = false) => {
    close();
    if (dialog?.action === 'erase') list.settleAndReload([dialog.rating.id], ERASED);
    else if (dialog && isBefore) list.settleAsBefore(dialog.rating);
    else if (dialog)
      list.reportDecision(dialog.rating, 'reject', `Avaliação sobre ${dialog.rating.company.name} oculta.`);
    list.element.current?.focus({ preventScroll: true });
  };

  const Modal = dialog && MODALS[dialog.action];
  return {
    columns: [
      {
        name: 'Avaliação',
        orders: { ascending: 'worst', descending: 'best' },
        title: ({ comment }) => comment ?? 'Sem comentário',
        cell: (row) => (
          <>
            <Stars rating={row.rating} /> {authorOf(row)}
          </>
        ),
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
        width: '12rem',
        orders: { ascending: 'leastReported', descending: 'mostReported', first: 'descending' },
        cell: (row) => <RatingTags {...row} />,
        detail: (row) => <RatingState {...row} />,
      },
    ],
    actionsOf: (row) => [
      row.isHidden
        ? { text: 'Mostrar de novo', act: () => showAgain(row) }
        : { text: 'Ocultar', act: () => setDialog({ action: 'hide', rating: row }) },
      row.openReports > 0 && { text: 'Descartar denúncias', act: () => dismissReports(row) },
      onlyOf !== undefined && { text: 'Só desta empresa', may: 'seeLists', act: () => onlyOf(row.company) },
      { text: 'Apagar', act: () => setDialog({ action: 'erase', rating: row }), isGrave: true },
    ],
    details: { title: ({ company }) => company.name, nameOf: namingOf },
    modal: Modal && <Modal rating={dialog.rating} onClose={close} onDone={done} />,
  };
}
