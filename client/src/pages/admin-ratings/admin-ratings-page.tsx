import { PageFrame } from '../../components/page-frame.tsx';
import { AdministratorsOnly } from '../../features/session/administrators-only.tsx';
import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';

function AdminRatingsPage() {
  usePrivateHead('Avaliações');
  return (
    <AdministratorsOnly title="Acesso não autorizado">
      <PageFrame title="Avaliações">{null}</PageFrame>
    </AdministratorsOnly>
  );
}

export const adminRatingsPage: Page = { Component: AdminRatingsPage, queries: () => [] };
