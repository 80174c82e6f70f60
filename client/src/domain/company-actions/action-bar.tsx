import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CompanyProfileFragment } from '../companies/company-profile.gen.ts';
import classes from './action-bar.module.css';
import { DirectionsLink, Reach } from './company-actions.tsx';

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Returns whether what `mark` stands behind has left the screen at its top, and no field is being filled. */
function useIsPassed(mark: { current: Element | null }): boolean {
  const [isPassed, setIsPassed] = useState(false);
  const [isFilling, setIsFilling] = useState(false);
  useEffect(() => {
    const place = mark.current;
    if (!place) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(place);
    const follow = () => setIsFilling(document.activeElement?.matches(FIELDS) ?? false);
    const left = () => setIsFilling(false);
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', left);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', left);
    };
  }, [mark]);
  return isPassed && !isFilling;
}

interface ActionBarProps {
  company: CompanyProfileFragment;
  /** Saves the company; absent where it cannot be saved. */
  save: ReactNode;
  /** Leads to the message form, for a company without WhatsApp and phone. */
  write?: ReactNode;
}

/** Shows the ways to a company at the bottom of a phone, once those of the page have been scrolled away. */
export function ActionBar({ company, save, write }: ActionBarProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const isShown = useIsPassed(mark);
  return (
    <>
      <span ref={mark} />
      {isShown && (
        <nav className={classes.bar} aria-label={`Falar com ${company.name}`} data-bottom-bar>
          <Reach company={company} write={write} />
          <DirectionsLink location={company} companyId={company.id} label="Rota" />
          {save}
        </nav>
      )}
    </>
  );
}
