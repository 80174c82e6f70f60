import { Button } from '@mantine/core';
import { Notice } from './notice.tsx';

interface StaleNoticeProps {
  /** What was asked for instead; the same again when absent. */
  text?: string;
  retry(): Promise<void>;
}

/** Above what is known from before, when asking again has failed. */
export function StaleNotice({
  text = 'Não foi possível atualizar agora. O que você vê pode não ser o mais recente.',
  retry,
}: StaleNoticeProps) {
  return (
    <Notice tone="warning" announce>
      <p>{text}</p>
      <Button variant="subtle" onClick={() => retry()}>
        Tentar novamente
      </Button>
    </Notice>
  );
}
