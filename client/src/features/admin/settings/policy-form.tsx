import { Checkbox, TextInput } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import formClasses from '../../../components/form.module.css';
import { Notice } from '../../../components/notice.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { useServerForm } from '../../../lib/use-server-form.ts';
import { SaveBar } from './save-bar.tsx';
import { type ApprovalPolicyFieldsFragment, useUpdateApprovalPolicyMutation } from './settings.gen.ts';
import classes from './settings.module.css';
import { changesOf, policyRules, policyValues } from './settings-values.ts';

/** What each rule does when it is on (DECISIONS section 3). */
const RULES = [
  {
    name: 'requireAdminApproval',
    label: 'Exigir aprovação de um administrador',
    told: 'Desligado, empresas novas são publicadas na hora.',
  },
  {
    name: 'autoApproveVerifiedCompanies',
    label: 'Aprovar quem confirmou o e-mail',
    told: 'Empresas de donos com e-mail confirmado são publicadas na hora.',
  },
  {
    name: 'minCompanyInfoRequired',
    label: 'Exigir informações mínimas',
    told: 'Descrição de ao menos 20 caracteres, telefone e e-mail.',
  },
  { name: 'requireValidEmail', label: 'Exigir e-mail válido', told: 'Recusa um e-mail mal escrito.' },
  {
    name: 'requireValidPhone',
    label: 'Exigir telefone válido',
    told: 'Recusa um telefone que não existe no Brasil.',
  },
  {
    name: 'blockDuplicateCompanies',
    label: 'Bloquear empresas repetidas',
    told: 'Recusa o mesmo nome na mesma cidade com o mesmo telefone ou endereço.',
  },
] as const;

interface PolicyFormProps {
  policy: ApprovalPolicyFieldsFragment;
  /** The site's setting lets everybody in, whatever the policy says. */
  isOverruled: boolean;
  onDirty(isDirty: boolean): void;
}

/** What new companies of owners must be, and who decides about them. */
export function PolicyForm({ policy, isOverruled, onDirty }: PolicyFormProps) {
  const [update] = useUpdateApprovalPolicyMutation();
  const [saved, setSaved] = useState(() => policyValues(policy));
  const { form, element, problem, submit } = useServerForm({
    mode: 'controlled',
    initialValues: saved,
    validate: policyRules,
    failedText: 'Erro ao salvar políticas',
    async send(values) {
      const { approvalTimeoutDays, notificationEmail, ...rules } = changesOf(saved, values);
      const { data } = await update({
        variables: {
          input: {
            ...rules,
            ...(approvalTimeoutDays && { approvalTimeoutDays: Number(approvalTimeoutDays) }),
            // Nothing stands for nobody.
            ...(notificationEmail !== undefined && { notificationEmail: notificationEmail || null }),
          },
        },
      });
      if (!data) return;
      const now = policyValues(data.updateApprovalPolicy);
      setSaved(now);
      form.setInitialValues(now);
      form.setValues(now);
      showToast('Políticas de aprovação salvas.');
    },
  });
  const isDirty = form.isDirty();
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <form ref={element} className={formClasses.form} onSubmit={submit} noValidate aria-label="Aprovação">
      {isOverruled && (
        <Notice tone="warning">
          “Aprovar empresas automaticamente” está ligado: empresas novas são publicadas na hora, mesmo que a
          política exija aprovação.
        </Notice>
      )}
      <fieldset className={classes.rules}>
        <legend className="visually-hidden">Regras</legend>
        {RULES.map(({ name, label, told }) => (
          <Checkbox
            key={name}
            name={name}
            label={label}
            description={told}
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
      <SaveBar
        isDirty={isDirty}
        isBusy={form.submitting}
        problem={problem}
        saveText="Salvar políticas"
        onReset={form.reset}
      />
    </form>
  );
}
