/** Every action that is recorded; the part before the dot is the kind of its subject. */
const TEXTS = {
  'company.create': ['Empresa cadastrada', 'cadastrou a empresa'],
  'company.update': ['Empresa alterada', 'alterou a empresa'],
  'company.approve': ['Empresa aprovada', 'aprovou a empresa'],
  'company.reject': ['Empresa rejeitada', 'rejeitou a empresa'],
  'company.activate': ['Empresa ativada', 'ativou a empresa'],
  'company.deactivate': ['Empresa desativada', 'desativou a empresa'],
  'company.message-access': ['Acesso às mensagens alterado', 'mudou o acesso às mensagens da empresa'],
  'company.changes-seen': ['Alterações da empresa conferidas', 'conferiu as alterações da empresa'],
  'company.remove': ['Empresa removida', 'removeu a empresa'],
  'company-claim.approve': ['Pedido de responsável aceito', 'aceitou o pedido de responsável'],
  'company-claim.refuse': ['Pedido de responsável recusado', 'recusou o pedido de responsável'],
  'user.create': ['Conta criada', 'criou a conta de'],
  'user.update': ['Conta alterada', 'alterou os dados de'],
  'user.role': ['Papel da conta alterado', 'mudou o papel de'],
  'user.password': ['Senha da conta redefinida', 'definiu uma nova senha para'],
  'user.plan': ['Plano da conta alterado', 'mudou o plano de'],
  'user.activate': ['Conta ativada', 'ativou a conta de'],
  'user.deactivate': ['Conta desativada', 'desativou a conta de'],
  'user.remove': ['Conta removida', 'removeu a conta de'],
  'plan.create': ['Plano criado', 'criou o plano'],
  'plan.update': ['Plano alterado', 'alterou o plano'],
  'plan.default': ['Plano padrão escolhido', 'escolheu como padrão o plano'],
  'plan.remove': ['Plano removido', 'removeu o plano'],
  'plan-request.approve': ['Solicitação de plano aprovada', 'aprovou a solicitação de plano'],
  'plan-request.reject': ['Solicitação de plano rejeitada', 'rejeitou a solicitação de plano'],
  'rating.hide': ['Avaliação ocultada', 'ocultou a avaliação'],
  'rating.show': ['Avaliação reexibida', 'voltou a mostrar a avaliação'],
  'rating.dismiss-reports': ['Denúncias da avaliação arquivadas', 'arquivou as denúncias da avaliação'],
  'rating.erase': ['Avaliação apagada', 'apagou a avaliação'],
  'rating.look-up': ['Avaliações de uma pessoa consultadas (LGPD)', 'procurou as avaliações de uma pessoa'],
  'message.erase': ['Mensagem apagada', 'apagou a mensagem'],
  'message.look-up': ['Mensagens de uma pessoa consultadas (LGPD)', 'procurou as mensagens de uma pessoa'],
  'category.create': ['Categoria adicionada', 'adicionou a categoria'],
  'category.update': ['Categoria alterada', 'alterou a categoria'],
  'category.remove': ['Categoria removida', 'removeu a categoria'],
  'kind.create': ['Segmento adicionado', 'adicionou o segmento'],
  'kind.update': ['Segmento alterado', 'alterou o segmento'],
  'kind.remove': ['Segmento removido', 'removeu o segmento'],
  'kind.add-word': ['Palavra de segmento adicionada', 'adicionou uma palavra ao segmento'],
  'kind.remove-word': ['Palavra de segmento removida', 'removeu uma palavra do segmento'],
  'search.dismiss': ['Busca sem resultado ignorada', 'ignorou uma busca sem resultado'],
  'search.restore': ['Busca sem resultado retomada', 'voltou a listar uma busca sem resultado'],
  'city.create': ['Cidade adicionada', 'adicionou a cidade'],
  'city.update': ['Cidade alterada', 'alterou a cidade'],
  'city.remove': ['Cidade removida', 'removeu a cidade'],
  'import.upload': ['Arquivo de importação enviado', 'enviou o arquivo da importação'],
  'import.check': ['Importação conferida', 'mandou conferir a importação'],
  'import.run': ['Importação iniciada', 'iniciou a importação'],
  'import.cancel': ['Importação cancelada', 'parou a importação'],
  'import.finish': ['Importação concluída', 'concluiu a importação'],
  'import.stop': ['Importação interrompida', 'interrompeu a importação'],
  'import.undo': ['Pedido para desfazer importação', 'mandou desfazer a importação'],
  'import.undone': ['Importação desfeita', 'desfez a importação'],
  'mail.retry': ['E-mail reenviado', 'mandou enviar de novo o e-mail'],
  'settings.update': ['Configurações do sistema alteradas', 'alterou as configurações do sistema'],
  'approval-policy.update': ['Políticas de aprovação alteradas', 'alterou as políticas de aprovação'],
  'backup.restore': ['Cópia de segurança restaurada', 'restaurou uma cópia de segurança'],
  'demo-data.remove': ['Dados de demonstração removidos', 'removeu os dados de demonstração'],
  demo_data_created: ['Dados de demonstração criados', 'criou os dados de demonstração'],
} as const;

export type ActionName = keyof typeof TEXTS;

/** What was done, and the same in a sentence, after who did it and before what it was done to. */
export const ACTIONS: Readonly<Record<string, readonly [name: string, did: string]>> = TEXTS;

/** Groups of actions by the part before the dot, for the log's filter. */
export const GROUP_NAMES: Readonly<Record<string, string>> = {
  company: 'Empresas',
  'company-claim': 'Pedidos de responsável',
  user: 'Usuários',
  plan: 'Planos',
  'plan-request': 'Solicitações de plano',
  rating: 'Avaliações',
  message: 'Mensagens',
  category: 'Categorias',
  kind: 'Segmentos',
  search: 'Buscas sem resultado',
  city: 'Cidades',
  import: 'Importações',
  mail: 'E-mails',
  settings: 'Configurações do sistema',
  'approval-policy': 'Políticas de aprovação',
  backup: 'Cópias de segurança',
  'demo-data': 'Dados de demonstração',
};

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
  kind: 'Segmento',
  search: 'Busca sem resultado',
  city: 'Cidade',
  import: 'Importação',
  mail: 'E-mail',
  settings: 'Configurações do sistema',
  'approval-policy': 'Políticas de aprovação',
  system: 'Sistema',
};

/** Returns the kind of an action's subject; 'system' for actions on the program itself. */
export function subjectTypeOf(action: ActionName): string {
  const [kind = ''] = action.split('.');
  return kind in SUBJECT_TYPE_NAMES ? kind : 'system';
}
