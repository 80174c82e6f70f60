import { OverviewTab } from '../../admin/overview/overview-tab.tsx';
import { WorkScreen } from '../../admin/work/review/work-screen.tsx';
import { WORK_PARTS } from './work-parts.tsx';

/** Shows the figures of the site with what waits between them, or one matter of it. */
export function WorkOverview() {
  return <WorkScreen parts={WORK_PARTS} around={(inbox) => <OverviewTab>{inbox}</OverviewTab>} />;
}
