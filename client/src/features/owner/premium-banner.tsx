import classes from './premium-banner.module.css';

/** Leads to the plans. */
export function PremiumBanner({ openPlans }: { openPlans(): void }) {
  return (
    <section className={classes.banner} aria-labelledby="premium-title">
      <div className={classes.words}>
        <h2 id="premium-title">Faça mais com um plano maior</h2>
        <p>
          Cadastre mais empresas e conte com os recursos de cada plano. A mudança é pedida por aqui mesmo.
        </p>
      </div>
      <button type="button" className={classes.button} onClick={openPlans}>
        Conhecer os planos
      </button>
    </section>
  );
}
