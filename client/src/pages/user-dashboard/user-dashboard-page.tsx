import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';

function UserDashboardPage() {
  usePrivateHead('user-dashboard');
  return null;
}

export const userDashboardPage: Page = { Component: UserDashboardPage, queries: () => [] };
