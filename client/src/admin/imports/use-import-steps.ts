import { useRef, useState } from 'react';
import { errorMessage, messagesOf } from '../../api/errors.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { isDecidedBefore } from '../actions/is-decided-before.ts';
import {
  type ImportColumnInput,
  useCancelImportMutation,
  useCheckImportMutation,
  useRunImportMutation,
  useUndoImportMutation,
} from './imports.gen.ts';

export type Step = 'check' | 'run' | 'cancel' | 'undo';

const FAILED: Record<Step, string> = {
  check: 'Erro ao conferir o arquivo. Tente novamente.',
  run: 'Erro ao começar a importação. Tente novamente.',
  cancel: 'Erro ao parar. Tente novamente.',
  undo: 'Erro ao desfazer a importação. Tente novamente.',
};

/** Mutations that continue an import, one at a time. `problem` is the message of the last failure. */
export function useImportSteps(id: string, refetch: () => Promise<void>) {
  const [check] = useCheckImportMutation();
  const [run] = useRunImportMutation();
  const [cancel] = useCancelImportMutation();
  const [undo] = useUndoImportMutation();
  const under = useRef(false);
  const [busy, setBusy] = useState<Step>();
  const [problem, setProblem] = useState<{ step: Step; text: string }>();

  /** True when the mutation succeeded. */
  async function take(step: Step, action: () => Promise<unknown>): Promise<boolean> {
    if (under.current) return false;
    under.current = true;
    setBusy(step);
    setProblem(undefined);
    try {
      await action();
      return true;
    } catch (error) {
      const [told] = messagesOf(error, 'columns');
      const text = told ?? errorMessage(error, FAILED[step]);
      // Shown in place where there is room, else as a toast.
      if (step === 'check' || step === 'undo') setProblem({ step, text });
      else showToast(text, 'error');
      if (isDecidedBefore(error)) void refetch();
      return false;
    } finally {
      under.current = false;
      setBusy(undefined);
    }
  }

  return {
    busy,
    problemOf: (step: Step) => (problem?.step === step ? problem.text : undefined),
    forgetProblem: () => setProblem(undefined),
    check: (columns: ImportColumnInput[]) => take('check', () => check({ variables: { id, columns } })),
    run: () => take('run', () => run({ variables: { id } })),
    cancel: () => take('cancel', () => cancel({ variables: { id } })),
    undo: () => take('undo', () => undo({ variables: { id } })),
  };
}

export type ImportStepsTaken = ReturnType<typeof useImportSteps>;
