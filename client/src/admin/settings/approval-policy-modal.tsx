import { Checkbox, TextInput } from '@mantine/core';
import formClasses from '../../ui/form/form.module.css';
import { UNSAVED } from '../../ui/form/leave-notice.tsx';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { POLICY_RULES } from './policy-rules.ts';
import { type ApprovalPolicyFieldsFragment, useUpdateApprovalPolicyMutation } from './settings.gen.ts';
import classes from './settings.module.css';
import { policyRules, policyValues } from './settings-values.ts';
import { useSettingsForm } from './use-settings-form.ts';

interface ApprovalPolicyModalProps {
  policy: ApprovalPolicyFieldsFragment;
  onClose(): void;
}

/** Rules for new companies, and who decides about them. */
export function ApprovalPolicyModal({ policy, onClose }: ApprovalPolicyModalProps) {
  const [update] = useUpdateApprovalPolicyMutation();
  const { serverForm, hasTyped } = useSettingsForm({
    values: policyValues(policy),
    rules: policyRules,
    save: ({ approvalTimeoutDays, notificationEmail, ...rules }) =>
      update({
        variables: {
          input: {
            ...rules,
            ...(approvalTimeoutDays && { approvalTimeoutDays: Number(approvalTimeoutDays) }),
            // Empty means nobody.
            ...(notificationEmail !== undefined && { notificationEmail: notificationEmail || null }),
          },
        },
      }),
    failedText: 'Erro ao salvar políticas',
    savedText: 'Políticas de aprovação salvas.',
    onClose,
  });
  const { form } = serverForm;
  return (
    <FormModal
      title="Políticas de aprovação"
      hasTyped={hasTyped}
      size="lg"
      leaveWords={UNSAVED}
      onClose={onClose}
      serverForm={serverForm}
      label="Políticas de aprovação"
      action="Salvar políticas"
    >
      <fieldset className={classes.rules}>
        <legend className="visually-hidden">Regras</legend>
        {POLICY_RULES.map(({ name, label, told }, index) => (
          <Checkbox
            key={name}
            name={name}
            label={label}
            description={told}
            data-autofocus={index === 0 || undefined}
            {...form.getInputProps(name, { type: 'checkbox' })}
          />
        ))}
      </fieldset>
      <div className={formClasses.pair}>
        <TextInput
          label="Prazo para decidir (dias)"
          name="approvalTimeoutDays"
          type="number"
          inputMode="numeric"
          min={1}
          max={30}
          description="De 1 a 30. Depois disso a empresa aparece como atrasada."
          required
          {...form.getInputProps('approvalTimeoutDays')}
        />
        <TextInput
          label="E-mail para avisos"
          name="notificationEmail"
          type="email"
          maxLength={254}
          description="Recebe um aviso a cada empresa pendente. Vazio: ninguém."
          {...form.getInputProps('notificationEmail')}
        />
      </div>
    </FormModal>
  );
}
