interface AdoptingForm {
  getValues(): object;
  getInputProps(name: string): { onChange?: (value: string | boolean) => void };
}

/** Writes the fields' texts into the form: password managers fill them in without an event, and people type before hydration. */
export function adoptFieldValues(element: HTMLFormElement | null, form: AdoptingForm): void {
  for (const [name, known] of Object.entries(form.getValues())) {
    const field = element?.querySelector<HTMLInputElement>(`input[name="${name}"], textarea[name="${name}"]`);
    if (!field || field.type === 'radio') continue;
    const typed = field.type === 'checkbox' ? field.checked : field.value;
    if (typed !== known) form.getInputProps(name).onChange?.(typed);
  }
}
