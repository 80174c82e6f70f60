import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { formatNumber } from '../../lib/format.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useFocusStays } from '../../ui/keyboard/use-focus-stays.ts';
import {
  type BulkJobPartsFragment,
  useCancelBulkActionMutation,
  useUndoBulkActionMutation,
} from './bulk-job.gen.ts';
import classes from './bulk-progress.module.css';
import { endedText, progressOf, runningText } from './bulk-texts.ts';
import { useBulkJob } from './use-bulk-job.ts';

/** The server keeps the reasons of so many. */
const MOST_SHOWN = 500;

function Failures({ failures, failedCount }: BulkJobPartsFragment) {
  if (failures.length === 0) return null;
  return (
    <details>
      <summary>
        Ver o que não deu certo
        {failedCount > MOST_SHOWN && ` (os primeiros ${formatNumber(MOST_SHOWN)})`}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls needs the keyboard. */}
      <ul className={classes.failures} tabIndex={0} aria-label="O que não deu certo">
        {failures.map(({ companyId, name, message }) => (
          <li key={companyId}>
            <strong>{name ?? `Empresa nº ${companyId}`}</strong>: {message}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface BulkProgressProps {
  /** Id of the bulk action. */
  id: string;
  /** Called by the button that puts the report away. */
  onClose(): void;
}

/**
 * Shows the progress of a bulk action with a button that stops it, then what was done and what was not, with one that
 * undoes its decisions for ten seconds.
 */
export function BulkProgress({ id, onClose }: BulkProgressProps) {
  const { job, isRunning, failure, refetch } = useBulkJob(id);
  const [cancel] = useCancelBulkActionMutation();
  const [undo] = useUndoBulkActionMutation();
  const [isBusy, setBusy] = useState(false);
  const report = useRef<HTMLElement>(null);
  useFocusStays(report, report);
  if (failure && !job) return <RetryNotice text="Erro ao acompanhar a ação em lote" retry={refetch} />;
  const run = async (act: () => Promise<unknown>, failed: string) => {
    setBusy(true);
    // The pressed button is gone afterwards.
    report.current?.focus({ preventScroll: true });
    try {
      await act();
    } catch (error) {
      showToast(errorMessage(error, failed), 'error');
      await refetch();
    }
    setBusy(false);
  };
  const stop = () => run(() => cancel({ variables: { id } }), 'Erro ao parar a ação em lote');
  const takeBack = () => run(() => undo({ variables: { id } }), 'Erro ao desfazer a ação em lote');
  const { done, of } = job ? progressOf(job) : { done: 0, of: 0 };
  return (
    <section ref={report} tabIndex={-1} className={classes.progress} aria-label="Ação em lote">
      <div className={classes.head}>
        <p className={classes.text} role="status">
          {!job ? 'Começando…' : isRunning ? `${runningText(job)}…` : endedText(job)}
          {job?.canUndo && ' Dá para desfazer por dez segundos.'}
        </p>
        <div className={classes.actions}>
          {job?.canUndo && (
            <Button onClick={takeBack} loading={isBusy}>
              Desfazer
            </Button>
          )}
          {job?.status === 'running' && (
            <Button variant="default" onClick={stop} loading={isBusy}>
              Parar
            </Button>
          )}
          {!isRunning && (
            <Button variant="default" onClick={onClose} disabled={!job}>
              Fechar relatório
            </Button>
          )}
        </div>
      </div>
      {job && isRunning && (
        <>
          <progress className={classes.bar} max={of} value={done} aria-label={runningText(job)} />
          <p className={classes.text}>
            {formatNumber(done)} de {formatNumber(of)}
          </p>
        </>
      )}
      {job && <Failures {...job} />}
    </section>
  );
}
