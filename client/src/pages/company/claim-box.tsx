import classes from './company-page.module.css';

/** For a company that nobody has claimed yet: who looks after it writes to the administration. */
export function ClaimBox({ companyName, contactEmail }: { companyName: string; contactEmail: string }) {
  const subject = encodeURIComponent(`Sou responsável por ${companyName}`);
  return (
    <section className={`${classes.box} ${classes.claim}`} aria-labelledby="claim-title">
      <h2 id="claim-title">Esta empresa é sua?</h2>
      <p>
        Cuide desta página, responda aos clientes e mantenha os dados em dia. Escreva para a administração:{' '}
        <a href={`mailto:${contactEmail}?subject=${subject}`}>{contactEmail}</a>
      </p>
    </section>
  );
}
