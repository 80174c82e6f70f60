import { Notice } from './notice.tsx';

/** Error message of a form, read out when it appears; renders nothing without a text. */
export const Problem = ({ text }: { text: string | undefined }) =>
  text ? (
    <Notice tone="error" announce>
      {text}
    </Notice>
  ) : null;
