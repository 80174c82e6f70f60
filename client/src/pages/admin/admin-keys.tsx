import { PaletteButton } from '../../admin/palette/palette-button.tsx';
import type { PaletteScreen } from '../../admin/palette/palette-entry.ts';
import { MaintenanceChange } from '../../admin/settings/maintenance-modal.tsx';
import { paths } from '../../paths.ts';
import { ShortcutHelp } from '../../ui/keyboard/shortcut-help.tsx';
import classes from './admin-keys.module.css';
import { ADMIN_TABS } from './admin-tabs.ts';

const SCREENS: readonly PaletteScreen[] = [
  ...ADMIN_TABS.map(({ name, title }) => ({ title, icon: 'list' as const, to: paths.admin({ tab: name }) })),
  { title: 'E-mails', icon: 'mail', to: paths.admin({ tab: 'mails' }) },
  { title: 'Categorias', icon: 'tag', to: paths.adminCategories() },
  { title: 'Segmentos', icon: 'tag', to: paths.adminKinds() },
  { title: 'Cidades', icon: 'pin', to: paths.adminCities() },
  { title: 'Planos', icon: 'tag', to: paths.adminPlans() },
  { title: 'Avaliações', icon: 'star', to: paths.adminRatings() },
  { title: 'Dados de uma pessoa', icon: 'eyeOff', to: paths.adminPerson() },
  { title: 'Importação', icon: 'upload', to: paths.adminImport() },
  { title: 'Estatísticas', icon: 'chart', to: paths.adminStatistics() },
  { title: 'Auditoria', icon: 'eye', to: paths.adminAudit() },
];

/** Shows the buttons of the palette and of the list of shortcuts. */
export const AdminKeys = () => (
  <div className={classes.keys}>
    <PaletteButton screens={SCREENS} maintenance={(onClose) => <MaintenanceChange onClose={onClose} />} />
    <ShortcutHelp className={classes.help} />
  </div>
);
