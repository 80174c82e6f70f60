import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import classes from './disclosure.module.css';
import { useDismiss } from './use-dismiss.ts';

interface DisclosureProps {
  /** What the button says, and the name of what it opens. */
  label: string;
  icon: IconName;
  /** Shown after the label: how many filters are set. */
  count?: number;
  /** What a narrow screen shows of the button; all of it unless given. */
  onPhones?: 'icon' | 'nothing';
  /** True where what is opened begins at the button's end instead of its start. */
  isAtEnd?: boolean;
  /** Content; receives a function that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

const FOCUSABLE = 'input, select, button, a[href]';

/** Shows a button that opens a small panel below it; on phones a sheet at the bottom. Escape closes it. */
export function Disclosure({ label, icon, count = 0, onPhones, isAtEnd = false, children }: DisclosureProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  useDismiss(isOpen, [container], (isByKey) => (isByKey ? close() : setOpen(false)));
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <div ref={container} className={classes.container} data-on-phones={onPhones}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={icon} />
        <span className={classes.words}>{label}</span>
        {count > 0 && <span className={classes.count}>{count}</span>}
      </button>
      {isOpen && (
        <div
          ref={panel}
          id={id}
          role="dialog"
          aria-label={label}
          className={classes.panel}
          data-at-end={isAtEnd || undefined}
        >
          {typeof children === 'function' ? children(close) : children}
          <button type="button" className={classes.close} onClick={close}>
            Fechar
          </button>
        </div>
      )}
    </div>
  );
}
