import { useState } from 'react';
import { errorMessage } from '../../api/errors.ts';

/**
 * For a question that is answered by one action: `attempt` runs it, and `problem` says why it failed. `failedText` is
 * for errors without a sentence for people, or makes the whole sentence. `onRefused` returns true for an error that it
 * has handled.
 */
export function useAttempt(
  failedText: string | ((error: unknown) => string),
  onRefused?: (error: unknown, message: string) => boolean,
) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const attempt = async (action: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await action();
    } catch (error) {
      const message = typeof failedText === 'string' ? errorMessage(error, failedText) : failedText(error);
      if (!onRefused?.(error, message)) setProblem(message);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, attempt };
}
