import type { UseFormInput } from '@mantine/form';
import { useRef, useState } from 'react';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { changesOf } from './settings-values.ts';

type SettingsValues = Record<string, string | boolean>;

interface SettingsFormOptions<Values extends SettingsValues> {
  /** Initial values; later ones do not change the form. */
  values: Values;
  rules: NonNullable<UseFormInput<Values>['validate']>;
  /** Saves the changed values. */
  save(changes: Partial<Values>): Promise<unknown>;
  failedText: string;
  savedText: string;
  onClose(): void;
}

/** Form of a settings modal: sends the changed values only, and closes once they are saved. */
export function useSettingsForm<Values extends SettingsValues>({
  values,
  rules,
  save,
  failedText,
  savedText,
  onClose,
}: SettingsFormOptions<Values>) {
  const [before] = useState(values);
  const isSaved = useRef(false);
  const serverForm = useServerForm<Values>({
    mode: 'controlled',
    initialValues: before,
    validate: rules,
    failedText,
    async send(typed) {
      await save(changesOf(before, typed));
      isSaved.current = true;
      showToast(savedText);
      onClose();
    },
  });
  return { serverForm, hasTyped: () => !isSaved.current && serverForm.form.isDirty() };
}
