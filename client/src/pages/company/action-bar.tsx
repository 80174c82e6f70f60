import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CompanyProfileFragment } from '../../domain/companies/company-profile.gen.ts';
import { DirectionsLink, Reach } from '../../domain/company-actions/company-actions.tsx';

/** Wider screens keep the contact beside the rest. */
const PHONES = '(max-width: 48em)';
const FIELDS = 'input, textarea, select, [contenteditable]';
/** A press takes the focus from a field: shown at once, the bar would get the press of a button behind it. */
const PRESS_MS = 400;

/** Returns whether what `mark` stands behind has left the screen at its top, and no field is being filled. */
function useIsPassed(mark: { current: Element | null }): boolean {
  const [isPassed, setIsPassed] = useState(false);
  const [isFilling, setIsFilling] = useState(false);
  useEffect(() => {
    const place = mark.current;
    if (!place) return;
    const observer = new IntersectionObserver(([entry]) => {
      const isPhone = matchMedia(PHONES).matches;
      if (entry) setIsPassed(isPhone && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(place);
    let leaving: number | undefined;
    const follow = () => {
      if (!document.activeElement?.matches(FIELDS)) return;
      clearTimeout(leaving);
      setIsFilling(true);
    };
    const leave = () => {
      clearTimeout(leaving);
      leaving = window.setTimeout(() => setIsFilling(false), PRESS_MS);
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', leave);
    return () => {
      clearTimeout(leaving);
      observer.disconnect();
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', leave);
    };
  }, [mark]);
  return isPassed && !isFilling;
}

interface ActionBarProps {
  /** Its style is the page's: it comes with the document. */
  className: string | undefined;
  company: CompanyProfileFragment;
  /** Saves the company; absent where it cannot be saved. */
  save: ReactNode;
  /** Leads to the message form, for a company without WhatsApp and phone. */
  write?: ReactNode;
}

/** Shows the ways to a company at the bottom of a phone, once those of the page have been scrolled away. */
export function ActionBar({ className, company, save, write }: ActionBarProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const isShown = useIsPassed(mark);
  // The end of the page is above the bar.
  useEffect(() => {
    if (!isShown) return;
    const { style } = document.body;
    style.paddingBottom = '4.5rem';
    return () => {
      style.paddingBottom = '';
    };
  }, [isShown]);
  return (
    <>
      <span ref={mark} />
      {isShown && (
        <nav className={className} aria-label={`Falar com ${company.name}`} data-bottom-bar data-off-paper>
          <Reach company={company} write={write} />
          <DirectionsLink location={company} companyId={company.id} label="Rota" />
          {save}
        </nav>
      )}
    </>
  );
}
