import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';

function ProfilePage() {
  usePrivateHead('profile');
  return null;
}

export const profilePage: Page = { Component: ProfilePage, queries: () => [] };
