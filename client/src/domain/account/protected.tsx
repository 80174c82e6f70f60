import { Loader } from '@mantine/core';
import { Fragment, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type SessionUser, useSession } from '../../api/session.ts';
import { paths } from '../../paths.ts';
import { PartNotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { NeedsScript } from '../../ui/hydration/needs-script.tsx';
import { useIsLeaving } from '../../ui/navigation/target-location.ts';
import { themed } from '../../ui/themed.tsx';
import { AccessDenied } from './access-denied.tsx';
import { keepPageOpen } from './ended-session.ts';
import classes from './protected.module.css';
import { SignInAgainModal } from './sign-in-again-modal.tsx';
import { ShownAccount } from './use-may.ts';
import { useViewer, type Viewer } from './use-viewer.ts';
import type { AccountFragment } from './viewer.gen.ts';

const SecondFactorNeeded = lazyOr(
  async () => (await import('../second-factor/second-factor-needed.tsx')).SecondFactorNeeded,
  PartNotLoaded,
);

interface ProtectedProps {
  /** All roles when left out. */
  roles?: readonly SessionUser['role'][];
  /** Shown instead of the page to users with another role. */
  wrongRole?: ReactNode;
  children(account: AccountFragment): ReactNode;
}

/** Constants: a new object would repeat the redirect, even after a later navigation. */
const UNCHECKED = { isUnchecked: true };
const CHECKED = { isUnchecked: false };

/** Returns the account whose page is shown, also while the server rejects its session or does not answer. */
function useShownAccount(viewer: Viewer): AccountFragment | undefined {
  const id = useSession()?.user.id;
  const [lastAccount, setLastAccount] = useState<AccountFragment>();
  if (viewer.status === 'in') {
    if (viewer.account !== lastAccount) setLastAccount(viewer.account);
    return viewer.account;
  }
  const stays = viewer.status === 'ended' || viewer.status === 'unchecked';
  return stays && lastAccount?.id === id ? lastAccount : undefined;
}

/**
 * Shows a page to signed-in users: a spinner while the session is checked, else a redirect to the login and back. When
 * the session ends while the page is shown, the page stays and asks for the password.
 */
export const Protected = themed(function Protected({
  roles,
  wrongRole = <AccessDenied />,
  children,
}: ProtectedProps) {
  const viewer = useViewer();
  const account = useShownAccount(viewer);
  const { pathname, search } = useLocation();
  const isLeaving = useIsLeaving();
  const isShown = account !== undefined;
  useEffect(() => (isShown ? keepPageOpen() : undefined), [isShown]);
  if (!account) {
    // After signing out the page is still shown until the next one is loaded: no redirect to the login.
    if (viewer.status === 'checking' || isLeaving) {
      return (
        <div className={classes.waiting}>
          <div className={classes.checking} role="status">
            <Loader aria-hidden="true" />
            <span className="visually-hidden">Verificando sua sessão…</span>
          </div>
          <NeedsScript to="abrir esta página" />
        </div>
      );
    }
    const state = viewer.status === 'unchecked' ? UNCHECKED : CHECKED;
    return <Navigate to={paths.login(pathname + search)} state={state} replace />;
  }
  const hasRole = roles === undefined || roles.includes(account.role);
  // Another account gets none of what was opened or typed.
  return (
    <Fragment key={account.id}>
      <ShownAccount value={account}>
        {account.needsSecondFactor && (
          <Suspense>
            <SecondFactorNeeded />
          </Suspense>
        )}
        {!account.needsSecondFactor && (hasRole ? children(account) : wrongRole)}
      </ShownAccount>
      {viewer.status === 'ended' && <SignInAgainModal email={account.email} />}
    </Fragment>
  );
});
