import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Promo, promoAction } from '../../ui/promo.tsx';

/** Shows a link to the plans. */
export function PlansPromo() {
  return (
    <Promo
      title="Planos que fazem o guia crescer"
      text="Ajuste preços, limites e recursos, e ofereça mais a quem quer aparecer mais."
    >
      <Link to={paths.adminPlans()} className={promoAction}>
        Gerenciar planos
      </Link>
    </Promo>
  );
}
