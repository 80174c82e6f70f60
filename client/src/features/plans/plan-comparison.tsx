import type { ReactNode } from 'react';
import { formatNumber, formatPrice } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import type { PlanChoiceFragment } from './plans.gen.ts';
import classes from './plans.module.css';

const included = (isIncluded: boolean): ReactNode =>
  isIncluded ? (
    <>
      <Icon name="check" size={18} />
      <span className="visually-hidden">Sim</span>
    </>
  ) : (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">Não</span>
    </>
  );

/** In what plans differ, a line of the table each. */
const LINES: { name: string; cell(plan: PlanChoiceFragment): ReactNode }[] = [
  { name: 'Preço por mês', cell: ({ price }) => formatPrice(price) },
  { name: 'Empresas', cell: ({ companiesAllowed }) => `até ${formatNumber(companiesAllowed)}` },
  { name: 'Fotos por empresa', cell: ({ photoLimit }) => `até ${formatNumber(photoLimit)}` },
  { name: 'Relatórios', cell: ({ hasYearReports }) => (hasYearReports ? '12 meses' : '90 dias') },
  { name: 'Cartaz e QR code', cell: ({ hasPoster }) => included(hasPoster) },
  { name: 'Selo para o seu site', cell: ({ hasBadge }) => included(hasBadge) },
];

interface PlanComparisonProps {
  plans: readonly PlanChoiceFragment[];
  isCurrent(plan: PlanChoiceFragment): boolean;
}

/** Compares the plans that can be requested; nothing where there is one. */
export function PlanComparison({ plans, isCurrent }: PlanComparisonProps) {
  if (plans.length < 2) return null;
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
          {LINES.map(({ name, cell }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {plans.map((plan) => (
                <td key={plan.id} data-current={isCurrent(plan) || undefined}>
                  {cell(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
