import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useEffect, useLayoutEffect } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { LeaveNotice, UNSAVED } from '../../ui/form/leave-notice.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { useLeaveGuard } from '../../ui/navigation/use-leave-guard.ts';
import { Panel } from '../../ui/panel.tsx';
import { SettingBelow } from './company-limit-warning.tsx';
import { type PlanRowFragment, useCreatePlanMutation, useUpdatePlanMutation } from './managed-plans.gen.ts';
import { inputOf, planRules, valuesOf } from './plan-values.ts';

interface PlanFormProps {
  /** The plan to edit; missing for a new one. */
  plan: PlanRowFragment | undefined;
  /** Asks whether to discard the changes. */
  isLeaving: boolean;
  onDirty(isDirty: boolean): void;
  onStay(): void;
  onDiscard(): void;
  /** Asks first when there are unsaved changes. */
  onClose(): void;
  onSaved(): void;
}

function Affected({ count }: { count: number }) {
  return (
    <Notice>
      {count === 1 ? 'Uma conta tem' : `${formatNumber(count)} contas têm`} este plano. Preço, limite e
      recursos mudam também para ela{count === 1 ? '' : 's'}; empresas que já existem ficam.
    </Notice>
  );
}

/** Creates or edits a plan. */
export function PlanForm({ plan, isLeaving, onDirty, onStay, onDiscard, onClose, onSaved }: PlanFormProps) {
  const [create] = useCreatePlanMutation();
  const [update] = useUpdatePlanMutation();
  const { form, element, problem, submit } = useServerForm({
    mode: 'controlled',
    initialValues: valuesOf(plan),
    validate: planRules,
    failedText: 'Erro ao salvar plano',
    async send(values) {
      const input = inputOf(values);
      if (plan) await update({ variables: { id: plan.id, input } });
      else await create({ variables: { input } });
      showToast(plan ? `O plano ${input.name} foi salvo.` : `O plano ${input.name} foi criado.`);
      onSaved();
    },
  });
  // Opens above the list; its button may be far below.
  useEffect(() => element.current?.querySelector('input')?.focus(), [element]);
  const isDirty = form.isDirty();
  const guard = useLeaveGuard(isDirty);
  useLayoutEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  return (
    <Panel title={plan ? `Editar plano ${plan.name}` : 'Novo plano'}>
      {(isLeaving || guard.isHeld) && (
        <LeaveNotice
          words={UNSAVED}
          onStay={() => {
            if (guard.isHeld) guard.stay();
            onStay();
            element.current?.querySelector('input')?.focus();
          }}
          onLeave={guard.isHeld ? guard.leave : onDiscard}
        />
      )}
      <form
        ref={element}
        className={formClasses.form}
        onSubmit={submit}
        noValidate
        aria-label="Dados do plano"
      >
        <TextInput label="Nome" name="name" maxLength={60} required {...form.getInputProps('name')} />
        <div className={formClasses.pair}>
          <TextInput
            label="Preço por mês (R$)"
            name="price"
            type="number"
            inputMode="decimal"
            min={0}
            max={999_999.99}
            step={0.01}
            required
            description="Zero para um plano grátis."
            {...form.getInputProps('price')}
          />
          <TextInput
            label="Máximo de empresas"
            name="maxCompanies"
            type="number"
            inputMode="numeric"
            min={1}
            max={1_000}
            required
            description="Quantas empresas um dono pode ter."
            {...form.getInputProps('maxCompanies')}
          />
        </div>
        <SettingBelow maxCompanies={Number(form.values.maxCompanies)} />
        <TextArea
          label="Recursos"
          name="features"
          description="Um por linha, sem vírgula. “Até N empresas” aparece sozinho, em primeiro lugar."
          rows={5}
          {...form.getInputProps('features')}
        />
        <Checkbox
          label="Ativo"
          name="isActive"
          description="Donos de empresas podem pedir este plano. Inativo, fica só com quem já o tem."
          {...form.getInputProps('isActive', { type: 'checkbox' })}
        />
        {plan && (plan.usersCount ?? 0) > 0 && <Affected count={plan.usersCount ?? 0} />}
        {problem && (
          <Notice tone="error" announce>
            {problem}
          </Notice>
        )}
        <div className={formClasses.actions}>
          <Button type="submit" loading={form.submitting}>
            {plan ? 'Salvar alterações' : 'Criar plano'}
          </Button>
          <Button variant="default" onClick={onClose} disabled={form.submitting}>
            Cancelar
          </Button>
        </div>
      </form>
    </Panel>
  );
}
