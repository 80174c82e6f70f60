import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../api/errors.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { isDecidedBefore } from '../actions/is-decided-before.ts';
import type { useDecisions } from '../actions/use-decisions.ts';
import { type Outcome, OutcomeTag } from '../list/outcome.tsx';
import type { SettledRows } from '../list/use-decided-rows.ts';
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
  settled: SettledRows<Row>;
  /** Below the company's name. */
  renderCompanyWay?(company: Row['company']): ReactNode;
  decisions: ReturnType<typeof useDecisions>;
}

const OUTCOMES = {
  shown: { text: 'Visível', tone: 'good' },
  dismissed: { text: 'Denúncias descartadas', tone: 'good' },
  hide: { text: 'Oculta', tone: 'plain' },
  erase: { text: 'Apagada', tone: 'bad' },
  before: { text: 'Já decidida', tone: 'plain' },
} satisfies Record<string, Outcome>;

/** Ratings with all that administrators do with them. */
export function RatingTable({ label, settled, renderCompanyWay, decisions }: RatingTableProps) {
  const { place, isBusy, run, renew } = decisions;
  const [show] = useShowRatingMutation();
  const [dismiss] = useDismissRatingReportsMutation();
  const [asked, setAsked] = useState<{ action: 'hide' | 'erase'; rating: Row }>();

  const leave = (row: Row, outcome: Outcome) => {
    settled.settle([row.id], outcome);
    renew();
  };
  const decide = (row: Row, action: () => Promise<unknown>, done: string, failed: string, outcome: Outcome) =>
    run(row.id, async () => {
      try {
        await action();
        showToast(done);
        leave(row, outcome);
      } catch (error) {
        showToast(errorMessage(error, failed), 'error');
        if (isDecidedBefore(error)) leave(row, OUTCOMES.before);
      }
    });
  const showAgain = (row: Row) =>
    decide(
      row,
      () => show({ variables: { id: row.id } }),
      'Avaliação visível de novo.',
      'Não foi possível mostrar a avaliação. Tente novamente.',
      OUTCOMES.shown,
    );
  const dismissReports = (row: Row) =>
    decide(
      row,
      () => dismiss({ variables: { id: row.id } }),
      'Denúncias descartadas. A avaliação continua visível.',
      'Não foi possível descartar as denúncias. Tente novamente.',
      OUTCOMES.dismissed,
    );
  const close = () => setAsked(undefined);
  const done = () => {
    close();
    if (asked) leave(asked.rating, OUTCOMES[asked.action]);
    place.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <DataTable
        label={label}
        rows={settled.rows}
        isSettled={(row) => settled.outcomeOf(row) !== undefined}
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
            cell: (row) => {
              const outcome = settled.outcomeOf(row);
              if (outcome) return <OutcomeTag {...outcome} />;
              return (
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
              );
            },
          },
        ]}
      />
      {asked?.action === 'hide' && <HideRatingModal rating={asked.rating} onClose={close} onDone={done} />}
      {asked?.action === 'erase' && <EraseRatingModal rating={asked.rating} onClose={close} onDone={done} />}
    </>
  );
}
