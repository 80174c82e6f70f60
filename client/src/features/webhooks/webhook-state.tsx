import { formatDateTime } from '../../lib/format.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { WebhookItemFragment } from './webhooks.gen.ts';

/** Shows whether a webhook is on, off or failing. */
export function WebhookState({ webhook }: { webhook: WebhookItemFragment }) {
  const { isActive, failingSince, disabledReason } = webhook;
  if (!isActive) return <StatusTag tone={disabledReason ? 'bad' : 'plain'}>Desligado</StatusTag>;
  if (failingSince)
    return <StatusTag tone="waiting">Falhando desde {formatDateTime(failingSince)}</StatusTag>;
  return <StatusTag tone="good">Ligado</StatusTag>;
}
