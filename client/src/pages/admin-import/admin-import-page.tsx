import { useState } from 'react';
import { PageFrame } from '../../components/page-frame.tsx';
import { ImportHouse } from '../../features/admin/imports/import-house.tsx';
import { AdministratorsOnly } from '../../features/session/administrators-only.tsx';
import type { Page } from '../../lib/page.ts';
import { usePrivateHead } from '../../lib/site/use-private-head.ts';

const TITLE = 'Importar empresas';

function AdminImportPage() {
  // While an import is under way its progress stands there.
  const [title, setTitle] = useState(TITLE);
  usePrivateHead(title);
  return (
    <AdministratorsOnly title="Acesso não autorizado">
      <PageFrame title={TITLE} lead="Ponha no guia, de uma vez, as empresas de um arquivo CSV.">
        <ImportHouse onTitle={setTitle} />
      </PageFrame>
    </AdministratorsOnly>
  );
}

export const adminImportPage: Page = { Component: AdminImportPage, queries: () => [] };
