import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/icon.tsx';
import classes from './item-panel.module.css';
import type { OpenItem } from './use-item.ts';

interface ItemPanelProps<Row extends { id: string }> {
  item: OpenItem;
  /** Name of the row; undefined while it is loading. */
  title: string | undefined;
  /** The rows beside it in the list. */
  rows: readonly Row[];
  /** Names the previous and the next row. */
  nameOf(row: Row): string;
  children: ReactNode;
}

/** Shows the details of a row beside its list; on phones in its place. Escape closes it. */
export function ItemPanel<Row extends { id: string }>({
  item,
  title,
  rows,
  nameOf,
  children,
}: ItemPanelProps<Row>) {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const at = rows.findIndex(({ id }) => id === item.id);
  const closing = useRef<HTMLButtonElement>(null);
  // At the end of the list the pressed link is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when another row is opened, or another part of it
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [item.id, title]);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // On phones the list has made room for it.
    if (panel.current && panel.current.getBoundingClientRect().top < 0) panel.current.scrollIntoView();
    const onKeyDown = (event: KeyboardEvent) => {
      const list = panel.current?.parentElement;
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (event.target instanceof Node && list?.contains(event.target)) closing.current?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const step = (row: Row | undefined, text: string, icon: 'up' | 'down') =>
    row ? (
      <Link
        {...item.linkOf(row)}
        className={classes.step}
        aria-label={`${text}: ${nameOf(row)}`}
        title={text}
      >
        <Icon name={icon} />
      </Link>
    ) : (
      <span className={classes.step} data-end>
        <Icon name={icon} />
      </span>
    );
  return (
    <aside ref={panel} className={classes.panel} aria-label={title ?? 'Detalhes'}>
      <div className={classes.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title ?? 'Carregando…'}
        </h2>
        <div className={classes.steps}>
          {step(rows[at - 1], 'Anterior', 'up')}
          {step(at < 0 ? undefined : rows[at + 1], 'Próximo', 'down')}
          <button
            ref={closing}
            type="button"
            className={classes.step}
            aria-label="Fechar detalhes"
            onClick={item.close}
            data-leaves
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
      <div className={classes.body}>{children}</div>
    </aside>
  );
}
