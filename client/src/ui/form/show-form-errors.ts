import { errorMessage, failureOf } from '../../api/errors.ts';
import { focusFirstError } from './focus-first-error.ts';

/**
 * Shows what the server refused: its problems beside their fields, with the focus there. Gives the sentence for
 * the form: the server's own where it is meant for people, else `fallback`.
 */
export function showRefusal(
  setErrors: (errors: Record<string, string>) => void,
  form: HTMLElement | null,
  error: unknown,
  fallback: string,
): string {
  const { fields } = failureOf(error);
  setErrors(fields);
  focusFirstError(form, fields);
  return errorMessage(error, fallback);
}
