import { useState } from 'react';
import type { SetActive } from '../actions/use-activity.ts';
import type { CompanyRowFragment } from './companies.gen.ts';
import { CompanyActionsModal } from './company-actions-modal.tsx';
import type { CompanyModal, CompanyParts } from './company-modals.ts';
import { DeactivateCompaniesModal } from './deactivate-companies-modal.tsx';
import { OwnerAccountModal } from './owner-account-modal.tsx';
import { RemoveCompanyModal } from './remove-company-modal.tsx';

interface CompanyModalsProps {
  shown: CompanyModal;
  companies: readonly CompanyRowFragment[];
  parts: CompanyParts;
  show(next: CompanyModal): void;
  close(): void;
  setActive: SetActive<CompanyRowFragment>;
  /** Shows the company on the site again. */
  activate(company: CompanyRowFragment): void;
  /** Reloads the lists. */
  reload(): void;
}

/** The open modal of the companies' list. */
export function CompanyModals({
  shown,
  companies,
  parts,
  show,
  close,
  setActive,
  activate,
  reload,
}: CompanyModalsProps) {
  const current = 'id' in shown ? companies.find(({ id }) => id === shown.id) : undefined;
  // A company that leaves the list while its modal is open keeps its last state.
  const [known, setKnown] = useState(current);
  if (current && current !== known) setKnown(current);
  const company = current ?? known;
  const saved = () => {
    close();
    reload();
  };
  if (shown.kind === 'create') return parts.form(undefined, close, saved);
  if (shown.kind === 'deactivate') {
    return <DeactivateCompaniesModal companies={shown.companies} setActive={setActive} onClose={close} />;
  }
  if (!company) return null;
  switch (shown.kind) {
    case 'edit':
      return parts.form(company.id, close, saved);
    case 'messages':
      // Reading changes the unread counts.
      return parts.messages(company, saved);
    case 'plan':
    case 'password':
      return (
        <OwnerAccountModal
          kind={shown.kind}
          email={company.ownerEmail ?? ''}
          onClose={close}
          onSaved={saved}
        />
      );
    case 'remove':
      return <RemoveCompanyModal company={company} onClose={close} onRemoved={saved} onOutdated={reload} />;
    default:
      return (
        <CompanyActionsModal
          company={company}
          show={show}
          activate={() => {
            close();
            activate(company);
          }}
          onClose={close}
        />
      );
  }
}
