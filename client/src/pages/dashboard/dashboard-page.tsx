import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';

function DashboardPage() {
  usePrivateHead('dashboard');
  return null;
}

export const dashboardPage: Page = { Component: DashboardPage, queries: () => [] };
