import { PageFrame } from '../../components/page-frame.tsx';
import { AdministratorsOnly } from '../../features/session/administrators-only.tsx';
import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';

function AdminPlansPage() {
  usePrivateHead('Planos');
  return (
    <AdministratorsOnly title="Acesso não autorizado">
      <PageFrame title="Planos">{null}</PageFrame>
    </AdministratorsOnly>
  );
}

export const adminPlansPage: Page = { Component: AdminPlansPage, queries: () => [] };
