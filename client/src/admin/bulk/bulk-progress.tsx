import { useApolloClient } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { invalidate } from '../../api/invalidation.ts';
import { usePolling } from '../../api/use-polling.ts';
import { formatAmount, formatNumber } from '../../lib/format.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useShortcuts } from '../../ui/keyboard/use-shortcuts.ts';
import { MAIN, useFocusStays } from '../../ui/modal/use-focus-stays.ts';
import { APPROVAL_TYPES } from '../approval-types/approval-types.ts';
import { isDecidedBefore } from '../undo/is-decided-before.ts';
import { FAILED_UNDO, useUndoDecision } from '../undo/use-undo-decision.ts';
import { reportWaitingAgain } from '../undo/waiting-again.ts';
import {
  type BulkJobPartsFragment,
  useBulkJobQuery,
  useCancelBulkActionMutation,
  useUndoBulkActionMutation,
} from './bulk-job.gen.ts';
import classes from './bulk-progress.module.css';
import { endedText, failureName, isUnderWay, progressOf, runningText } from './bulk-texts.ts';
import type { ChosenThing, ShownJob } from './shown-job.ts';

const POLL_MS = 500;

/** An account's requests are limited: a long action is asked for less often, and so is one after a failure. */
const LONG_POLL_MS = 3_000;

/** Takes seconds. */
const LONG = 500;

/** Asking again does not help. */
const GONE = new Set(['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED']);

/**
 * Loads a bulk action and polls it while it runs and while it can be undone; when it has ended, or is undone, the lists
 * that it changed are read anew, and what waits after all is reported.
 */
function useBulkJob({ id, chosen }: ShownJob) {
  const { cache } = useApolloClient();
  const { data, failure, refetch } = useBulkJobQuery({ variables: { id } });
  const isGone = failure !== undefined && GONE.has(failure.code);
  const job: BulkJobPartsFragment | undefined = isGone ? undefined : data?.adminBulkJob;
  const isRunning = job !== undefined && isUnderWay(job);
  const everyMs = failure || (isRunning && job.total > LONG) ? LONG_POLL_MS : POLL_MS;
  const isOpen = !isGone && (!job || isRunning || job.canUndo);
  usePolling(refetch, { everyMs: isOpen ? everyMs : undefined });

  const wasRunning = useRef(true);
  const end = useEffectEvent(({ status, failures }: BulkJobPartsFragment) => {
    const failed = new Set(failures.map((failure) => failure.id));
    // Of a stopped action nobody knows which are decided: the list says so.
    const isWhole = status === 'done';
    reportWaitingAgain(isWhole ? chosen.filter((item) => failed.has(item.id)) : chosen);
    invalidate(cache, 'StartBulkAction');
  });
  useEffect(() => {
    if (!job) return;
    if (wasRunning.current && !isRunning) end(job);
    wasRunning.current = isRunning;
  }, [job, isRunning]);

  return { job, isRunning, failure, refetch };
}

/** The server keeps the reasons of so many. */
const MOST_SHOWN = 500;
/** Reasons of so many are shown without a press. */
const MOST_OPEN = 5;
/**
 * How long a report without failures is kept once nothing of it can be undone, if it is one of chosen things, of an
 * action that was found when the site was opened, or behind another report.
 */
const SHOWN_MS = 3_000;

