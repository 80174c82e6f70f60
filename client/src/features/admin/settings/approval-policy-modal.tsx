import { Button, Checkbox, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { CancelButton } from '../../../components/cancel-button.tsx';
import formClasses from '../../../components/form.module.css';
import { UNSAVED } from '../../../components/leave-notice.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SiteModal } from '../../../components/site-modal.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { useServerForm } from '../../../lib/use-server-form.ts';
import { POLICY_RULES } from './policy-rules.ts';
import { type ApprovalPolicyFieldsFragment, useUpdateApprovalPolicyMutation } from './settings.gen.ts';
import classes from './settings.module.css';
import { changesOf, policyRules, policyValues } from './settings-values.ts';

interface ApprovalPolicyModalProps {
  policy: ApprovalPolicyFieldsFragment;
  onClose(): void;
}

/** What new companies of owners must be, and who decides about them. */
export function ApprovalPolicyModal({ policy, onClose }: ApprovalPolicyModalProps) {
  const [update] = useUpdateApprovalPolicyMutation();
  const [before] = useState(() => policyValues(policy));
  const isSaved = useRef(false);
  const { form, element, problem, submit } = useServerForm({
    mode: 'controlled',
    initialValues: before,
    validate: policyRules,
    failedText: 'Erro ao salvar políticas',
    async send(values) {
      const { approvalTimeoutDays, notificationEmail, ...rules } = changesOf(before, values);
      await update({
        variables: {
          input: {
            ...rules,
            ...(approvalTimeoutDays && { approvalTimeoutDays: Number(approvalTimeoutDays) }),
            // Nothing stands for nobody.
            ...(notificationEmail !== undefined && { notificationEmail: notificationEmail || null }),
          },
        },
      });
      isSaved.current = true;
      showToast('Políticas de aprovação salvas.');
      onClose();
    },
  });
  return (
    <SiteModal
      title="Políticas de aprovação"
      canClose={!form.submitting}
      hasTyped={() => !isSaved.current && form.isDirty()}
      leaveWords={UNSAVED}
      onClose={onClose}
    >
      <form
        ref={element}
        className={formClasses.form}
        onSubmit={submit}
        noValidate
        aria-label="Políticas de aprovação"
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
        {problem && (
          <Notice tone="error" announce>
            {problem}
          </Notice>
        )}
        <div className={formClasses.actions}>
          <Button type="submit" loading={form.submitting}>
            Salvar políticas
          </Button>
          <CancelButton disabled={form.submitting} />
        </div>
      </form>
    </SiteModal>
  );
}
