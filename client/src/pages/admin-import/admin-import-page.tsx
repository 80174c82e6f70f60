import '../../admin/shell/admin-frame.css';
import { useState } from 'react';
import { ImportView } from '../../admin/imports/view/import-view.tsx';
import { AdministratorsOnly } from '../../domain/account/administrators-only.tsx';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

const TITLE = 'Importar empresas';

function AdminImportPage() {
  // Shows the progress of a running import.
  const [title, setTitle] = useState(TITLE);
  usePrivateHead(title);
  return (
    <AdministratorsOnly title="Acesso não autorizado" may="importCompanies">
      <PageFrame title={TITLE} lead="Ponha no guia, de uma vez, as empresas de um arquivo CSV.">
        <ImportView onTitle={setTitle} />
      </PageFrame>
    </AdministratorsOnly>
  );
}

export const page: Page = { Component: AdminImportPage };
