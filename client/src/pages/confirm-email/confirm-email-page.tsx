import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';

function ConfirmEmailPage() {
  usePrivateHead('confirm-email');
  return null;
}

export const confirmEmailPage: Page = { Component: ConfirmEmailPage, queries: () => [] };
