/** The Portuguese texts of one kind of action. */
interface KnownAction {
  /** What was done: 'Empresa aprovada'. */
  name: string;
  /** The same in a sentence, after who did it and before what it was done to: 'aprovou a empresa'. */
  did: string;
}

interface ActionGroup {
  /** Common prefix of its actions; the log's filter takes it for all of them. */
  prefix: string;
  name: string;
  actions: Readonly<Record<string, KnownAction>>;
}

const said = (name: string, did: string): KnownAction => ({ name, did });

/** Every action that is recorded, by the kind of its subject; `actions.test.ts` checks that none is missing. */
export const ACTION_GROUPS: readonly ActionGroup[] = [
  {
    prefix: 'company.',
    name: 'Empresas',
    actions: {
      'company.create': said('Empresa cadastrada', 'cadastrou a empresa'),
      'company.update': said('Empresa alterada', 'alterou a empresa'),
      'company.approve': said('Empresa aprovada', 'aprovou a empresa'),
      'company.reject': said('Empresa rejeitada', 'rejeitou a empresa'),
      'company.activate': said('Empresa ativada', 'ativou a empresa'),
      'company.deactivate': said('Empresa desativada', 'desativou a empresa'),
      'company.message-access': said(
        'Acesso às mensagens alterado',
        'mudou o acesso às mensagens da empresa',
      ),
      'company.changes-seen': said('Alterações da empresa conferidas', 'conferiu as alterações da empresa'),
      'company.remove': said('Empresa removida', 'removeu a empresa'),
    },
  },
  {
    prefix: 'company-claim.',
    name: 'Pedidos de responsável',
    actions: {
      'company-claim.approve': said('Pedido de responsável aceito', 'aceitou o pedido de responsável'),
      'company-claim.refuse': said('Pedido de responsável recusado', 'recusou o pedido de responsável'),
    },
  },
  {
    prefix: 'user.',
    name: 'Usuários',
    actions: {
      'user.create': said('Conta criada', 'criou a conta de'),
      'user.update': said('Conta alterada', 'alterou os dados de'),
      'user.role': said('Papel da conta alterado', 'mudou o papel de'),
      'user.password': said('Senha da conta redefinida', 'definiu uma nova senha para'),
      'user.plan': said('Plano da conta alterado', 'mudou o plano de'),
      'user.activate': said('Conta ativada', 'ativou a conta de'),
      'user.deactivate': said('Conta desativada', 'desativou a conta de'),
      'user.remove': said('Conta removida', 'removeu a conta de'),
    },
  },
  {
    prefix: 'plan.',
    name: 'Planos',
    actions: {
      'plan.create': said('Plano criado', 'criou o plano'),
      'plan.update': said('Plano alterado', 'alterou o plano'),
      'plan.default': said('Plano padrão escolhido', 'escolheu como padrão o plano'),
      'plan.remove': said('Plano removido', 'removeu o plano'),
    },
  },
  {
    prefix: 'plan-request.',
    name: 'Solicitações de plano',
    actions: {
      'plan-request.approve': said('Solicitação de plano aprovada', 'aprovou a solicitação de plano'),
      'plan-request.reject': said('Solicitação de plano rejeitada', 'rejeitou a solicitação de plano'),
    },
  },
  {
    prefix: 'rating.',
    name: 'Avaliações',
    actions: {
      'rating.hide': said('Avaliação ocultada', 'ocultou a avaliação'),
      'rating.show': said('Avaliação reexibida', 'voltou a mostrar a avaliação'),
      'rating.dismiss-reports': said(
        'Denúncias da avaliação arquivadas',
        'arquivou as denúncias da avaliação',
      ),
      'rating.erase': said('Avaliação apagada', 'apagou a avaliação'),
      'rating.look-up': said(
        'Avaliações de uma pessoa consultadas (LGPD)',
        'procurou as avaliações de uma pessoa',
      ),
    },
  },
  {
    prefix: 'message.',
    name: 'Mensagens',
    actions: {
      'message.erase': said('Mensagem apagada', 'apagou a mensagem'),
      'message.look-up': said(
        'Mensagens de uma pessoa consultadas (LGPD)',
        'procurou as mensagens de uma pessoa',
      ),
    },
  },
  {
    prefix: 'category.',
    name: 'Categorias',
    actions: {
      'category.create': said('Categoria adicionada', 'adicionou a categoria'),
      'category.update': said('Categoria alterada', 'alterou a categoria'),
      'category.remove': said('Categoria removida', 'removeu a categoria'),
    },
  },
  {
    prefix: 'city.',
    name: 'Cidades',
    actions: {
      'city.create': said('Cidade adicionada', 'adicionou a cidade'),
      'city.update': said('Cidade alterada', 'alterou a cidade'),
      'city.remove': said('Cidade removida', 'removeu a cidade'),
    },
  },
  {
    prefix: 'import.',
    name: 'Importações',
    actions: {
      'import.upload': said('Arquivo de importação enviado', 'enviou o arquivo da importação'),
      'import.check': said('Importação conferida', 'mandou conferir a importação'),
      'import.run': said('Importação iniciada', 'iniciou a importação'),
      'import.cancel': said('Importação cancelada', 'parou a importação'),
      'import.finish': said('Importação concluída', 'concluiu a importação'),
      'import.stop': said('Importação interrompida', 'interrompeu a importação'),
      'import.undo': said('Pedido para desfazer importação', 'mandou desfazer a importação'),
      'import.undone': said('Importação desfeita', 'desfez a importação'),
    },
  },
  {
    prefix: 'mail.',
    name: 'E-mails',
    actions: {
      'mail.retry': said('E-mail reenviado', 'mandou enviar de novo o e-mail'),
    },
  },
  {
    prefix: 'settings.',
    name: 'Configurações do sistema',
    actions: {
      'settings.update': said('Configurações do sistema alteradas', 'alterou as configurações do sistema'),
    },
  },
  {
    prefix: 'approval-policy.',
    name: 'Políticas de aprovação',
    actions: {
      'approval-policy.update': said('Políticas de aprovação alteradas', 'alterou as políticas de aprovação'),
    },
  },
  {
    prefix: 'backup.',
    name: 'Cópias de segurança',
    actions: {
      'backup.restore': said('Cópia de segurança restaurada', 'restaurou uma cópia de segurança'),
    },
  },
  {
    prefix: 'demo-data.',
    name: 'Dados de demonstração',
    actions: {
      'demo-data.remove': said('Dados de demonstração removidos', 'removeu os dados de demonstração'),
    },
  },
];

/** Recorded at the first start; belongs to no group. */
const SEEDED = { demo_data_created: said('Dados de demonstração criados', 'criou os dados de demonstração') };

/** Every action by its recorded name. */
export const ACTIONS: Readonly<Record<string, KnownAction>> = Object.assign(
  {},
  SEEDED,
  ...ACTION_GROUPS.map(({ actions }) => actions),
);

/** Kinds of subjects. */
export const SUBJECT_TYPE_NAMES: Readonly<Record<string, string>> = {
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

/** Returns the Portuguese name; an action that an earlier version recorded stays as it is. */
export const actionName = (action: string): string => ACTIONS[action]?.name ?? action;

/** Returns the Portuguese name, as `actionName` does. */
export const subjectTypeName = (type: string): string => SUBJECT_TYPE_NAMES[type] ?? type;
