import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';

function RegisterPage() {
  usePrivateHead('register');
  return null;
}

export const registerPage: Page = { Component: RegisterPage, queries: () => [] };
