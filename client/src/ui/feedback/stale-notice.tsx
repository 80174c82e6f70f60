import { RetryNotice } from './retry-notice.tsx';

interface StaleNoticeProps {
  /** Names what could not be loaded, where that is not what is shown. */
  text?: string;
  retry(): Promise<void>;
}

/** Above data that is shown although refetching it failed. */
export const StaleNotice = ({
  text = 'Não foi possível atualizar agora. O que você vê pode não ser o mais recente.',
  retry,
}: StaleNoticeProps) => <RetryNotice tone="warning" text={text} retry={retry} />;
