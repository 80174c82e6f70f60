import type { ReactNode } from 'react';
import type { OwnedCompanyFragment } from './owner-home.gen.ts';

interface WindowProps {
  company: OwnedCompanyFragment;
  onClose(): void;
  /** What the dashboard shows is asked for again. */
  reload(): void;
}

/** What opens over the dashboard for one company; the page puts other features in here. */
export interface CompanyWindows {
  edit(props: WindowProps): ReactNode;
  messages(props: WindowProps): ReactNode;
}
