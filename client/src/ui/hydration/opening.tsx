import { type ReactNode, Suspense } from 'react';
import { LoadingBar } from '../feedback/loading-bar.tsx';
import { useBusyLink } from '../feedback/use-busy-link.ts';

function Waiting() {
  useBusyLink(true);
  return <LoadingBar />;
}

/** Shows what a press opens; while its code is loading the pressed button is busy and a bar is at the top. */
export const Opening = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Waiting />}>{children}</Suspense>
);
