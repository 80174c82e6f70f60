import type { ReactNode } from 'react';
import { usePageHead } from '../../domain/site/page-head.ts';
import { useSite } from '../../domain/site/use-site.ts';
import classes from './legal-page.module.css';

interface LegalTextProps {
  title: string;
  description: string;
  path: string;
  children: ReactNode;
}

/** Page of plain text. */
export function LegalText({ title, description, path, children }: LegalTextProps) {
  const { siteName } = useSite();
  usePageHead({ title: `${title} · ${siteName}`, description, canonical: path, siteName });
  return (
    <article className={classes.page}>
      <h1>{title}</h1>
      {children}
    </article>
  );
}
