import { type UseFormInput, useForm } from '@mantine/form';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { adoptTyped } from './adopt-typed.ts';
import { focusFirstError } from './focus-first-error.ts';
import { showRefusal } from './show-refusal.ts';

interface ServerFormOptions<Values extends Record<string, unknown>> extends UseFormInput<Values> {
  /** What is said where the server has no word for people. */
  failedText: string;
  /** Sends what is valid; throws what the server refuses. */
  send(values: Values): Promise<void>;
  /** Hears of a refusal before it is shown; true when it has seen to it itself. */
  onRefused?(error: unknown): boolean;
  /** After a refusal was shown. */
  afterRefusal?(error: unknown, form: HTMLFormElement | null): void;
}

/** What showing and sending such a form needs, whatever its fields are. */
export interface ServerFormState {
  form: { submitting: boolean; isDirty(): boolean };
  element: RefObject<HTMLFormElement | null>;
  problem: string | undefined;
  submit(event: FormEvent<HTMLFormElement>): void;
}

/**
 * A form that the server judges as well: problems stand beside their fields, the first wrong one gets the focus,
 * the server's sentence is in `problem`, and what is under way is not sent twice.
 */
export function useServerForm<Values extends Record<string, unknown>>({
  failedText,
  send,
  onRefused,
  afterRefusal,
  ...options
}: ServerFormOptions<Values>) {
  const form = useForm<Values>({ mode: 'uncontrolled', ...options });
  const element: RefObject<HTMLFormElement | null> = useRef(null);
  const [problem, setProblem] = useState<string>();
  const run = form.onSubmit(
    async (values) => {
      if (form.submitting) return;
      setProblem(undefined);
      try {
        await send(values);
      } catch (error) {
        if (onRefused?.(error)) return;
        setProblem(showRefusal(form.setErrors, element.current, error, failedText));
        afterRefusal?.(error, element.current);
      }
    },
    (errors) => focusFirstError(element.current, errors),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    adoptTyped(element.current, form);
    run(event);
  };
  return { form, element, problem, submit };
}
