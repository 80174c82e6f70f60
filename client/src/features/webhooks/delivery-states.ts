import type { WebhookDeliveryItemFragment } from './webhooks.gen.ts';

export type DeliveryStatus = WebhookDeliveryItemFragment['status'];

/** The name and tone of each status, and what the filter calls deliveries with it. */
export const DELIVERY_STATES = {
  queued: { name: 'Na fila', tone: 'waiting', many: 'Na fila' },
  sent: { name: 'Entregue', tone: 'good', many: 'Entregues' },
  failed: { name: 'Não entregue', tone: 'bad', many: 'Não entregues' },
} as const satisfies Record<DeliveryStatus, object>;
