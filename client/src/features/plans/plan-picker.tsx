import { formatPrice } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { PlanChoiceFragment } from './plans.gen.ts';
import classes from './plans.module.css';

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
export function PlanPicker({ plans, isCurrent, chosen, choose }: PlanPickerProps) {
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
            <span className={classes.naming}>
              <span className={classes.name}>
                {plan.name}
                {isOwn && <StatusTag tone="good">Plano atual</StatusTag>}
              </span>
              <span className={classes.price}>
                {formatPrice(plan.price)}
                <span className={classes.month}>/mês</span>
              </span>
            </span>
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
