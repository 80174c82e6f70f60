import { SaveButton } from '../../features/saves/save-button.tsx';
import { useSaves } from '../../features/saves/use-saves.ts';
import type { CompanyOverlay } from '../../paths.ts';
import { useCompanyOverlay } from './use-company-overlay.ts';

/** What the cards of a list can do: be saved, and be opened over the list. */
export function useCards(pathOf: (overlay?: CompanyOverlay) => string) {
  const saves = useSaves();
  const overlay = useCompanyOverlay(pathOf);
  const cornerOf = ({ id, name }: { id: string; name: string }) => (
    <SaveButton companyName={name} isSaved={saves.isSaved(id)} onToggle={() => saves.toggle(id)} />
  );
  return { saves, overlay, card: { cornerOf, onOpen: overlay.open } };
}
