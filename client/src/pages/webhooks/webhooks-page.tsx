import '../../admin/shell/admin-frame.css';
import { useSearchParams } from 'react-router-dom';
import { Restricted } from '../../domain/account/administrators-only.tsx';
import { privatePage } from '../../domain/account/private-page.tsx';
import type { AccountFragment } from '../../domain/account/viewer.gen.ts';
import { WebhookList } from '../../features/webhooks/webhook-list.tsx';
import { WebhookView } from '../../features/webhooks/webhook-view.tsx';

function Webhooks({ account }: { account: AccountFragment }) {
  const id = useSearchParams()[0].get('webhook');
  if (account.role === 'admin' && !account.capabilities.includes('manageWebhooks')) return <Restricted />;
  return id ? <WebhookView key={id} id={id} /> : <WebhookList isAdmin={account.role === 'admin'} />;
}

export const page = privatePage('Webhooks', Webhooks, { roles: ['company', 'admin'] });
