import { useApolloClient } from '@apollo/client/react';
import { Box } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePolling } from '../../api/use-polling.ts';
import { setUnreadCount } from '../../domain/inbox/inbox-cache.ts';
import { formatNumber } from '../../lib/format.ts';
import { paths, patterns } from '../../paths.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import classes from './owner.module.css';
import { useOwnerUnreadQuery } from './owner-companies.gen.ts';

/** Beyond it the bar has no room. */
const MOST_SHOWN = 99;
const EVERY_MS = 60_000;

interface Entry {
  text: string;
  icon: IconName;
  to: string;
  state?: object;
  isHere?: boolean;
  count?: number;
}

/** Shows the owner's main ways at the bottom of a phone, where a thumb reaches them; nothing on larger screens. */
export function OwnerBar({ companyId }: { companyId: string }) {
  const { pathname } = useLocation();
  const { cache } = useApolloClient();
  const { data, refetch } = useOwnerUnreadQuery({ variables: { companyId } });
  usePolling(refetch, { everyMs: EVERY_MS });
  const unreadCount = data?.ownerCompanies.items[0]?.unreadMessages;
  const unread = unreadCount ?? 0;
  // The figures of the panel show it too.
  useEffect(() => {
    if (unreadCount !== undefined) setUnreadCount(cache, companyId, unreadCount);
  }, [cache, companyId, unreadCount]);
  const panel = paths.userDashboard(companyId);
  const entries: Entry[] = [
    { text: 'Painel', icon: 'shop', to: panel, isHere: pathname === patterns.userDashboard },
    {
      text: 'Mensagens',
      icon: 'mail',
      to: panel,
      state: { modal: 'messages', isOverlay: true },
      count: unread,
    },
    {
      text: 'Relatórios',
      icon: 'chart',
      to: paths.reports(companyId),
      isHere: pathname === patterns.reports,
    },
    { text: 'Minha página', icon: 'eye', to: paths.company(companyId), state: { from: panel } },
  ];
  return (
    <nav className={classes.bar} aria-label="Atalhos da empresa">
      {entries.map(({ text, icon, to, state, isHere, count = 0 }) => (
        <Link
          key={text}
          to={to}
          state={state}
          className={classes.entry}
          aria-current={isHere ? 'page' : undefined}
          discover="none"
        >
          <Box component="span" pos="relative" display="inline-flex">
            <Icon name={icon} size={20} />
            {count > 0 && (
              <span className={classes.count}>
                {count > MOST_SHOWN ? `${MOST_SHOWN}+` : formatNumber(count)}
                <span className="visually-hidden"> {count === 1 ? 'não lida' : 'não lidas'}: </span>
              </span>
            )}
          </Box>
          {text}
        </Link>
      ))}
    </nav>
  );
}
