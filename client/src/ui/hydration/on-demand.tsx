import { type ReactNode, Suspense } from 'react';
import { LoadingBar } from '../feedback/loading-bar.tsx';
import { useBusyControl } from '../feedback/use-busy-control.ts';

function Waiting() {
  useBusyControl(true);
  return <LoadingBar />;
}

/** Shows what a press opens; while its code is loading the pressed button is busy and a bar is at the top. */
export const OnDemand = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Waiting />}>{children}</Suspense>
);
