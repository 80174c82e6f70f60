import { Navigate } from 'react-router-dom';
import { SaveButton } from '../../features/saves/save-button.tsx';
import { useSaves } from '../../features/saves/use-saves.ts';
import { type CompanyOverlay, paths } from '../../paths.ts';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../ui/hydration/on-demand.tsx';
import type { CompanyModalProps } from './company-modal.tsx';
import { useCompanyOverlay } from './use-company-overlay.ts';

interface Named {
  id: string;
  name: string;
}

/** Redirects to the company's page where the modal's code cannot be loaded. */
const PageInstead = ({ shown }: CompanyModalProps) => <Navigate to={paths.company(shown.company)} replace />;
const CompanyModal = lazyOr(async () => (await import('./company-modal.tsx')).CompanyModal, PageInstead);

/** Returns what the cards of a list can do: be saved, and open over the list. `pathOf` returns the list's path. */
export function useCards(pathOf: (overlay?: CompanyOverlay) => string) {
  const saves = useSaves();
  const { shown, open, change, close } = useCompanyOverlay(pathOf);
  const saveOf = ({ id, name }: Named, isWide = false) => (
    <SaveButton
      companyName={name}
      isSaved={saves.isSaved(id)}
      onToggle={() => saves.toggle(id)}
      isWide={isWide}
    />
  );
  const modalOf = (companies: readonly Named[] = []) =>
    shown && (
      <OnDemand>
        <CompanyModal
          shown={shown}
          from={pathOf()}
          name={companies.find(({ id }) => id === shown.company)?.name}
          change={change}
          close={close}
          saveOf={(company) => saveOf(company, true)}
        />
      </OnDemand>
    );
  return {
    fingerprint: saves.fingerprint,
    isOpen: shown !== null,
    modalOf,
    card: { cornerOf: (company: Named) => saveOf(company), onOpen: open },
  };
}
