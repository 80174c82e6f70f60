import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../components/page-frame.tsx';
import { AdminInboxModal } from '../../features/inbox/admin-inbox-modal.tsx';
import { Protected } from '../../features/session/protected.tsx';
import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';
import { useTrialCompanyQuery } from './trial.gen.ts';

function Trial() {
  const [search] = useSearchParams();
  const { data } = useTrialCompanyQuery({ variables: { id: search.get('company') ?? '' } });
  const [isOpen, setIsOpen] = useState(false);
  const company = data?.company;
  return (
    <PageFrame title="Administração">
      {company && <Button onClick={() => setIsOpen(true)}>{`Mensagens de ${company.name}`}</Button>}
      {company && isOpen && (
        <AdminInboxModal
          companyId={company.id}
          companyName={company.name}
          hasAccess={company.hasMessageAccess ?? false}
          onClose={() => setIsOpen(false)}
        />
      )}
    </PageFrame>
  );
}

function AdminPage() {
  usePrivateHead('Administração');
  return <Protected roles={['admin']}>{() => <Trial />}</Protected>;
}

export const adminPage: Page = { Component: AdminPage, queries: () => [] };
