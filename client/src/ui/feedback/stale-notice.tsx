import { RetryNotice } from './retry-notice.tsx';

interface StaleNoticeProps {
  /** Names what could not be loaded, where that is something else. */
  text?: string;
  retry(): Promise<void>;
}

/** Says that refetching failed, above data that is shown all the same. */
export const StaleNotice = ({
  text = 'Não foi possível atualizar agora. O que você vê pode não ser o mais recente.',
  retry,
}: StaleNoticeProps) => <RetryNotice tone="warning" text={text} retry={retry} />;
