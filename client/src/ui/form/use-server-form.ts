import { type FormErrors, type UseFormInput, useForm } from '@mantine/form';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { adoptFieldValues } from './adopt-field-values.ts';
import { focusFirstError } from './focus-first-error.ts';
import classes from './form.module.css';

interface ServerFormOptions<Values extends Record<string, unknown>> extends UseFormInput<Values> {
  /** Shown where the server has no sentence for people, or makes the whole sentence from the error. */
  failedText: string | ((error: unknown) => string);
  /** The sentence for fields that are not valid, where it is not beside them. */
  invalidText?(errors: FormErrors): string;
  /** Sends valid values; throws what the server refuses. */
  send(values: Values): Promise<void>;
  /** Called with an error before it is shown; true when it is handled. */
  onRefused?(error: unknown): boolean;
  /** Called after an error was shown. */
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

/** The rules of fields; what the server said of a field stands until something is typed or sent. */
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
 * A form that the server validates as well: problems stand beside their fields, the first wrong one gets the focus,
 * the sentence for the form is in `problem`, and what is being sent is not sent twice.
 */
export function useServerForm<Values extends Record<string, unknown>>({
  failedText,
  invalidText,
  send,
  onRefused,
  afterRefusal,
  ...options
}: ServerFormOptions<Values>) {
  // A field may be validated some time after it was left: that must not remove what the server said meanwhile.
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
  const show = (error: unknown) => {
    const { fields } = failureOf(error);
    said.current = fields;
    form.setErrors(fields);
    focusFirstError(element.current, fields);
    setProblem(typeof failedText === 'string' ? errorMessage(error, failedText) : failedText(error));
    afterRefusal?.(error, element.current);
  };
  const run = form.onSubmit(
    async (values) => {
      if (form.submitting) return;
      setProblem(undefined);
      try {
        await send(values);
      } catch (error) {
        if (!onRefused?.(error)) show(error);
      }
    },
    (errors) => {
      if (invalidText) setProblem(invalidText(errors));
      focusFirstError(element.current, errors);
    },
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    adoptFieldValues(element.current, form);
    said.current = {};
    run(event);
  };
  return {
    form,
    element,
    problem,
    clearProblem: () => setProblem(undefined),
    submit,
    /** For the `<form>` itself. */
    formProps: { ref: element, className: classes.form, onSubmit: submit, noValidate: true },
  };
}
