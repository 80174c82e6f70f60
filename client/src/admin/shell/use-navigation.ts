import { usePolling } from '../../api/use-polling.ts';
import { useAllows } from '../../domain/account/use-may.ts';
import { ENTRY_GROUPS, type Entry, type EntryGroup } from './entries.ts';
import { useNavigationCountsQuery } from './navigation-counts.gen.ts';

const REFRESH_MS = 15_000;

interface Navigation {
  /** The groups with the entries that the administrator's role allows. */
  groups: readonly EntryGroup[];
  /** Returns how much waits behind an entry; 0 while it is not known. */
  countOf(entry: Entry): number;
}

/** Returns the entries of the navigation and how much waits behind each, polled while the page is visible. */
export function useNavigation(): Navigation {
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
