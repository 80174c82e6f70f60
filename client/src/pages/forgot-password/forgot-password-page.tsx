import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';

function ForgotPasswordPage() {
  usePrivateHead('forgot-password');
  return null;
}

export const forgotPasswordPage: Page = { Component: ForgotPasswordPage, queries: () => [] };
