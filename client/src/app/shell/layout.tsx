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
      {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript it goes there by itself */}
      <a
        className={classes.skip}
        href="#conteudo"
        onClick={(event) => {
          // The browser's own way would make an address of it, without what the page knows of its past.
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
