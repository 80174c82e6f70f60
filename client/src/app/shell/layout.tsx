import { type ReactNode, useRef } from 'react';
import { useSite } from '../../domain/site/use-site.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './layout.module.css';
import { useArrival } from './use-scroll-and-focus.ts';

export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const site = useSite();
  useArrival(main);
  return (
    <div className={classes.layout}>
      {/* biome-ignore lint/a11y/useValidAnchor: it works without JavaScript */}
      <a
        className={classes.skip}
        href="#conteudo"
        onClick={(event) => {
          // The browser would add a history entry without the router's state.
          event.preventDefault();
          main.current?.focus();
        }}
      >
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
