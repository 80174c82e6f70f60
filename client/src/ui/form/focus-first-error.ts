/** Focuses the first enabled field, in the order of the page, that `errors` names. */
export function focusFirstError(form: HTMLElement | null, errors: Record<string, unknown>): void {
  const fields = form?.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]') ?? [];
  [...fields].find(({ name, disabled }) => !disabled && errors[name])?.focus();
}
