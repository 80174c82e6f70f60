import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';

function LoginPage() {
  usePrivateHead('login');
  return null;
}

export const loginPage: Page = { Component: LoginPage, queries: () => [] };
