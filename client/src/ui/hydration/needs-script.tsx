import type { ReactNode } from 'react';
import { Notice } from '../feedback/notice.tsx';

interface NeedsScriptProps {
  /** What needs JavaScript, as a verb: "entrar na sua conta". */
  to: string;
  /** An alternative. */
  children?: ReactNode;
}

/** Says where JavaScript is off that a form or page does not work without it. */
export function NeedsScript({ to, children }: NeedsScriptProps) {
  return (
    <noscript>
      <Notice>
        Para {to} é preciso JavaScript. {children}
      </Notice>
    </noscript>
  );
}
