import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { anchors, paths } from '../../paths.ts';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import classes from './company-page.module.css';

const Unloaded = () => (
  <p>Não foi possível abrir o pedido agora. Recarregue a página para tentar novamente.</p>
);
/** Loaded on demand: few visitors own a company. */
const ClaimForm = lazyOr(
  async () => (await import('../../features/claims/claim-form.tsx')).ClaimForm,
  Unloaded,
);

/** Shows the form to claim a company without owner, or the links to sign in. */
export function ClaimBox({ companyId }: { companyId: string }) {
  const session = useSession();
  if (session && session.user.role !== 'company') return null;
  const here = paths.companyClaim(companyId);
  return (
    <section
      className={`${classes.box} ${classes.claim}`}
      id={anchors.claim}
      tabIndex={-1}
      aria-labelledby="claim-title"
    >
      <h2 id="claim-title">Esta empresa é sua?</h2>
      <p>Cuide desta página, responda aos clientes e mantenha os dados em dia.</p>
      <div className={classes.claimWay}>
        {session ? (
          <Suspense fallback={null}>
            <ClaimForm companyId={companyId} />
          </Suspense>
        ) : (
          <p>
            <Link to={paths.register(here)}>Cadastre-se</Link> ou{' '}
            <Link to={paths.login(here)}>entre na sua conta</Link> para assumir a empresa.
          </p>
        )}
      </div>
    </section>
  );
}
