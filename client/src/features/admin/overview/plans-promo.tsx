import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import classes from './plans-promo.module.css';

/** Leads to the plans that owners can ask for (DECISIONS section 1). */
export function PlansPromo() {
  return (
    <section className={classes.promo} aria-labelledby="plans-promo">
      <div className={classes.words}>
        <h2 id="plans-promo">Planos que fazem o guia crescer</h2>
        <p>Ajuste preços, limites e recursos, e ofereça mais a quem quer aparecer mais.</p>
      </div>
      <Link to={paths.adminPlans()} className={classes.way}>
        Gerenciar planos
      </Link>
    </section>
  );
}
