import { useAllows } from '../../domain/account/use-may.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { paths } from '../../paths.ts';
import { switchScheme } from '../../ui/color-scheme.ts';
import type { PaletteEntry, PaletteScreen } from './palette-entry.ts';

const CREATE = { modal: 'create' };

/** Actions that are screens with a form open, or run here. */
const ACTIONS: readonly PaletteEntry[] = [
  {
    key: 'action:new-company',
    text: 'Nova empresa',
    icon: 'shop',
    may: 'editCompanies',
    words: 'cadastrar criar adicionar',
    to: paths.admin({ tab: 'companies' }),
    state: CREATE,
  },
  {
    key: 'action:new-user',
    text: 'Novo usuário',
    icon: 'people',
    may: 'manageUsers',
    words: 'cadastrar criar adicionar pessoa conta',
    to: paths.admin({ tab: 'users' }),
    state: CREATE,
  },
  {
    key: 'action:site',
    text: 'Ver o site',
    icon: 'globe',
    words: 'home sair',
    to: paths.home(),
  },
  {
    key: 'action:profile',
    text: 'Seu perfil',
    icon: 'key',
    words: 'minha conta senha sessões',
    to: paths.profile(),
  },
  {
    key: 'action:scheme',
    text: 'Alternar tema claro e escuro',
    icon: 'moon',
    words: 'dark light cores modo noturno',
    run: switchScheme,
  },
];

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
