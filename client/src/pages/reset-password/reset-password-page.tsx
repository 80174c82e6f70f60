import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';

function ResetPasswordPage() {
  usePrivateHead('reset-password');
  return null;
}

export const resetPasswordPage: Page = { Component: ResetPasswordPage, queries: () => [] };
