import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePolling } from '../../api/use-polling.ts';
import { useAllows } from '../../domain/account/use-may.ts';
import { formatAmount, formatNumber } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { ShortcutHelp } from '../../ui/keyboard/shortcut-help.tsx';
import classes from './admin-navigation.module.css';
import { useNavigationCountsQuery } from './navigation-counts.gen.ts';
import { currentEntryOf, ENTRIES, type Entry, MOST_USED } from './screens.ts';

const REFRESH_MS = 15_000;

interface Navigation {
  /** The entries that the administrator's role allows. */
  entries: readonly Entry[];
  /** Returns how much waits behind an entry; 0 while it is not known. */
  countOf(entry: Entry): number;
}

/** Returns the entries of the navigation and how much waits behind each, polled while the page is visible. */
function useNavigation(): Navigation {
  const allows = useAllows();
  const { data, previousData, refetch } = useNavigationCountsQuery();
  usePolling(refetch, { everyMs: REFRESH_MS, restMs: REFRESH_MS });
  const navigationCounts = data ?? previousData;
  const counts = navigationCounts?.adminWorkCounts ?? [];
  return {
    entries: ENTRIES.filter(({ may }) => allows(may)),
    countOf({ waits = [], figure, figureMay }) {
      const ofFigure = figure && allows(figureMay) ? (navigationCounts?.adminCounts[figure] ?? 0) : 0;
      const counted = waits === 'all' ? counts : counts.filter(({ kind }) => waits.includes(kind));
      return counted.reduce((sum, { count }) => sum + count, ofFigure);
    },
  };
}

/** Higher counts do not fit the bar. */
const MOST_IN_BAR = 999;
const DRAWER = 'menu-administracao';

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
 * Shows the screens of the administration at the side; on small screens the most used ones in a bar at the bottom,
 * and all of them in a drawer.
 */
export function AdminNavigation({ find }: AdminNavigationProps) {
  const location = useLocation();
  const { entries, countOf } = useNavigation();
  const current = currentEntryOf(location);
  const drawer = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => {
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover();
  }, [location.key]);
  return (
    <>
      <nav ref={drawer} id={DRAWER} popover="auto" aria-label="Administração" className={classes.side}>
        <div className={classes.find}>{find()}</div>
        <ul className={classes.entries}>
          {entries.map((entry) => (
            <li key={entry.to}>
              <EntryLink entry={entry} isCurrent={entry.to === current} count={countOf(entry)} />
            </li>
          ))}
        </ul>
        <div className={classes.help}>
          <ShortcutHelp className={classes.entry} />
        </div>
      </nav>
      <nav aria-label="Mais usadas" className={classes.bar}>
        <ul className={classes.inBar}>
          {entries
            .filter(({ to }) => MOST_USED.includes(to))
            .map((entry) => (
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
