import { Checkbox, Flex, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { ConfirmFields, useConfirmation } from '../../domain/account/confirm-fields.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { UNSAVED } from '../../ui/form/leave-notice.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import classes from './settings.module.css';
import { linesOf, type Setting, type SettingsKind, type SettingValue } from './settings-fields.ts';

type FormValues = Record<string, string | boolean> & { password: string; otp: string };

interface SettingsModalProps {
  kind: SettingsKind;
  /** Values at opening; later ones do not change the form. */
  stored: Record<string, SettingValue>;
  /** Saves the changed values. */
  save(changes: Record<string, SettingValue>): Promise<unknown>;
  onClose(): void;
}

function formValueOf(value: SettingValue | undefined): string | boolean {
  if (typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

/** Reads a form value. */
function settingOf({ input, isList, emptyValue }: Setting, value: string | boolean): SettingValue {
  if (typeof value === 'boolean') return value;
  if (isList) return linesOf(value);
  return input?.type === 'number' ? Number(value) : value.trim() || (emptyValue ?? null);
}

/** Edits settings; sends the changed ones only, so that changes of other administrators are kept. */
export function SettingsModal({ kind, stored, save, onClose }: SettingsModalProps) {
  const settings = kind.groups.flat();
  const [before] = useState(stored);
  const isSaved = useRef(false);
  const confirmation = useConfirmation();
  const isChanged = (values: FormValues, name: string) => values[name] !== formValueOf(before[name]);
  const asksPerson = (values: FormValues) =>
    settings.some(({ name, needsPerson }) => needsPerson && isChanged(values, name));
  const serverForm = useServerForm<FormValues>({
    mode: 'controlled',
    initialValues: {
      ...Object.fromEntries(settings.map(({ name }) => [name, formValueOf(before[name])])),
      ...confirmation.initialValues,
    },
    validate: {
      ...Object.fromEntries(
        settings.map(({ name, rule }) => [name, (value: string | boolean) => rule?.(String(value)) ?? null]),
      ),
      password: (value: string | boolean, values: FormValues) =>
        asksPerson(values) ? confirmation.validate.password(String(value)) : null,
      otp: (value: string | boolean, values: FormValues) =>
        asksPerson(values) ? confirmation.validate.otp(String(value)) : null,
    },
    failedText: kind.failed,
    async send(formValues) {
      const values = settings.map(
        (setting) => [setting.name, settingOf(setting, formValues[setting.name] ?? '')] as const,
      );
      await save({
        ...Object.fromEntries(
          values.filter(([name, value]) => formValueOf(value) !== formValueOf(before[name])),
        ),
        ...((asksPerson(formValues) && confirmation.sent(formValues)) as Record<string, string> | false),
      });
      isSaved.current = true;
      showToast(kind.saved);
      onClose();
    },
  });
  const { form } = serverForm;

  const fieldOf = ({ name, label, description, rule, input, rows }: Setting) => {
    const shared = { name, label, description, 'data-autofocus': name === settings[0]?.name || undefined };
    if (!rule) {
      const checkbox = form.getInputProps(name, { type: 'checkbox' });
      return <Checkbox key={name} {...shared} {...checkbox} />;
    }
    const text = { ...shared, ...form.getInputProps(name) };
    if (rows) {
      const { maxLength, required } = input ?? {};
      return <TextArea key={name} rows={rows} maxLength={maxLength} required={required} {...text} />;
    }
    const className = (input?.type === 'number' && classes.number) || '';
    return <TextInput key={name} className={className} {...input} {...text} />;
  };
  return (
    <FormModal
      title={kind.title}
      hasTyped={() => !isSaved.current && form.isDirty()}
      size="lg"
      leaveWords={UNSAVED}
      onClose={onClose}
      serverForm={serverForm}
      label={kind.title}
      action={kind.save}
    >
      {kind.groups.map((group) => {
        const fields = group.map(fieldOf);
        const key = group[0]?.name;
        if (group.length === 1) return fields;
        if (group[0]?.rule)
          return (
            <div key={key} className={formClasses.pair}>
              {fields}
            </div>
          );
        return (
          <Flex key={key} component="fieldset" direction="column" py={4} px={0}>
            <legend className="visually-hidden">Regras</legend>
            {fields}
          </Flex>
        );
      })}
      {asksPerson(form.values) && <ConfirmFields form={form} hasCode={confirmation.hasCode} />}
    </FormModal>
  );
}
