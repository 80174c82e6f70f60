import { formatPrice } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import type { CompanyQuery } from './company.gen.ts';
import classes from './plan-box.module.css';

/** Shows the owner's current plan; the number of companies comes first. */
export function PlanBox({ plan }: { plan: NonNullable<CompanyQuery['company']['plan']> }) {
  const allowed = `Até ${plan.companiesAllowed} ${plan.companiesAllowed === 1 ? 'empresa' : 'empresas'}`;
  return (
    <section className={classes.plan} aria-labelledby="plan-title">
      <header className={classes.head}>
        <h2 id="plan-title" className={classes.title}>
          Plano {plan.name}
        </h2>
        <span className={classes.badge}>Ativo</span>
      </header>
      <p className={classes.price}>
        {formatPrice(plan.price)}
        <span className={classes.month}>/mês</span>
      </p>
      <ul className={classes.features}>
        {[allowed, ...plan.features].map((feature) => (
          <li key={feature}>
            <Icon name="check" size={16} /> {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}
