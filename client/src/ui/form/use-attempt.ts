import { useState } from 'react';
import { errorMessage, type FailedText } from '../../api/errors.ts';

/**
 * Returns the state of one action: `attempt` runs it, and `problem` says why it failed. `onError` returns true for an
 * error that it has handled.
 */
export function useAttempt(failedText: FailedText, onError?: (error: unknown, message: string) => boolean) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const attempt = async (action: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await action();
    } catch (error) {
      const message = errorMessage(error, failedText);
      if (!onError?.(error, message)) setProblem(message);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, attempt };
}
