import '../../admin/shell/admin-frame.css';
import { useSearchParams } from 'react-router-dom';
import { Restricted } from '../../domain/account/administrators-only.tsx';
import { privatePage } from '../../domain/account/private-page.tsx';
import type { AccountFragment } from '../../domain/account/viewer.gen.ts';
import { WebhookList } from '../../features/webhooks/webhook-list.tsx';
import { WebhookView } from '../../features/webhooks/webhook-view.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { KeysPanel } from './keys-panel.tsx';

function ForPrograms({ account }: { account: AccountFragment }) {
  const id = useSearchParams()[0].get('webhook');
  const isAdmin = account.role === 'admin';
  const hasWebhooks = !isAdmin || account.capabilities.includes('manageWebhooks');
  if (id) return hasWebhooks ? <WebhookView key={id} id={id} /> : <Restricted />;
  return (
    <PageFrame title="Para programas" lead="Para quem programa: ligue o guia a outro sistema seu.">
      {hasWebhooks && <WebhookList isAdmin={isAdmin} />}
      {account.role !== 'user' && <KeysPanel role={account.role} />}
    </PageFrame>
  );
}

export const page = privatePage('Para programas', ForPrograms, { roles: ['company', 'admin'] });
