import type { ReactNode } from 'react';
import classes from './company-page.module.css';

interface OpensLaterProps {
  isOpen: boolean;
  children: ReactNode;
}

/** Shows a part that visitors use; disabled while the company waits for approval. */
export function OpensLater({ isOpen, children }: OpensLaterProps) {
  if (isOpen) return children;
  return (
    <fieldset className={classes.later} disabled>
      <legend>Abre para os visitantes depois da aprovação.</legend>
      {children}
    </fieldset>
  );
}
