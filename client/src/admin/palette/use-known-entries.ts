import { useAllows } from '../../domain/account/use-may.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { ACTIONS } from './palette-actions.ts';
import type { PaletteEntry, PaletteScreen } from './palette-entry.ts';

/** Returns the screens and the actions, for which nothing is searched. `changeMaintenance` asks first. */
export function useKnownEntries(
  screens: readonly PaletteScreen[],
  changeMaintenance: () => void,
): PaletteEntry[] {
  const { maintenanceMode } = useSite();
  const allows = useAllows();
  const entries: PaletteEntry[] = [
    ...screens.map(({ title, ...screen }) => ({ key: `screen:${screen.to}`, text: title, ...screen })),
    ...ACTIONS,
    {
      key: 'action:maintenance',
      text: maintenanceMode ? 'Reabrir o site' : 'Ativar modo de manutenção',
      icon: 'warning',
      may: 'manageSettings',
      words: 'ligar desligar manutenção fechar abrir site',
      run: changeMaintenance,
    },
  ];
  return entries.filter(({ may }) => allows(may));
}
