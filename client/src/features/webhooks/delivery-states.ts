import type { Choices } from '../../ui/list/choices.ts';
import type { WebhookDeliveryItemFragment } from './webhooks.gen.ts';

export type DeliveryStatus = WebhookDeliveryItemFragment['status'];

/** The name and tone of each status, and what the filter calls deliveries with it. */
export const DELIVERY_STATES = {
  queued: { name: 'Na fila', tone: 'waiting', many: 'Na fila' },
  sent: { name: 'Entregue', tone: 'good', many: 'Entregues' },
  failed: { name: 'Não entregue', tone: 'bad', many: 'Não entregues' },
} as const satisfies Record<DeliveryStatus, object>;

/** Values of the filter, in the URL. */
export const DELIVERY_CHOICES: Choices<DeliveryStatus | 'all'> = [
  { value: 'all', label: 'Todos' },
  ...(['queued', 'sent', 'failed'] as const).map((value) => ({ value, label: DELIVERY_STATES[value].many })),
];

/** Returns whether a delivery is about to be sent or being sent: its last error is cleared when an attempt begins. */
export const isBeingSent = ({ status, attempts, lastError }: WebhookDeliveryItemFragment): boolean =>
  status === 'queued' && (attempts === 0 || lastError === null);
