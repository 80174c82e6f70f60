type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input[name], select[name], textarea[name]';
const values = new Map<string, string>();
let listening: HTMLElement | undefined;

const isTyped = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : field.type !== 'radio' && field.value !== field.defaultValue;

function storeTyped(event: Event): void {
  const field = event.target as Element | null;
  if (field?.matches(FIELDS)) values.set((field as Field).name, (field as Field).value);
}

/**
 * Stores what is typed into the page's fields before hydration, which resets them to their first values. Fields read
 * theirs with `takeTyped` in their first effect; `discardTyped` stops it.
 */
export function rememberTyped(root: HTMLElement): void {
  for (const field of root.querySelectorAll<Field>(FIELDS)) {
    if (isTyped(field)) values.set(field.name, field.value);
  }
  root.addEventListener('input', storeTyped, true);
  listening = root;
}

/** Returns once what was typed into the field of this name before hydration; undefined when nothing was. */
export function takeTyped(name: string): string | undefined {
  const text = values.get(name);
  values.delete(name);
  return text;
}

/** Stops listening and drops unread texts: a field of a later page may have the same name. */
export function discardTyped(): void {
  listening?.removeEventListener('input', storeTyped, true);
  values.clear();
}
