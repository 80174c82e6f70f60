import { Button, Flex, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { readSession } from '../../api/session.ts';
import { formatNumber, formatPrice } from '../../lib/format.ts';
import formClasses from '../../ui/form/form.module.css';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { Icon } from '../../ui/icon.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { MyPlanRequestDocument, type PlanChoiceFragment, useRequestPlanMutation } from './plans.gen.ts';
import classes from './plans.module.css';

const shownCell = (value: string | boolean): ReactNode =>
  typeof value === 'string' ? (
    value
  ) : (
    <>
      {value ? <Icon name="check" size={18} /> : <span aria-hidden="true">—</span>}
      <span className="visually-hidden">{value ? 'Sim' : 'Não'}</span>
    </>
  );

/** In what plans differ, a line of the table each. */
const LINES: { name: string; cell(plan: PlanChoiceFragment): string | boolean }[] = [
  { name: 'Preço por mês', cell: ({ price }) => formatPrice(price) },
  { name: 'Empresas', cell: ({ companiesAllowed }) => `até ${formatNumber(companiesAllowed)}` },
  { name: 'Fotos por empresa', cell: ({ photoLimit }) => `até ${formatNumber(photoLimit)}` },
  { name: 'Relatórios', cell: ({ hasYearReports }) => (hasYearReports ? '12 meses' : '90 dias') },
  { name: 'Cartaz e QR code', cell: ({ hasPoster }) => hasPoster },
  { name: 'Selo para o seu site', cell: ({ hasBadge }) => hasBadge },
];

interface PlanComparisonProps {
  plans: readonly PlanChoiceFragment[];
  isCurrent(plan: PlanChoiceFragment): boolean;
}

/** Compares the plans that can be requested; nothing where there is one. */
function PlanComparison({ plans, isCurrent }: PlanComparisonProps) {
  if (plans.length < 2) return null;
  const isSame = ({ cell }: (typeof LINES)[number]) => new Set(plans.map(cell)).size === 1;
  // What differs comes first.
  const lines = LINES.toSorted((a, b) => Number(isSame(a)) - Number(isSame(b)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be focusable.
    <section className={classes.scroll} aria-label="Comparação dos planos" tabIndex={0}>
      <table className={classes.table}>
        <caption>Compare os planos</caption>
        <thead>
          <tr>
            <td />
            {plans.map((plan) => (
              <th key={plan.id} scope="col" data-current={isCurrent(plan) || undefined}>
                {plan.name}
                {isCurrent(plan) && <small>seu plano</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, cell }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {plans.map((plan) => (
                <td key={plan.id} data-current={isCurrent(plan) || undefined}>
                  {shownCell(cell(plan))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PlanPickerProps {
  plans: readonly PlanChoiceFragment[];
  isCurrent(plan: PlanChoiceFragment): boolean;
  chosen: string;
  choose(id: string): void;
}

/** Returns the features of a plan; the number of companies comes first. */
const featuresOf = ({ companiesAllowed: most, features }: PlanChoiceFragment): string[] => [
  `Até ${most} ${most === 1 ? 'empresa' : 'empresas'}`,
  ...features,
];

/** Shows the plans as radio buttons; the owner's present plan cannot be chosen. */
function PlanPicker({ plans, isCurrent, chosen, choose }: PlanPickerProps) {
  return (
    <fieldset className={classes.group}>
      <legend>Escolha um plano</legend>
      {plans.map((plan) => {
        const isOwn = isCurrent(plan);
        return (
          <label key={plan.id} className={classes.choice} data-current={isOwn || undefined}>
            <input
              type="radio"
              name="planId"
              value={plan.id}
              checked={chosen === plan.id}
              disabled={isOwn}
              onChange={() => choose(plan.id)}
            />
            <Flex component="span" gap="0.25rem 0.75rem" wrap="wrap" align="center" justify="space-between">
              <Flex
                component="span"
                gap={8}
                wrap="wrap"
                align="center"
                fw={700}
                style={{ overflowWrap: 'anywhere' }}
              >
                {plan.name}
                {isOwn && <StatusTag tone="good">Plano atual</StatusTag>}
              </Flex>
              <Text
                span
                inherit
                fw={700}
                style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
              >
                {formatPrice(plan.price)}
                <Text span inherit c="dimmed" fw={400}>
                  /mês
                </Text>
              </Text>
            </Flex>
            <ul className={classes.features}>
              {featuresOf(plan).map((feature) => (
                <li key={feature}>
                  <Icon name="check" size={14} /> {feature}
                </li>
              ))}
            </ul>
          </label>
        );
      })}
    </fieldset>
  );
}

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
