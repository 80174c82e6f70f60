import { Button } from '@mantine/core';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { readSession } from '../../api/session.ts';
import formClasses from '../../ui/form/form.module.css';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { PlanComparison } from './plan-comparison.tsx';
import { PlanPicker } from './plan-picker.tsx';
import { MyPlanRequestDocument, type PlanChoiceFragment, useRequestPlanMutation } from './plans.gen.ts';

/** Sent with every request. */
const MESSAGE = 'Solicitação de mudança de plano via dashboard';
const NOTHING_CHOSEN = 'Por favor, selecione um plano.';
const NOBODY = 'Erro: usuário não identificado. Faça login novamente.';
const FAILED = 'Erro ao enviar solicitação:';

/** Returns the form that requests another plan. `onConflict` is called when another request is pending. */
export function usePlanRequestForm(onSent: () => void, onConflict: () => Promise<void>) {
  const [request] = useRequestPlanMutation();
  return useServerForm({
    mode: 'controlled',
    initialValues: { planId: '' },
    validate: { planId: (id) => (id === '' ? NOTHING_CHOSEN : readSession() ? null : NOBODY) },
    invalidText: ({ planId }) => String(planId),
    failedText: (error) => `${FAILED} ${errorMessage(error, 'Tente novamente.')}`,
    async send({ planId }) {
      await request({
        variables: { planId, userId: readSession()?.user.id ?? null, message: MESSAGE },
        update: (cache, { data }) =>
          data &&
          cache.writeQuery({ query: MyPlanRequestDocument, data: { myPlanRequest: data.requestPlan } }),
      });
      onSent();
    },
    afterError: (error) => void (failureOf(error).code === 'CONFLICT' && onConflict()),
  });
}

interface PlanRequestFormProps {
  serverForm: ReturnType<typeof usePlanRequestForm>;
  plans: readonly PlanChoiceFragment[];
  isCurrent(plan: PlanChoiceFragment): boolean;
}

/** Shows the plans to choose from, with the button that sends the request. */
export function PlanRequestForm({ serverForm, plans, isCurrent }: PlanRequestFormProps) {
  const { form, formProps, clearProblem } = serverForm;
  return (
    <form {...formProps} aria-label="Mudar de plano">
      <PlanComparison plans={plans} isCurrent={isCurrent} />
      <PlanPicker
        plans={plans}
        isCurrent={isCurrent}
        chosen={form.values.planId}
        choose={(id) => {
          form.setFieldValue('planId', id);
          clearProblem();
        }}
      />
      <div className={formClasses.actions}>
        <Button type="submit" loading={form.submitting}>
          Solicitar mudança de plano
        </Button>
      </div>
    </form>
  );
}
