import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';

function RegisterCompanyPage() {
  usePrivateHead('register-company');
  return null;
}

export const registerCompanyPage: Page = { Component: RegisterCompanyPage, queries: () => [] };
