import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useSite } from '../features/site/use-site.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './layout.module.css';

/** A new page starts at its top (or its anchor) and takes the focus, as a page loaded anew would. */
function useArrival(main: React.RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // Going back, the browser knows the place.
    if (navigation === NavigationType.Pop) return;
    main.current?.focus({ preventScroll: true });
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash, navigation, main]);
}

export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const site = useSite();
  useArrival(main);
  return (
    <div className={classes.layout}>
      <a className={classes.skip} href="#conteudo">
        Pular para o conteúdo
      </a>
      <Header siteName={site.siteName} />
      <main id="conteudo" ref={main} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer site={site} />
    </div>
  );
}
