import { type FormErrors, type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { type ComponentProps, type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { errorMessage, type FailedText, failureOf } from '../../api/errors.ts';
import { focusFirstError } from './focus-first-error.ts';
import classes from './form.module.css';

interface ServerFormOptions<Values extends Record<string, unknown>> extends UseFormInput<Values> {
  failedText: FailedText;
  /** Message for invalid fields, where it is not beside them. */
  invalidText?(errors: FormErrors): string;
  /** Called with the errors of fields, after they were shown. */
  onInvalid?(errors: FormErrors): void;
  /** Sends valid values; throws the server's errors. */
  send(values: Values): Promise<void>;
  /** Called with an error before it is shown; true when it is handled. */
  onError?(error: unknown): boolean;
  /** Called after an error was shown. */
  afterError?(error: unknown, form: HTMLFormElement | null): void;
}

/** What a form's frame needs, whatever its fields are. */
export interface ServerFormState {
  form: { submitting: boolean; isDirty(): boolean };
  problem: string | undefined;
  /** For the `<form>` itself. */
  formProps: Pick<ComponentProps<'form'>, 'ref' | 'className' | 'onSubmit' | 'noValidate'>;
}

type Rule<Values> = (value: never, values: Values, path: string) => ReactNode;

/** Wraps the rules of fields: the server's message for a field stays until something is typed or sent. */
function withServerErrors<Values>(rules: unknown, serverErrors: RefObject<Record<string, string>>): unknown {
  if (rules === null || typeof rules !== 'object') return rules;
  return Object.fromEntries(
    Object.entries(rules as Record<string, Rule<Values>>).map(([name, rule]) => [
      name,
      (value: never, values: Values, path: string) => serverErrors.current[name] ?? rule(value, values, path),
    ]),
  );
}

/** Writes the fields' texts into the form: password managers fill them in without an event, and people type before hydration. */
function adoptFieldValues<Values>(element: HTMLFormElement | null, form: UseFormReturnType<Values>): void {
  for (const [name, value] of Object.entries(form.getValues() as object)) {
    const field = element?.querySelector<HTMLInputElement>(`:is(input, textarea, select)[name="${name}"]`);
    // The choices of a group are not one field's text.
    if (!field || field.type === 'radio' || Array.isArray(value)) continue;
    const fieldValue = field.type === 'checkbox' ? field.checked : field.value;
    if (fieldValue !== value) form.getInputProps(name).onChange?.(fieldValue);
  }
}

/**
 * Returns a form that the server validates as well: messages are shown beside their fields, the first invalid field
 * gets the focus, `problem` is the message for the form, and a form being sent is not sent twice.
 */
export function useServerForm<Values extends Record<string, unknown>>({
  failedText,
  invalidText,
  onInvalid,
  send,
  onError,
  afterError,
  ...options
}: ServerFormOptions<Values>) {
  // A field may be validated later than it was left: that must not remove the server's message.
  const serverErrors = useRef<Record<string, string>>({});
  const form = useForm<Values>({
    mode: 'uncontrolled',
    ...options,
    validate: withServerErrors<Values>(options.validate, serverErrors) as UseFormInput<Values>['validate'] &
      object,
    onValuesChange(...changes) {
      serverErrors.current = {};
      options.onValuesChange?.(...changes);
    },
  });
  const element: RefObject<HTMLFormElement | null> = useRef(null);
  const [problem, setProblem] = useState<string>();
  const show = (error: unknown) => {
    const { fields } = failureOf(error);
    serverErrors.current = fields;
    form.setErrors(fields);
    focusFirstError(element.current, fields);
    setProblem(errorMessage(error, failedText));
    afterError?.(error, element.current);
  };
  const run = form.onSubmit(
    async (values) => {
      if (form.submitting) return;
      setProblem(undefined);
      try {
        await send(values);
      } catch (error) {
        if (!onError?.(error)) show(error);
      }
    },
    (errors) => {
      if (invalidText) setProblem(invalidText(errors));
      focusFirstError(element.current, errors);
      onInvalid?.(errors);
    },
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    adoptFieldValues(element.current, form);
    serverErrors.current = {};
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
