import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { type CompanyOverlay, paths } from '../../paths.ts';
import type { CompanyModalProps } from './company-modal.tsx';

/** Where its code cannot be loaded (a new version, no network) the company's own page is tried instead. */
function PageInstead({ shown }: { shown: CompanyOverlay }) {
  return <Navigate to={paths.company(shown.company)} replace />;
}

const LoadedModal = lazy<ComponentType<CompanyModalProps>>(() =>
  import('./company-modal.tsx').then(
    ({ CompanyModal }) => ({ default: CompanyModal }),
    () => ({ default: PageInstead }),
  ),
);

/** Loaded when one is opened; never drawn by the server. */
export function LazyCompanyModal(props: CompanyModalProps) {
  return (
    <Suspense fallback={null}>
      <LoadedModal {...props} />
    </Suspense>
  );
}
