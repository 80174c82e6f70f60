import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '../../../api/errors.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { isDecidedBefore } from '../../actions/is-decided-before.ts';
import { WorkIdsDocument } from '../work.gen.ts';
import { type NamedWork, WORK_KINDS, type WorkKey, type WorkKind } from '../work-kinds.ts';
import { useWorkApproveCompaniesMutation, useWorkRejectCompaniesMutation } from './decide.gen.ts';
import type { Undo } from './use-undo.ts';
import { useWorkMutations, type Verdict } from './use-work-mutations.ts';

/** Companies that one mutation decides. */
const MOST = 100;

export interface DecideSeveral {
  /** Undefined while nothing runs. */
  progress: { done: number; of: number } | undefined;
  /** Returns all matters of a kind that the filter has, on every page. */
  all(kind: WorkKind, q: string | null): Promise<NamedWork[]>;
  /** Decides on matters of one kind; what fails keeps waiting and is told. */
  several(works: readonly NamedWork[], verdict: Verdict, reason?: string): Promise<void>;
}

interface Outcome {
  done: NamedWork[];
  before: NamedWork[];
  problem?: unknown;
}

/** Decides on several matters with one reason, and remembers how to undo it. */
export function useDecideSeveral(hide: (keys: readonly WorkKey[]) => void, undo: Undo): DecideSeveral {
  const client = useApolloClient();
  const send = useWorkMutations();
  const [approveCompanies] = useWorkApproveCompaniesMutation();
  const [rejectCompanies] = useWorkRejectCompaniesMutation();
  const [progress, setProgress] = useState<DecideSeveral['progress']>();

  async function decideCompanies(
    works: readonly NamedWork[],
    verdict: Verdict,
    reason?: string,
  ): Promise<Outcome> {
    const ids = works.map(({ id }) => id);
    const decisions =
      verdict === 'approve'
        ? (await approveCompanies({ variables: { ids } })).data?.approveCompanies
        : (await rejectCompanies({ variables: { ids, reason: reason ?? null } })).data?.rejectCompanies;
    const done = works.filter(({ id }) => decisions?.done.includes(id));
    const failed = decisions?.failed ?? [];
    const before = works.filter(({ id }) =>
      failed.some((one) => one.id === id && (one.code === 'CONFLICT' || one.code === 'NOT_FOUND')),
    );
    return { done, before };
  }
  async function decideOne(work: NamedWork, verdict: Verdict, reason?: string): Promise<Outcome> {
    try {
      await send(work, verdict, { reason });
      return { done: [work], before: [] };
    } catch (problem) {
      return isDecidedBefore(problem) ? { done: [], before: [work] } : { done: [], before: [], problem };
    }
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
      const sum: Outcome = { done: [], before: [] };
      setProgress({ done: 0, of: works.length });
      try {
        const step = first.kind === 'newCompany' ? MOST : 1;
        for (let from = 0; from < works.length; from += step) {
          const part = works.slice(from, from + step);
          const outcome =
            step === 1
              ? await decideOne(part[0] ?? first, verdict, reason)
              : await decideCompanies(part, verdict, reason);
          sum.done.push(...outcome.done);
          sum.before.push(...outcome.before);
          sum.problem ??= outcome.problem;
          setProgress({ done: from + part.length, of: works.length });
        }
      } catch (problem) {
        sum.problem = problem;
      }
      setProgress(undefined);
      const texts = WORK_KINDS[first.kind];
      const said = verdict === 'reject' ? texts.reject : texts.approve;
      if (sum.done.length > 0 && said) {
        const text = sum.done.length === 1 ? said.done(first.title) : said.several(sum.done.length);
        if (texts.canUndo) undo.add({ works: sum.done, text });
        else showToast(text);
      }
      hide([...sum.done, ...sum.before]);
      if (sum.problem !== undefined)
        showToast(
          errorMessage(sum.problem, 'Algumas decisões não foram registradas. Tente novamente.'),
          'error',
        );
      else if (sum.before.length > 0)
        showToast(
          sum.before.length === 1
            ? '1 já tinha sido decidida por outra pessoa.'
            : `${sum.before.length} já tinham sido decididas por outra pessoa.`,
        );
    },
  };
}
