import { Notice } from './notice.tsx';

/** Shows the error message of a form, read out when it appears; nothing without a text. */
export const Problem = ({ text }: { text: string | undefined }) =>
  text ? (
    <Notice tone="error" announce>
      {text}
    </Notice>
  ) : null;
