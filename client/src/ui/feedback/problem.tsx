import { Notice } from './notice.tsx';

/** What went wrong with what was sent, read out when it appears; nothing without a text. */
export const Problem = ({ text }: { text: string | undefined }) =>
  text ? (
    <Notice tone="error" announce>
      {text}
    </Notice>
  ) : null;
