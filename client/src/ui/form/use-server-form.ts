import { type UseFormInput, useForm } from '@mantine/form';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { adoptTyped } from './adopt-field-values.ts';
import { focusFirstError } from './focus-first-error.ts';
import { showRefusal } from './show-form-errors.ts';

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

type Rule<Values> = (value: never, values: Values, path: string) => ReactNode;

/** The rules of fields, but what the server has said of a field stands until something is typed or sent. */
function behindServer<Values>(rules: unknown, said: RefObject<Record<string, string>>): unknown {
  if (rules === null || typeof rules !== 'object') return rules;
  return Object.fromEntries(
    Object.entries(rules as Record<string, Rule<Values>>).map(([name, rule]) => [
      name,
      (value: never, values: Values, path: string) => said.current[name] ?? rule(value, values, path),
    ]),
  );
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
  // A field may be judged late, some time after it was left: it must not take away what the server said meanwhile.
  const said = useRef<Record<string, string>>({});
  const form = useForm<Values>({
    mode: 'uncontrolled',
    ...options,
    validate: behindServer<Values>(options.validate, said) as UseFormInput<Values>['validate'] & object,
    onValuesChange(...changes) {
      said.current = {};
      options.onValuesChange?.(...changes);
    },
  });
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
        const show = (fields: Record<string, string>) => {
          said.current = fields;
          form.setErrors(fields);
        };
        setProblem(showRefusal(show, element.current, error, failedText));
        afterRefusal?.(error, element.current);
      }
    },
    (errors) => focusFirstError(element.current, errors),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    adoptTyped(element.current, form);
    said.current = {};
    run(event);
  };
  return { form, element, problem, submit };
}
