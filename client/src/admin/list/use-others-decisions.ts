import { useEffect, useEffectEvent, useRef } from 'react';
import { keyOf } from '../undo/approval-key.ts';
import type { WorkKind } from '../undo/undo-decision.gen.ts';
import type { DecisionAction } from '../undo/use-undo-decision.ts';
import type { Outcome } from './outcome.tsx';
import { useDecided } from './use-decided.ts';
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
  /** Forgets that a row was decided: its decision was undone here. */
  forget(row: Row): void;
  askNow(): void;
}

/** Keeps the rows of a list that others decide in place, with who did, and shows their buttons again when that is undone. */
export function useOthersDecisions<Row extends { id: string }>({
  decides,
  decided,
  reload,
}: OthersDecisionsOptions<Row>): OthersDecisions<Row> {
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
    const { kind, outcomes } = decides;
    const own = new Set<Outcome | undefined>(Object.values(outcomes));
    const others = waiting.filter((row) => !own.has(decided.outcomeOf(row)));
    const keyed = others.map(({ id }) => ({ id, key: keyOf({ kind, id }) }));
    const changed = keyed.filter(({ key }) => answer.get(key) !== before.get(key));
    for (const { id, key } of changed) {
      const text = answer.get(key);
      if (text === undefined) decided.unsettle(id);
      else decided.settle([id], { ...decides.before, text });
    }
    if (changed.length > 0) reload();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when there is another answer.
  useEffect(() => onAnswer(), [answer]);

  return {
    askNow,
    forget({ id }) {
      if (decides) forget([{ kind: decides.kind, id }]);
    },
  };
}
