import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';

function AdminPage() {
  usePrivateHead('admin');
  return null;
}

export const adminPage: Page = { Component: AdminPage, queries: () => [] };
