import { Flex } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePolling } from '../../api/use-polling.ts';
import { useAllows } from '../../domain/account/use-may.ts';
import { formatAmount, formatNumber } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { ShortcutHelp } from '../../ui/keyboard/shortcut-help.tsx';
import classes from './admin-navigation.module.css';
import { currentEntryOf, ENTRIES, ENTRY_GROUPS, type Entry, type EntryGroup, MOST_USED } from './entries.ts';
import { useNavigationCountsQuery } from './navigation-counts.gen.ts';

const REFRESH_MS = 15_000;

interface Navigation {
  /** The groups with the entries that the administrator's role allows. */
  groups: readonly EntryGroup[];
  /** Returns how much waits behind an entry; 0 while it is not known. */
  countOf(entry: Entry): number;
}

/** Returns the entries of the navigation and how much waits behind each, polled while the page is visible. */
function useNavigation(): Navigation {
  const allows = useAllows();
  const { data, previousData, refetch } = useNavigationCountsQuery();
  usePolling(refetch, { everyMs: REFRESH_MS, restMs: REFRESH_MS });
  const known = data ?? previousData;
  const counts = known?.adminWorkCounts ?? [];
  return {
    groups: ENTRY_GROUPS.map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ may }) => allows(may)),
    })).filter(({ entries }) => entries.length > 0),
    countOf({ waits = [], figure }) {
      if (figure) return known?.adminCounts[figure] ?? 0;
      const counted = waits === 'all' ? counts : counts.filter(({ kind }) => waits.includes(kind));
      return counted.reduce((sum, { count }) => sum + count, 0);
    },
  };
}

/** Higher counts do not fit the bar. */
const MOST_IN_BAR = 999;
const DRAWER = 'menu-administracao';
const IN_BAR = MOST_USED.flatMap((path) => ENTRIES.filter(({ to }) => to === path));

interface EntryLinkProps {
  entry: Entry;
  isCurrent: boolean;
  /** How much waits there. */
  count: number;
  isInBar?: boolean;
}

function EntryLink({ entry: { title, icon, to }, isCurrent, count, isInBar }: EntryLinkProps) {
  return (
    <Link to={to} className={classes.entry} aria-current={isCurrent ? 'page' : undefined} discover="none">
      <Icon name={icon} size={20} />
      <span className={classes.title}>
        {title}
        {count > 0 && <span className="visually-hidden">, {formatAmount(count, 'espera', 'esperam')}</span>}
      </span>
      {count > 0 && (
        <span className={classes.count} aria-hidden="true">
          {isInBar && count > MOST_IN_BAR ? `${MOST_IN_BAR}+` : formatNumber(count)}
        </span>
      )}
    </Link>
  );
}

interface AdminNavigationProps {
  /** The button that leads anywhere, as a class and its content have it. */
  find(className?: string, children?: ReactNode): ReactNode;
}

/**
 * Shows every screen of the administration at the side; on small screens the most used ones in a bar at the bottom,
 * and all of them in a drawer.
 */
export function AdminNavigation({ find }: AdminNavigationProps) {
  const location = useLocation();
  const { groups, countOf } = useNavigation();
  const allows = useAllows();
  const current = currentEntryOf(location);
  const drawer = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => {
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover();
  }, [location.key]);
  useEffect(() => {
    const side = drawer.current;
    const link = side?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls the navigation only, not the page.
    if (side && link && link.offsetTop + link.offsetHeight > side.scrollTop + side.clientHeight)
      side.scrollTop = link.offsetTop - side.clientHeight / 2;
  });
  return (
    <>
      <nav ref={drawer} id={DRAWER} popover="auto" aria-label="Administração" className={classes.side}>
        <div className={classes.find}>{find()}</div>
        {groups.map(({ title, entries }) => (
          <div key={title} className={classes.group}>
            <p className={classes.heading} aria-hidden="true">
              {title}
            </p>
            <Flex component="ul" direction="column" aria-label={title}>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <EntryLink entry={entry} isCurrent={entry.to === current} count={countOf(entry)} />
                </li>
              ))}
            </Flex>
          </div>
        ))}
        <div className={classes.help}>
          <ShortcutHelp className={classes.entry} />
        </div>
      </nav>
      <nav aria-label="Mais usadas" className={classes.bar}>
        <ul className={classes.inBar}>
          {IN_BAR.filter(({ may }) => allows(may)).map((entry) => (
            <li key={entry.to}>
              <EntryLink entry={entry} isCurrent={entry.to === current} count={countOf(entry)} isInBar />
            </li>
          ))}
          <li>
            {find(
              classes.entry,
              <>
                <Icon name="search" size={20} />
                <span className={classes.title}>Ir para…</span>
              </>,
            )}
          </li>
          <li>
            <button type="button" className={classes.entry} popoverTarget={DRAWER}>
              <Icon name="menu" size={20} />
              <span className={classes.title}>Mais</span>
            </button>
          </li>
        </ul>
      </nav>
    </>
  );
}
