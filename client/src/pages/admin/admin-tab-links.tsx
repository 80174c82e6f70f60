import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import classes from './admin-tab-links.module.css';
import { ADMIN_TABS, type TabName } from './admin-tabs.ts';

/** Shows the tabs as links; on phones the row scrolls to the current one. */
export function AdminTabLinks({ current }: { current: TabName }) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`[href="${paths.admin({ tab: current })}"]`);
    // Scrolls the row only, not the page.
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - row.current.offsetLeft - 48;
  }, [current]);
  return (
    <nav ref={row} aria-label="Administração" className={classes.tabs}>
      {ADMIN_TABS.map((tab) => (
        <Link
          key={tab.name}
          to={paths.admin({ tab: tab.name })}
          className={classes.tab}
          aria-current={tab.name === current ? 'page' : undefined}
        >
          {tab.title}
        </Link>
      ))}
    </nav>
  );
}
