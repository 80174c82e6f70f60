import { Button } from '../button.tsx';
import { Notice } from './notice.tsx';

interface RetryNoticeProps {
  text: string;
  tone?: 'error' | 'warning';
  /** What the button says. */
  action?: string;
  retry(): Promise<unknown>;
}

/** Says that loading failed, with a button that tries again. */
export function RetryNotice({ text, tone = 'error', action = 'Tentar novamente', retry }: RetryNoticeProps) {
  return (
    <Notice tone={tone} announce>
      <p>{text}</p>
      <Button variant="default" onClick={() => retry()}>
        {action}
      </Button>
    </Notice>
  );
}
