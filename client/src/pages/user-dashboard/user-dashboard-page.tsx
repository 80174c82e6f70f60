import { Button } from '@mantine/core';
import { useState } from 'react';
import { PageFrame } from '../../components/page-frame.tsx';
import { InboxModal } from '../../features/inbox/inbox-modal.tsx';
import { Protected } from '../../features/session/protected.tsx';
import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';
import { useTrialHomeQuery } from './trial.gen.ts';

function Trial() {
  const { data } = useTrialHomeQuery();
  const [isOpen, setIsOpen] = useState(false);
  const company = data?.ownerHome.company;
  return (
    <PageFrame title="Painel">
      {company && <Button onClick={() => setIsOpen(true)}>Mensagens</Button>}
      {company && isOpen && (
        <InboxModal companyId={company.id} companyName={company.name} onClose={() => setIsOpen(false)} />
      )}
    </PageFrame>
  );
}

function UserDashboardPage() {
  usePrivateHead('Painel');
  return <Protected>{() => <Trial />}</Protected>;
}

export const userDashboardPage: Page = { Component: UserDashboardPage, queries: () => [] };
