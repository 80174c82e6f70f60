import { Button, Skeleton, Stack } from '@mantine/core';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { Arrival } from './use-new-messages.ts';

/** Shows placeholders as tall as the inbox. */
export function InboxSkeleton() {
  return (
    <Stack gap="1.1rem" miw={0} role="status">
      <span className="visually-hidden">Carregando mensagens…</span>
      <Skeleton height={44} radius="md" />
      <Stack gap="0.65rem">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={110} radius="md" />
        ))}
      </Stack>
      <Skeleton height={250} radius="md" />
    </Stack>
  );
}

/** Says that nothing could be loaded. */
export function InboxFailure({ retry }: { retry(): Promise<void> }) {
  return (
    <Notice tone="error" announce>
      <Stack gap="sm" align="flex-start">
        <p>
          <strong>Erro ao carregar mensagens</strong>
        </p>
        <Button variant="default" onClick={() => retry()}>
          Tentar novamente
        </Button>
      </Stack>
    </Notice>
  );
}

/** Announces messages that arrive while the inbox is open. */
export function ArrivalAnnouncer({ arrival }: { arrival: Arrival | undefined }) {
  return (
    <div className="visually-hidden" role="log" aria-label="Mensagens recebidas agora">
      {arrival && <p key={arrival.id}>{arrival.text}</p>}
    </div>
  );
}
