import './admin-frame.css';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AdministratorsOnly } from '../../domain/account/administrators-only.tsx';
import type { Capability } from '../../domain/account/viewer.gen.ts';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Surface } from '../../ui/panel.tsx';
import { movedPathOf } from './moved-path.ts';
import { filteredScreenOf } from './screens.ts';

interface AdminScreenProps {
  /** Heading of the screen and title of the browser's tab, unless the navigation names what the address filters by. */
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** Title for other roles. */
  denied?: 'Acesso restrito' | 'Acesso não autorizado';
  /** What an administrator's role must allow. */
  may?: Capability;
  children: ReactNode;
}

/** Shows a screen of the administration to administrators; anybody else gets an explanation. */
export function AdminScreen({
  title,
  lead,
  actions,
  denied = 'Acesso não autorizado',
  may,
  children,
}: AdminScreenProps) {
  const location = useLocation();
  const shownTitle = filteredScreenOf(location)?.title ?? title;
  usePrivateHead(shownTitle);
  const moved = movedPathOf(location);
  if (moved !== undefined) return <Navigate to={moved} state={location.state} replace />;
  return (
    <AdministratorsOnly title={denied} may={may}>
      <PageFrame title={shownTitle} lead={lead} actions={actions}>
        {children}
      </PageFrame>
    </AdministratorsOnly>
  );
}

/** Returns the page of a list of the administration. */
export const listPage = (screen: Omit<AdminScreenProps, 'children'>, List: ComponentType): Page => ({
  Component: () => (
    <AdminScreen {...screen}>
      <Surface>
        <List />
      </Surface>
    </AdminScreen>
  ),
});
