import type { Capability } from '../../domain/account/viewer.gen.ts';
import { paths, patterns } from '../../paths.ts';
import { settingPath } from '../../setting-path.ts';
import { switchScheme } from '../../ui/color-scheme.ts';
import type { IconName } from '../../ui/icon.tsx';
import { exportList } from '../actions/export-list.ts';
import { APPROVAL_TYPES, capabilityOf, KINDS } from '../approval-types/approval-types.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** Screens with a form for something new: its key and name, and where that is. */
const NEW: readonly [key: string, text: string, IconName, Capability, to: string, words?: string][] = [
  ['company', 'Nova empresa', 'shop', 'editCompanies', paths.admin({ tab: 'companies' })],
  ['user', 'Novo usuário', 'people', 'manageUsers', paths.admin({ tab: 'users' }), 'pessoa conta'],
  ['plan', 'Novo plano', 'tag', 'managePlans', paths.adminPlans()],
  ['category', 'Nova categoria', 'list', 'manageCatalog', paths.adminCategories()],
  ['kind', 'Novo segmento', 'cards', 'manageCatalog', paths.adminKinds()],
  ['city', 'Nova cidade', 'pin', 'manageCatalog', paths.adminCities()],
  ['attribute', 'Nova característica', 'check', 'manageCatalog', patterns.adminAttributes],
  ['reason', 'Novo motivo de rejeição', 'chat', 'decide', patterns.adminReasons],
  ['webhook', 'Novo webhook', 'external', 'manageWebhooks', patterns.webhooks],
];

/** Lists that are exported whole: of the server and of its file the name, and what is exported. */
const EXPORTS: readonly [list: string, fileName: string, text: string, may: Capability][] = [
  ['companies', 'empresas', 'empresas', 'seeLists'],
  ['users', 'usuarios', 'usuários', 'manageUsers'],
  ['ratings', 'avaliacoes', 'avaliações', 'seeLists'],
  ['plan-requests', 'solicitacoes-de-plano', 'solicitações de plano', 'seePersons'],
  ['categories', 'categorias', 'categorias', 'seeLists'],
  ['kinds', 'segmentos', 'segmentos', 'seeLists'],
  ['cities', 'cidades', 'cidades', 'seeLists'],
  ['plans', 'planos', 'planos', 'seeLists'],
  ['mails', 'e-mails', 'e-mails', 'manageMails'],
  ['audit-entries', 'auditoria', 'auditoria', 'readAudit'],
];

/** What waits elsewhere than on a screen of its own. */
const QUEUES = KINDS.filter((kind) => kind !== 'message' && kind !== 'dataRequest');

/** Actions that are screens with something open in them, or that are run here. */
export const ACTIONS: readonly PaletteEntry[] = [
  ...NEW.map(([key, text, icon, may, to, words = '']) => ({
    key: `action:new-${key}`,
    text,
    icon,
    may,
    words: `nova novo cadastrar criar adicionar ${words}`,
    to,
    state: { modal: 'create' },
  })),
  {
    key: 'action:import',
    text: 'Importar empresas',
    icon: 'upload',
    may: 'importCompanies',
    words: 'planilha csv arquivo enviar',
    to: paths.adminImport(),
  },
  ...EXPORTS.map(
    ([list, fileName, text, may]): PaletteEntry => ({
      key: `action:export-${list}`,
      text: `Exportar ${text}`,
      icon: 'download',
      may,
      words: 'csv planilha arquivo baixar',
      run: () => void exportList({ list, fileName }),
    }),
  ),
  ...QUEUES.map(
    (kind): PaletteEntry => ({
      key: `action:waiting-${kind}`,
      text: `${APPROVAL_TYPES[kind].plural}: ver o que espera`,
      icon: 'clock',
      may: capabilityOf(kind),
      words: 'fila pendentes aguardando decidir revisar aprovar',
      to: paths.admin({ kind }),
    }),
  ),
  {
    key: 'action:settings-system',
    text: 'Editar configurações do sistema',
    icon: 'settings',
    may: 'manageSettings',
    words: 'nome do site contato limite de empresas',
    to: paths.admin({ tab: 'settings', window: 'system' }),
  },
  {
    key: 'action:settings-policy',
    text: 'Editar políticas de aprovação',
    icon: 'settings',
    may: 'manageSettings',
    words: 'configurações regras prazo',
    to: paths.admin({ tab: 'settings', window: 'policy' }),
  },
  {
    key: 'action:settings-maps',
    text: 'Chave dos mapas',
    icon: 'pin',
    may: 'manageSettings',
    words: 'configurações api key google',
    to: settingPath('maps'),
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
