import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import classes from './row-menu.module.css';
import { useDismiss } from './use-dismiss.ts';

export interface RowAction {
  text: string;
  /** A path of the site, or a handler. */
  act: string | (() => void);
  isGrave?: boolean;
  isDisabled?: boolean;
}

interface RowMenuProps {
  /** Names the row for screen readers. */
  of: string;
  actions: readonly RowAction[];
  /** True while an action of the row is running. */
  isBusy?: boolean;
}

/** Space between the button and the menu, and between it and the edge of the window. */
const GAP_PX = 4;

interface OpenMenuProps {
  id: string;
  label: string;
  actions: readonly RowAction[];
  button: { current: HTMLButtonElement | null };
  close(): void;
}

/** Puts a menu below its button, or above where there is no room; false when the button is out of sight. */
function placeAt(menu: HTMLElement, button: HTMLElement): boolean {
  const { top, bottom, right } = button.getBoundingClientRect();
  const { offsetHeight, offsetWidth, style } = menu;
  const isBelow = bottom + GAP_PX + offsetHeight <= window.innerHeight || top < offsetHeight;
  style.top = `${isBelow ? bottom + GAP_PX : top - GAP_PX - offsetHeight}px`;
  style.left = `${Math.max(GAP_PX, right - offsetWidth)}px`;
  return bottom >= 0 && top <= window.innerHeight;
}

/** The menu itself, at the end of the page so that no table clips it. */
function OpenMenu({ id, label, actions, button, close }: OpenMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  useDismiss(true, [menu, button], close);
  useLayoutEffect(() => {
    // A list that loads anew scrolls by itself: the menu follows its button, and closes only when that is out of sight.
    const follow = () => {
      if (menu.current && button.current && !placeAt(menu.current, button.current)) close();
    };
    follow();
    window.addEventListener('resize', follow);
    document.addEventListener('scroll', follow, true);
    return () => {
      window.removeEventListener('resize', follow);
      document.removeEventListener('scroll', follow, true);
    };
  }, [button, close]);
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === 'Tab') close();
    if (next === undefined) return;
    event.preventDefault();
    all[next % all.length]?.focus();
  };
  return createPortal(
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={classes.menu}
      onKeyDown={onKeyDown}
    >
      {actions.map(({ text, act, isGrave, isDisabled }) => {
        const shared = {
          role: 'menuitem',
          tabIndex: -1,
          className: classes.item,
          'data-grave': isGrave || undefined,
        };
        if (typeof act === 'string') {
          return (
            <Link key={text} {...shared} to={act} onClick={close}>
              {text}
            </Link>
          );
        }
        return (
          <button
            key={text}
            {...shared}
            type="button"
            disabled={isDisabled}
            onClick={() => {
              // What opens now gives the focus back to the button.
              close();
              act();
            }}
          >
            {text}
          </button>
        );
      })}
    </div>,
    // Within the page's landmarks.
    document.querySelector('main') ?? document.body,
  );
}

/** Shows the button '…' of a row, which opens the menu of its actions: arrows move, Escape closes. */
export function RowMenu({ of, actions, isBusy = false }: RowMenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = `Mais ações: ${of}`;
  const close = useRef(() => {
    button.current?.focus({ preventScroll: true });
    setOpen(false);
  });
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-busy={isBusy || undefined}
        disabled={isBusy}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">{isBusy ? '·' : '…'}</span>
      </button>
      {isOpen && <OpenMenu id={id} label={label} actions={actions} button={button} close={close.current} />}
    </>
  );
}
