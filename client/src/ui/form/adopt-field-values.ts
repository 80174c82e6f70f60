interface AdoptingForm {
  getValues(): object;
  getInputProps(name: string): { onChange?: (value: string | boolean) => void };
}

/**
 * Tells a form what stands in its fields. Browsers and password managers fill them in without an event, and people
 * type before this code is there.
 */
export function adoptTyped(element: HTMLFormElement | null, form: AdoptingForm): void {
  for (const [name, known] of Object.entries(form.getValues())) {
    const field = element?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!field) continue;
    const typed = field.type === 'checkbox' ? field.checked : field.value;
    if (typed !== known) form.getInputProps(name).onChange?.(typed);
  }
}
