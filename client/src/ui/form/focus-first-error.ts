/** Leads to the first field, in the order of the page, that `errors` names. */
export function focusFirstError(form: HTMLElement | null, errors: Record<string, unknown>): void {
  const fields = form?.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]') ?? [];
  [...fields].find(({ name }) => errors[name])?.focus();
}
