import { Button } from '@mantine/core';
import { Notice } from './notice.tsx';

/** Above what is known from before, when asking again has failed. */
export function StaleNotice({ retry }: { retry(): Promise<void> }) {
  return (
    <Notice tone="warning" announce>
      <p>Não foi possível atualizar agora. O que você vê pode não ser o mais recente.</p>
      <Button variant="subtle" onClick={() => retry()}>
        Tentar novamente
      </Button>
    </Notice>
  );
}