function Failures({ job }: { job: BulkJobPartsFragment }) {
  const { failures, failedCount } = job;
  if (failures.length === 0) return null;
  return (
    <details open={failures.length <= MOST_OPEN}>
      <summary>
        Ver o que não deu certo
        {failedCount > MOST_SHOWN && ` (os primeiros ${formatNumber(MOST_SHOWN)})`}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls needs the keyboard. */}
      <ul className={classes.failures} tabIndex={0} aria-label="O que não deu certo">
        {failures.map((failure) => (
          <li key={failure.id}>
            <strong>{failureName(job, failure)}</strong>: {failure.message}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Undoes some of what was chosen. */
function UndoEach({ job, chosen }: { job: BulkJobPartsFragment; chosen: readonly ChosenThing[] }) {
  const { cache } = useApolloClient();
  const undo = useUndoDecision();
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set());
  const failed = new Set(job.failures.map(({ id }) => id));
  const remaining = chosen.filter(({ id }) => !failed.has(id) && !undone.has(id));
  if (!job.kind || remaining.length < 2) return null;
  const undoOne = async (item: ChosenThing) => {
    setUndone((before) => new Set([...before, item.id]));
    try {
      await undo(item);
      invalidate(cache, 'UndoDecision');
    } catch (error) {
      showToast(errorMessage(error, FAILED_UNDO), 'error');
      if (!isDecidedBefore(error)) setUndone((before) => new Set([...before].filter((id) => id !== item.id)));
    }
  };
  return (
    <details>
      <summary>Desfazer só {APPROVAL_TYPES[job.kind].isFeminine ? 'algumas' : 'alguns'}</summary>
      <ul className={classes.chosen}>
        {remaining.map((item) => (
          <li key={item.id}>
            <span>{item.title}</span>
            <Button variant="default" aria-label={`Desfazer: ${item.title}`} onClick={() => undoOne(item)}>
              Desfazer
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Returns how much of an action could not be undone; undefined where its failures before the undo were not seen. */
function useNotUndone(job: BulkJobPartsFragment | undefined): number | undefined {
  const [ofAction, setOfAction] = useState<number>();
  const isTakenBack = job?.status === 'undoing' || job?.status === 'undone';
  if (job && !isTakenBack && ofAction !== job.failedCount) setOfAction(job.failedCount);
  return job && isTakenBack && ofAction !== undefined ? job.failedCount - ofAction : undefined;
}

interface BulkProgressProps {
  job: ShownJob;
  /** A later action's report is shown: of this one only the way to undo it. */
  isBehind?: boolean;
  /** How many are shown after it. */
  others?: number;
  /** Called by the button that puts the report away, and when a short one has been shown long enough. */
  onClose(): void;
}

/**
 * Shows the progress of a bulk action with a button that stops it, then what was done and what was not, with one that
 * undoes its decisions for ten seconds. How many are shown after it stands below.
 */
export function BulkProgress({ job: shownJob, isBehind = false, others = 0, onClose }: BulkProgressProps) {
  const { id, chosen, isFound = false } = shownJob;
  const { job, isRunning, failure, refetch } = useBulkJob(shownJob);
  const [cancel] = useCancelBulkActionMutation();
  const [undo] = useUndoBulkActionMutation();
  const [isBusy, setBusy] = useState(false);
  const [isReduced, setReduced] = useState(false);
  const report = useRef<HTMLElement>(null);
  useFocusStays(report, report);
  // Where that is gone as well.
  useFocusStays(report, MAIN);
  useEffect(() => {
    if (isFound) return;
    // After the list, which takes the focus of the pressed button; a control that is used keeps it.
    const timer = setTimeout(() => {
      if (document.activeElement?.matches('body, [tabindex="-1"]:not(h1, h2)'))
        report.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [isFound]);
  const run = async (act: () => Promise<unknown>, failed: string) => {
    setBusy(true);
    // The pressed button is gone afterwards.
    if (report.current?.contains(document.activeElement)) report.current.focus({ preventScroll: true });
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
  useShortcuts(
    'Geral',
    job?.canUndo && !isBusy && !isBehind
      ? [{ key: 'u', label: 'Desfazer o que acabou de ser feito', run: () => void takeBack() }]
      : [],
  );
  const notUndone = useNotUndone(job);
  const isOver =
    job !== undefined &&
    !isRunning &&
    !job.canUndo &&
    // A report behind another offers only its undo.
    (job.failedCount === 0 || (isBehind && job.status === 'undone' && notUndone === 0)) &&
    (chosen.length > 0 || isBehind || isFound);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // It is not for what is below the report.
    event.preventDefault();
    // Closed by habit, it could not be undone any more.
    if (job && !isRunning && !job.canUndo) onClose();
  };
  if (isBehind) {
    const isTakenBack = job?.status === 'undoing' || job?.status === 'undone';
    if (!job?.canUndo && !isTakenBack) return null;
    return (
      <section
        ref={report}
        tabIndex={-1}
        className={classes.progress}
        aria-label="Ação em lote anterior"
        onKeyDown={onKeyDown}
      >
        <Group gap="0.5rem 1rem" justify="space-between">
          <p className={classes.text} role="status">
            {isRunning ? `${runningText(job)}…` : endedText(job, chosen, notUndone)}
          </p>
          {job.canUndo && (
            <Group gap={8}>
              <Button variant="default" onClick={takeBack} loading={isBusy}>
                Desfazer<span className="visually-hidden"> a ação anterior</span>
              </Button>
            </Group>
          )}
        </Group>
      </section>
    );
  }
  // A report of before comes whole: nothing begins.
  if (!job && !failure && shownJob.isFound) return null;
  if (failure && !job)
    return (
      <section
        ref={report}
        tabIndex={-1}
        className={classes.progress}
        aria-label="Ação em lote"
        onKeyDown={onKeyDown}
      >
        <RetryNotice text="Erro ao acompanhar a ação em lote" retry={refetch} />
        <Group gap={8}>
          <Button variant="default" onClick={onClose}>
            Fechar relatório
          </Button>
        </Group>
      </section>
    );
  const { done, of } = job ? progressOf(job) : { done: 0, of: 0 };
  return (
    <section
      ref={report}
      tabIndex={-1}
      className={classes.progress}
      aria-label="Ação em lote"
      data-passes-arrows
      onKeyDown={onKeyDown}
    >
      <Group gap="0.5rem 1rem" justify="space-between">
        <p className={classes.text} role="status">
          {!job ? 'Começando…' : isRunning ? `${runningText(job)}…` : endedText(job, chosen, notUndone)}
          {job?.canUndo && ' Dá para desfazer por dez segundos.'}
        </p>
        <Group gap={8}>
          {job?.canUndo && (
            <Button onClick={takeBack} loading={isBusy}>
              Desfazer
            </Button>
          )}
          {isRunning && (
            <Button variant="default" aria-expanded={!isReduced} onClick={() => setReduced(!isReduced)}>
              {isReduced ? 'Mostrar' : 'Minimizar'}
            </Button>
          )}
          {job?.status === 'running' && !isReduced && (
            <Button variant="default" onClick={stop} loading={isBusy}>
              Parar
            </Button>
          )}
          {!isRunning && (
            <Button variant="default" onClick={onClose} disabled={!job}>
              Fechar relatório
            </Button>
          )}
        </Group>
      </Group>
      {job && isRunning && !isReduced && (
        <>
          <progress className={classes.bar} max={of} value={done} aria-label={runningText(job)} />
          <p className={classes.text}>
            {formatNumber(done)} de {formatNumber(of)}
          </p>
        </>
      )}
      {job?.canUndo && <UndoEach job={job} chosen={chosen} />}
      {job && !(isRunning && isReduced) && <Failures job={job} />}
      {others > 0 && <p className={classes.text}>Mais {formatAmount(others, 'relatório', 'relatórios')}</p>}
    </section>
  );
}
