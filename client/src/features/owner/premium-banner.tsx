import { Promo, promoAction } from '../../ui/promo.tsx';

/** Leads to the plans. */
export function PremiumBanner({ openPlans }: { openPlans(): void }) {
  return (
    <Promo
      title="Faça mais com um plano maior"
      text="Cadastre mais empresas e conte com os recursos de cada plano. A mudança é pedida por aqui mesmo."
    >
      <button type="button" className={promoAction} onClick={openPlans}>
        Conhecer os planos
      </button>
    </Promo>
  );
}
