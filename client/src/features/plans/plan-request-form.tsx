import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { readSession } from '../../api/session.ts';
import formClasses from '../../ui/form/form.module.css';
import { PlanPicker } from './plan-picker.tsx';
import { OwnPlanRequestDocument, type PlanChoiceFragment, useRequestPlanMutation } from './plans.gen.ts';

/** The fixed text of SPEC section 7. */
const MESSAGE = 'Solicitação de mudança de plano via dashboard';
const NOTHING_CHOSEN = 'Por favor, selecione um plano.';
const NOBODY = 'Erro: usuário não identificado. Faça login novamente.';
const FAILED = 'Erro ao enviar solicitação:';

interface PlanRequestFormProps {
  plans: readonly PlanChoiceFragment[];
  isCurrent(plan: PlanChoiceFragment): boolean;
  onSent(): void;
  /** Why it was not sent; undefined for nothing. */
  setProblem(problem: string | undefined): void;
  /** Another request waits already: made in another window. */
  onConflict(): Promise<void>;
}

/** Asks the administration for another plan. */
export function PlanRequestForm({ plans, isCurrent, onSent, setProblem, onConflict }: PlanRequestFormProps) {
  const [chosen, setChosen] = useState('');
  const [request, { loading }] = useRequestPlanMutation();
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    setProblem(undefined);
    if (chosen === '') {
      setProblem(NOTHING_CHOSEN);
      form.current?.querySelector<HTMLInputElement>('input:not([disabled])')?.focus();
      return;
    }
    const userId = readSession()?.user.id;
    if (!userId) {
      setProblem(NOBODY);
      return;
    }
    try {
      await request({
        variables: { planId: chosen, userId, message: MESSAGE },
        update: (cache, { data }) =>
          data &&
          cache.writeQuery({
            query: OwnPlanRequestDocument,
            data: { ownPlanRequest: data.requestPlan },
          }),
      });
      onSent();
    } catch (error) {
      setProblem(`${FAILED} ${errorMessage(error, 'Tente novamente.')}`);
      if (failureOf(error).code === 'CONFLICT') await onConflict();
    }
  };

  return (
    <form ref={form} className={formClasses.form} onSubmit={submit} noValidate aria-label="Mudar de plano">
      <PlanPicker
        plans={plans}
        isCurrent={isCurrent}
        chosen={chosen}
        choose={(id) => {
          setChosen(id);
          setProblem(undefined);
        }}
      />
      <div className={formClasses.actions}>
        <Button type="submit" loading={loading}>
          Solicitar mudança de plano
        </Button>
      </div>
    </form>
  );
}
