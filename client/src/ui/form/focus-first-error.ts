/** Focuses the first enabled field, in the order of the page, that `errors` names. */
export function focusFirstError(form: HTMLElement | null, errors: Record<string, unknown>): void {
  const fields = form?.querySelectorAll<HTMLInputElement>(':is(input, select, textarea)[name]:enabled') ?? [];
  [...fields].find(({ name }) => errors[name])?.focus();
}
