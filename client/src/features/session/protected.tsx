import { Loader } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { NeedsScript } from '../../components/needs-script.tsx';
import type { SessionUser } from '../../lib/session.ts';
import { useIsLeaving } from '../../lib/target-location.ts';
import { paths } from '../../paths.ts';
import { AccessDenied } from './access-denied.tsx';
import classes from './protected.module.css';
import { useViewer } from './use-viewer.ts';
import type { AccountFragment } from './viewer.gen.ts';

interface ProtectedProps {
  /** Everybody who is signed in, where it is left out. */
  roles?: readonly SessionUser['role'][];
  /** In place of the page for whoever has another role. */
  wrongRole?: ReactNode;
  children(account: AccountFragment): ReactNode;
}

/** The same objects each time: with a new one the redirect would be made anew, over whatever came after it. */
const UNCHECKED = { isUnchecked: true };
const CHECKED = { isUnchecked: false };

/**
 * A page for people who are signed in (SPEC section 2): a spinner while the session is checked, the login with a
 * way back for everybody else.
 */
export function Protected({ roles, wrongRole = <AccessDenied />, children }: ProtectedProps) {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const isLeaving = useIsLeaving();
  // Whoever closes the session and goes elsewhere is not led to the login from the page that is still shown.
  if (viewer.status === 'checking' || (viewer.status === 'out' && isLeaving)) {
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
  if (viewer.status === 'out') {
    const state = viewer.isUnchecked ? UNCHECKED : CHECKED;
    return <Navigate to={paths.login(pathname + search)} state={state} replace />;
  }
  const { account } = viewer;
  if (roles !== undefined && !roles.includes(account.role)) return wrongRole;
  // Nothing that one person has opened or typed stays for another.
  return <Fragment key={account.id}>{children(account)}</Fragment>;
}
