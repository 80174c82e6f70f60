import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { formatNumber } from '../../lib/format.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { type BulkJobPartsFragment, useCancelBulkActionMutation } from './bulk-job.gen.ts';
import classes from './bulk-progress.module.css';
import { endedText, runningText } from './bulk-texts.ts';
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

/** Shows the progress of a bulk action with a button that stops it, then what was done and what was not. */
export function BulkProgress({ id, onClose }: BulkProgressProps) {
  const { job, isRunning, failure, refetch } = useBulkJob(id);
  const [cancel] = useCancelBulkActionMutation();
  const [isCancelling, setCancelling] = useState(false);
  if (failure && !job) return <RetryNotice text="Erro ao acompanhar a ação em lote" retry={refetch} />;
  const stop = async () => {
    setCancelling(true);
    try {
      await cancel({ variables: { id } });
    } catch (error) {
      showToast(errorMessage(error, 'Erro ao parar a ação em lote'), 'error');
      await refetch();
    }
    setCancelling(false);
  };
  return (
    <section className={classes.progress} aria-label="Ação em lote">
      <div className={classes.head}>
        <p className={classes.text} role="status">
          {!job ? 'Começando…' : isRunning ? `${runningText(job)}…` : endedText(job)}
        </p>
        {job && isRunning ? (
          <Button variant="default" onClick={stop} loading={isCancelling}>
            Parar
          </Button>
        ) : (
          <Button variant="default" onClick={onClose} disabled={!job}>
            Fechar relatório
          </Button>
        )}
      </div>
      {job && isRunning && (
        <>
          <progress
            className={classes.bar}
            max={job.total}
            value={job.processedCount}
            aria-label={runningText(job)}
          />
          <p className={classes.text}>
            {formatNumber(job.processedCount)} de {formatNumber(job.total)}
          </p>
        </>
      )}
      {job && <Failures {...job} />}
    </section>
  );
}
