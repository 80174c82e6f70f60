import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../api/errors.ts';
import { paths } from '../../paths.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import type { Outcome } from '../list/outcome.tsx';
import type { AdminList } from '../list/use-admin-list.tsx';
import {
  type AdminRatingRowFragment,
  useDismissRatingReportsMutation,
  useShowRatingMutation,
} from './admin-ratings.gen.ts';
import { EraseRatingModal } from './erase-rating-modal.tsx';
import { HideRatingModal } from './hide-rating-modal.tsx';
import { namingOf, RatingOrigin, RatingState, RatingText } from './rating-cells.tsx';
import classes from './ratings.module.css';

type Row = AdminRatingRowFragment;

interface RatingTableProps {
  label: string;
  list: Pick<
    AdminList<{ items: Row[]; page: number; lastPage: number; total: number }>,
    'decide' | 'isBusy' | 'outcomeOf' | 'outcomeOr' | 'place' | 'rows' | 'settleAndReload'
  >;
  /** Below the company's name. */
  renderCompanyWay?(company: Row['company']): ReactNode;
}

const OUTCOMES = {
  shown: { text: 'Visível', tone: 'good' },
  dismissed: { text: 'Denúncias descartadas', tone: 'good' },
  hide: { text: 'Oculta', tone: 'plain' },
  erase: { text: 'Apagada', tone: 'bad' },
  before: { text: 'Já decidida', tone: 'plain' },
} satisfies Record<string, Outcome>;

/** Table of ratings with the administrators' actions. */
export function RatingTable({ label, list, renderCompanyWay }: RatingTableProps) {
  const { isBusy } = list;
  const [show] = useShowRatingMutation();
  const [dismiss] = useDismissRatingReportsMutation();
  const [asked, setAsked] = useState<{ action: 'hide' | 'erase'; rating: Row }>();

  const showAgain = (row: Row) =>
    list.decide(row, () => show({ variables: { id: row.id } }), {
      outcome: OUTCOMES.shown,
      done: 'Avaliação visível de novo.',
      failed: (error) => errorMessage(error, 'Não foi possível mostrar a avaliação. Tente novamente.'),
      before: OUTCOMES.before,
    });
  const dismissReports = (row: Row) =>
    list.decide(row, () => dismiss({ variables: { id: row.id } }), {
      outcome: OUTCOMES.dismissed,
      done: 'Denúncias descartadas. A avaliação continua visível.',
      failed: (error) => errorMessage(error, 'Não foi possível descartar as denúncias. Tente novamente.'),
      before: OUTCOMES.before,
    });
  const close = () => setAsked(undefined);
  const done = () => {
    close();
    if (asked) list.settleAndReload([asked.rating.id], OUTCOMES[asked.action]);
    list.place.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <DataTable
        label={label}
        rows={list.rows}
        isSettled={(row) => list.outcomeOf(row) !== undefined}
        columns={[
          { name: 'Avaliação', cell: (row) => <RatingText {...row} /> },
          {
            name: 'Empresa',
            cell: ({ company }) => (
              <>
                <Link to={paths.companyRatings(company.id, 1)}>{company.name}</Link>
                {renderCompanyWay?.(company)}
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
                    <Button
                      variant="default"
                      loading={isBusy(row.id)}
                      aria-label={`Mostrar de novo ${namingOf(row)}`}
                      onClick={() => showAgain(row)}
                    >
                      Mostrar de novo
                    </Button>
                  ) : (
                    <Button
                      variant="default"
                      disabled={isBusy(row.id)}
                      aria-label={`Ocultar ${namingOf(row)}`}
                      onClick={() => setAsked({ action: 'hide', rating: row })}
                    >
                      Ocultar
                    </Button>
                  )}
                  {row.openReports > 0 && (
                    <Button
                      variant="default"
                      loading={isBusy(row.id)}
                      aria-label={`Descartar denúncias contra ${namingOf(row)}`}
                      onClick={() => dismissReports(row)}
                    >
                      Descartar denúncias
                    </Button>
                  )}
                  <Button
                    variant="subtle"
                    color="red"
                    c="var(--mantine-color-error)"
                    disabled={isBusy(row.id)}
                    aria-label={`Apagar ${namingOf(row)}`}
                    onClick={() => setAsked({ action: 'erase', rating: row })}
                  >
                    Apagar
                  </Button>
                </div>
              )),
          },
        ]}
      />
      {asked?.action === 'hide' && <HideRatingModal rating={asked.rating} onClose={close} onDone={done} />}
      {asked?.action === 'erase' && <EraseRatingModal rating={asked.rating} onClose={close} onDone={done} />}
    </>
  );
}
