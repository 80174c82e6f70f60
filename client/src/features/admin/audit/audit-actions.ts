/** What is known of one kind of action; `{}` in a sentence stands for whom or what it was done to. */
interface KnownAction {
  /** What somebody did, from the verb on. */
  sentence: string;
  /** As a choice of the filter. */
  label: string;
}

interface ActionGroup {
  /** What the names of its actions begin with. */
  prefix: string;
  label: string;
  actions: Record<string, KnownAction>;
}

const known = (label: string, sentence: string): KnownAction => ({ label, sentence });

/** Every action that the server records, by its name there; `audit-actions.test.ts` holds it complete. */
export const ACTION_GROUPS: readonly ActionGroup[] = [
  {
    prefix: 'company.',
    label: 'Empresas',
    actions: {
      'company.create': known('Cadastro', 'cadastrou a empresa {}'),
      'company.update': known('Alteração', 'alterou a empresa {}'),
      'company.approve': known('Aprovação', 'aprovou a empresa {}'),
      'company.reject': known('Rejeição', 'rejeitou a empresa {}'),
      'company.activate': known('Ativação', 'ativou a empresa {}'),
      'company.deactivate': known('Desativação', 'desativou a empresa {}'),
      'company.message-access': known('Acesso às mensagens', 'mudou o acesso às mensagens da empresa {}'),
      'company.changes-seen': known('Conferência', 'conferiu as alterações da empresa {}'),
      'company.remove': known('Remoção', 'removeu a empresa {}'),
    },
  },
  {
    prefix: 'company-claim.',
    label: 'Pedidos de responsável',
    actions: {
      'company-claim.approve': known('Aceite', 'aceitou o pedido de responsável {}'),
      'company-claim.refuse': known('Recusa', 'recusou o pedido de responsável {}'),
    },
  },
  {
    prefix: 'user.',
    label: 'Usuários',
    actions: {
      'user.create': known('Criação', 'criou a conta de {}'),
      'user.update': known('Alteração', 'alterou os dados de {}'),
      'user.role': known('Mudança de papel', 'mudou o papel de {}'),
      'user.password': known('Nova senha', 'definiu uma nova senha para {}'),
      'user.plan': known('Mudança de plano', 'mudou o plano de {}'),
      'user.activate': known('Ativação', 'ativou a conta de {}'),
      'user.deactivate': known('Desativação', 'desativou a conta de {}'),
      'user.remove': known('Remoção', 'removeu a conta de {}'),
    },
  },
  {
    prefix: 'plan.',
    label: 'Planos',
    actions: {
      'plan.create': known('Criação', 'criou o plano {}'),
      'plan.update': known('Alteração', 'alterou o plano {}'),
      'plan.default': known('Plano padrão', 'escolheu como padrão o plano {}'),
      'plan.remove': known('Remoção', 'removeu o plano {}'),
    },
  },
  {
    prefix: 'plan-request.',
    label: 'Solicitações de plano',
    actions: {
      'plan-request.approve': known('Aprovação', 'aprovou a solicitação de plano {}'),
      'plan-request.reject': known('Rejeição', 'rejeitou a solicitação de plano {}'),
    },
  },
  {
    prefix: 'rating.',
    label: 'Avaliações',
    actions: {
      'rating.hide': known('Ocultação', 'ocultou a avaliação {}'),
      'rating.show': known('Reexibição', 'voltou a mostrar a avaliação {}'),
      'rating.dismiss-reports': known('Denúncias arquivadas', 'arquivou as denúncias da avaliação {}'),
      'rating.erase': known('Exclusão', 'apagou a avaliação {}'),
      'rating.look-up': known('Consulta (LGPD)', 'procurou as avaliações de uma pessoa'),
    },
  },
  {
    prefix: 'message.',
    label: 'Mensagens',
    actions: {
      'message.erase': known('Exclusão', 'apagou a mensagem {}'),
      'message.look-up': known('Consulta (LGPD)', 'procurou as mensagens de uma pessoa'),
    },
  },
  {
    prefix: 'category.',
    label: 'Categorias',
    actions: {
      'category.create': known('Criação', 'adicionou a categoria {}'),
      'category.update': known('Alteração', 'alterou a categoria {}'),
      'category.remove': known('Remoção', 'removeu a categoria {}'),
    },
  },
  {
    prefix: 'city.',
    label: 'Cidades',
    actions: {
      'city.create': known('Criação', 'adicionou a cidade {}'),
      'city.update': known('Alteração', 'alterou a cidade {}'),
      'city.remove': known('Remoção', 'removeu a cidade {}'),
    },
  },
  {
    prefix: 'import.',
    label: 'Importações',
    actions: {
      'import.upload': known('Envio do arquivo', 'enviou o arquivo da importação {}'),
      'import.check': known('Conferência', 'mandou conferir a importação {}'),
      'import.run': known('Início', 'iniciou a importação {}'),
      'import.cancel': known('Cancelamento', 'parou a importação {}'),
      'import.undo': known('Desfeita', 'desfez a importação {}'),
    },
  },
  {
    prefix: 'mail.',
    label: 'E-mails',
    actions: { 'mail.retry': known('Novo envio', 'mandou enviar de novo o e-mail {}') },
  },
  {
    prefix: 'settings.',
    label: 'Configurações do sistema',
    actions: { 'settings.update': known('Alteração', 'alterou as configurações do sistema') },
  },
  {
    prefix: 'approval-policy.',
    label: 'Políticas de aprovação',
    actions: { 'approval-policy.update': known('Alteração', 'alterou as políticas de aprovação') },
  },
  {
    prefix: 'demo-data.',
    label: 'Dados de demonstração',
    actions: { 'demo-data.remove': known('Remoção', 'removeu os dados de demonstração') },
  },
];

/** Written at the first start, by nobody; no group has it. */
const SEEDED = { demo_data_created: known('Criação', 'criou os dados de demonstração') };

export const ACTIONS: Readonly<Record<string, KnownAction>> = Object.assign(
  {},
  SEEDED,
  ...ACTION_GROUPS.map(({ actions }) => actions),
);

/** What the filter may ask for: a whole group, by its prefix, or one action. */
export const isActionFilter = (text: string): boolean =>
  text in ACTIONS || ACTION_GROUPS.some(({ prefix }) => prefix === text);

/** Kinds of things that something is done to, by `subjectType`. */
export const SUBJECT_TYPES: Readonly<Record<string, string>> = {
  company: 'Empresa',
  user: 'Usuário',
  plan: 'Plano',
  'plan-request': 'Solicitação de plano',
  'company-claim': 'Pedido de responsável',
  rating: 'Avaliação',
  message: 'Mensagem',
  category: 'Categoria',
  city: 'Cidade',
  import: 'Importação',
  mail: 'E-mail',
  settings: 'Configurações do sistema',
  'approval-policy': 'Políticas de aprovação',
  system: 'Sistema',
};
