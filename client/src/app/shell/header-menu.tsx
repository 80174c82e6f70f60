import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Session, SessionUser } from '../../api/session.ts';
import { useSession } from '../../api/session.ts';
import type { Capability } from '../../domain/account/viewer.gen.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './header-menu.module.css';

const MENU = 'menu-principal';

interface HeaderLink {
  text: string;
  to: string;
  /** Left out where an administrator's role does not allow it. */
  may?: Capability;
}

/** Links by role. */
const LINKS: Record<SessionUser['role'], readonly HeaderLink[]> = {
  admin: [
    { text: 'Dashboard', to: paths.dashboard() },
    { text: 'Visão Geral', to: paths.admin() },
    { text: 'Configurações', to: paths.admin({ tab: 'settings' }), may: 'manageSettings' },
  ],
  company: [{ text: 'Dashboard', to: paths.userDashboard() }],
  user: [{ text: 'Dashboard', to: paths.profile() }],
};

function SignedIn({ session }: { session: Session }) {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [leftAt, setLeftAt] = useState<string>();
  // Navigates first and signs out then: a page behind the login would redirect there otherwise.
  const isGoing = leftAt !== undefined && leftAt !== key;
  useEffect(() => {
    if (isGoing) void import('../../domain/account/sign-out.ts').then(({ signOut }) => signOut(client));
  }, [isGoing, client]);
  const leave = () => {
    setLeftAt(key);
    navigate(paths.home());
  };
  const { role, capabilities = [] } = session.user;
  return (
    <>
      {LINKS[role]
        .filter(({ may }) => !may || capabilities.includes(may))
        .map(({ text, to }) => (
          <Link key={to} to={to} className={classes.link} aria-current={pathname === to ? 'page' : undefined}>
            {text}
          </Link>
        ))}
      <Link to={paths.profile()} className={classes.greeting} title="Seu perfil">
        Olá, {session.user.name}
      </Link>
      <button type="button" className={classes.link} onClick={leave} data-leaves>
        Sair
      </button>
    </>
  );
}

function SignedOut() {
  const { pathname } = useLocation();
  const current = (to: string) => (pathname === to ? 'page' : undefined);
  return (
    <>
      <Link to={paths.login()} className={classes.link} aria-current={current(paths.login())}>
        Entrar
      </Link>
      <Link to={paths.register()} className={classes.register} aria-current={current(paths.register())}>
        Cadastrar
      </Link>
    </>
  );
}

/** Shows the links of a signed-in user, or those to sign in; on phones behind a button. */
export function HeaderMenu() {
  const session = useSession();
  const { key } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  // Administrators' links need more room in the header's line.
  const isLong = session?.user.role === 'admin' || undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [key]);
  useEffect(() => {
    // By the keyboard alone: a page that is loaded meanwhile takes the focus as well.
    const closeBehind = ({ key }: KeyboardEvent) => {
      const isIn = document.activeElement?.closest(`#${MENU}, [popovertarget="${MENU}"]`);
      if (key === 'Tab' && !isIn && menu.current?.matches(':popover-open')) menu.current.hidePopover();
    };
    document.addEventListener('keyup', closeBehind);
    return () => document.removeEventListener('keyup', closeBehind);
  }, []);
  // Set by index.html until hydration; from here on the session decides.
  useEffect(() => document.documentElement.removeAttribute('data-session'), []);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        data-long={isLong}
        popoverTarget={MENU}
        aria-label="Menu"
      >
        <Icon name="menu" size={22} />
      </button>
      <div
        id={MENU}
        ref={menu}
        popover="auto"
        className={classes.menu}
        data-long={isLong}
        data-guest={session ? undefined : true}
      >
        {session ? <SignedIn session={session} /> : <SignedOut />}
      </div>
    </>
  );
}
