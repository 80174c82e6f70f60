import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { errorMessage } from '../../../api/errors.ts';
import { invalidate } from '../../../api/invalidation.ts';
import { formatNumber } from '../../../lib/format.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { idsDecidedBefore, isDecidedBefore } from '../../actions/is-decided-before.ts';
import { WorkIdsDocument } from '../work.gen.ts';
import { type NamedWork, WORK_KINDS, type WorkKey, type WorkKind } from '../work-kinds.ts';
import { useWorkApproveCompaniesMutation, useWorkRejectCompaniesMutation } from './decide.gen.ts';
import { seenOf } from './seen-companies.ts';
import { type Progress, setProgress, useProgress } from './several-progress.ts';
import { failedTextOf } from './use-decide.ts';
import type { Undo } from './use-undo.ts';
import { useWorkMutations, type Verdict } from './use-work-mutations.ts';

const FAILED = 'Algumas decisões não foram registradas. Tente novamente.';

export interface DecideSeveral {
  /** Undefined while nothing runs. */
  progress: Progress | undefined;
  /** Returns all matters of a kind that the filter has, on every page. */
  all(kind: WorkKind, q: string | null): Promise<NamedWork[]>;
  /**
   * Decides on matters of one kind; what fails keeps waiting and is told. It goes on when the screen is left, and its end
   * is told on any other; when the page is closed, what is not decided yet keeps waiting.
   */
  several(works: readonly NamedWork[], verdict: Verdict, reason?: string): Promise<void>;
}

interface Outcome {
  done: NamedWork[];
  before: NamedWork[];
  problem?: unknown;
  /** The server's sentence about one that it refused. */
  refusal?: string | undefined;
}

/** Decides on several matters with one reason, and remembers how to undo it. */
export function useDecideSeveral(hide: (keys: readonly WorkKey[]) => void, undo: Undo): DecideSeveral {
  const client = useApolloClient();
  const send = useWorkMutations();
  const [approveCompanies] = useWorkApproveCompaniesMutation();
  const [rejectCompanies] = useWorkRejectCompaniesMutation();
  const progress = useProgress();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  /** At most as many as a page of the list has. */
  async function decideCompanies(
    works: readonly NamedWork[],
    verdict: Verdict,
    reason?: string,
  ): Promise<Outcome> {
    const ids = works.map(({ id }) => id);
    const seen = seenOf(works);
    const decisions =
      verdict === 'approve'
        ? (await approveCompanies({ variables: { ids, seen } })).data?.approveCompanies
        : (await rejectCompanies({ variables: { ids, seen, reason: reason ?? null } })).data?.rejectCompanies;
    const done = decisions?.done ?? [];
    const failed = decisions?.failed ?? [];
    const before = idsDecidedBefore(failed);
    const refused = failed.find(({ id }) => !before.includes(id));
    return {
      done: works.filter(({ id }) => done.includes(id)),
      before: works.filter(({ id }) => before.includes(id)),
      refusal: refused?.message,
    };
  }

  async function decideEach(
    works: readonly NamedWork[],
    verdict: Verdict,
    reason?: string,
  ): Promise<Outcome> {
    const sum: Outcome = { done: [], before: [] };
    for (const [index, work] of works.entries()) {
      try {
        await send(work, verdict, {
          reason,
          changedAt: work.changedAt,
          ...(work.kind === 'correction' && { seen: work.replacedText }),
        });
        sum.done.push(work);
      } catch (problem) {
        if (isDecidedBefore(problem)) sum.before.push(work);
        else sum.problem ??= problem;
      }
      setProgress({ done: index + 1, of: works.length });
    }
    return sum;
  }

  function tell({ done, before, problem, refusal }: Outcome, kind: WorkKind, verdict: Verdict): void {
    const [first] = done;
    if (first) {
      const texts = WORK_KINDS[first.kind];
      const said = (verdict === 'reject' && texts.reject) || texts.approve;
      const text = done.length === 1 ? said.done(first.title) : said.several(done.length);
      if (texts.canUndo) undo.add({ works: done, text });
      else showToast(text);
    }
    if (problem !== undefined) showToast(errorMessage(problem, failedTextOf(kind, verdict, FAILED)), 'error');
    else if (refusal !== undefined) showToast(refusal, 'error');
    else if (before.length > 0)
      showToast(
        before.length === 1
          ? '1 já tinha sido decidida por outra pessoa.'
          : `${formatNumber(before.length)} já tinham sido decididas por outra pessoa.`,
      );
  }

  return {
    progress,
    async all(kind, q) {
      const found: NamedWork[] = [];
      for (let page = 1, last = 1; page <= last; page++) {
        const { data } = await client.query({
          query: WorkIdsDocument,
          variables: { kind, q, page },
          fetchPolicy: 'no-cache',
        });
        if (!data) break;
        found.push(...data.adminWork.items);
        last = data.adminWork.lastPage;
      }
      return found;
    },
    async several(works, verdict, reason) {
      const [first] = works;
      if (!first) return;
      setProgress({ done: 0, of: works.length });
      const run = first.kind === 'newCompany' ? decideCompanies : decideEach;
      const outcome = await run(works, verdict, reason).catch(
        (problem: unknown): Outcome => ({ done: [], before: [], problem }),
      );
      setProgress(undefined);
      tell(outcome, first.kind, verdict);
      if (isShown.current) hide([...outcome.done, ...outcome.before]);
      else invalidate(client.cache, 'WorkApproveCompany');
    },
  };
}
