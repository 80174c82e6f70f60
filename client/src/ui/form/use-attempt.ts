import { useRef, useState } from 'react';
import { errorMessage, type FailedText } from '../../api/errors.ts';

/**
 * Returns the state of one action: `attempt` runs it, and `problem` says why it failed. `onError` returns true for an
 * error that it has handled. A second attempt is ignored while the first runs.
 */
export function useAttempt(failedText: FailedText, onError?: (error: unknown, message: string) => boolean) {
  const [isBusy, setBusy] = useState(false);
  // A second press comes before the button is busy.
  const isRunning = useRef(false);
  const [problem, setProblem] = useState<string>();
  const attempt = async (action: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await action();
    } catch (error) {
      const message = errorMessage(error, failedText);
      if (!onError?.(error, message)) setProblem(message);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, problem, attempt };
}
