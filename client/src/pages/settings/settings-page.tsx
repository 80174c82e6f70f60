import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';

function SettingsPage() {
  usePrivateHead('settings');
  return null;
}

export const settingsPage: Page = { Component: SettingsPage, queries: () => [] };
