import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';

function ReportsPage() {
  usePrivateHead('reports');
  return null;
}

export const reportsPage: Page = { Component: ReportsPage, queries: () => [] };
