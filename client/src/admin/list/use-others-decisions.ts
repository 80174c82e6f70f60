import { useEffect, useEffectEvent, useRef } from 'react';
import { useDecided } from '../actions/use-decided.ts';
import { keyOf } from '../actions/work-kinds.ts';
import type { WorkKind } from '../undo/undo-decision.gen.ts';
import { type DecisionAction, useWaitingDecision } from '../undo/waiting-decisions.ts';
import type { Outcome } from './outcome.tsx';
import type { DecidedRows } from './use-decided-rows.ts';

export interface RowDecisions<Row> {
  kind: WorkKind;
  outcomes: Readonly<Record<DecisionAction, Outcome>>;
  /** Outcome of a row that somebody else decided before. */
  before: Outcome;
  /** Whether a row waits for a decision: it is asked again and again whether others decide it. */
  waits(row: Row): boolean;
}

interface OthersDecisionsOptions<Row> {
  /** Nothing is asked without. */
  decides: RowDecisions<Row> | undefined;
  decided: Pick<DecidedRows<Row>, 'rows' | 'outcomeOf' | 'settle' | 'unsettle'>;
  /** Reads the list anew. */
  reload(): void;
}

interface OthersDecisions<Row> {
  /** The outcome of a row, with what others decided. */
  outcomeOf(row: Row): Outcome | undefined;
  /** Shows buttons again: the decision on the row was undone here. */
  forget(row: Row): void;
  askNow(): void;
}

/**
 * Shows what others decide about the rows of a list, and takes it back when they undo it. The server's list has a row as
 * it was until its decision is carried out: then the row is kept in place and the list is read anew.
 */
export function useOthersDecisions<Row extends { id: string }>({
  decides,
  decided,
  reload,
}: OthersDecisionsOptions<Row>): OthersDecisions<Row> {
  const waitingDecision = useWaitingDecision();
  const waiting = decides ? decided.rows.filter(decides.waits) : [];
  const { answer, askNow, forget } = useDecided(
    decides ? waiting.map(({ id }) => ({ kind: decides.kind, id })) : [],
    decides?.before.text,
  );

  const previous = useRef(answer);
  const onAnswer = useEffectEvent(() => {
    const before = previous.current;
    previous.current = answer;
    if (!decides) return;
    const { kind } = decides;
    const byOthers = waiting.filter((row) => {
      const settled = decided.outcomeOf(row);
      return !waitingDecision(kind, row.id) && (settled === undefined || settled === decides.before);
    });
    for (const { id } of byOthers) {
      const key = keyOf({ kind, id });
      if (before.decided.has(key) && !answer.decided.has(key)) decided.unsettle(id);
    }
    const over = byOthers.filter(({ id }) => {
      const key = keyOf({ kind, id });
      return answer.carriedOut.has(key) && !before.carriedOut.has(key);
    });
    if (over.length === 0) return;
    decided.settle(
      over.map(({ id }) => id),
      decides.before,
    );
    reload();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when there is another answer.
  useEffect(() => onAnswer(), [answer]);

  return {
    askNow,
    outcomeOf(row) {
      const settled = decided.outcomeOf(row);
      if (!decides) return settled;
      const key = { kind: decides.kind, id: row.id };
      const action = waitingDecision(key.kind, key.id);
      // Until a decision is carried out the server's list has the row as it was.
      if (action) return decides.outcomes[action];
      const text = decides.waits(row) ? answer.decided.get(keyOf(key)) : undefined;
      return text === undefined || (settled && settled !== decides.before)
        ? settled
        : { ...decides.before, text };
    },
    forget({ id }) {
      if (decides) forget([{ kind: decides.kind, id }]);
    },
  };
}
