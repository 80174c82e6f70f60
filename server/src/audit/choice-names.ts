/** Roles of accounts. */
export const ROLE_NAMES = { admin: 'Administrador', company: 'Empresa', user: 'Usuário' } as const;

/** How far a request of a plan has come. */
export const REQUEST_STATUS_NAMES = {
  pending: 'Pendente',
  approved: 'Aprovada',
  rejected: 'Rejeitada',
} as const;

/** How far an import has come. */
const IMPORT_STATUS_NAMES = {
  uploaded: 'Arquivo enviado',
  checking: 'Em conferência',
  checked: 'Conferida',
  running: 'Em andamento',
  done: 'Concluída',
  stopped: 'Interrompida',
  cancelled: 'Cancelada',
  undoing: 'Sendo desfeita',
  undone: 'Desfeita',
} as const;

/** What mails are about, by `Mail.kind`. */
export const MAIL_KIND_NAMES: Readonly<Record<string, string>> = {
  'claim-approved': 'Pedido de responsável aceito',
  'claim-refused': 'Pedido de responsável recusado',
  'companies-overdue': 'Prazo de aprovação vencido',
  'company-approved': 'Empresa aprovada',
  'company-claim': 'Pedido de responsável',
  'company-pending': 'Empresa à espera de aprovação',
  'company-rejected': 'Empresa rejeitada',
  'confirm-email': 'Confirmação de e-mail',
  'email-changed': 'E-mail alterado',
  'message-access-given': 'Acesso às mensagens liberado',
  'message-access-request': 'Pedido de acesso às mensagens',
  'new-message': 'Nova mensagem',
  reply: 'Resposta a uma mensagem',
  'message-to-administration': 'Mensagem à administração',
  'password-changed': 'Senha alterada',
  'plan-approved': 'Plano aprovado',
  'plan-request': 'Solicitação de plano',
  'reset-password': 'Nova senha',
};

/** Values of closed lists in Portuguese, by the field that holds them. */
const CHOICE_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: ROLE_NAMES,
  contactType: { phone: 'Telefone', whatsapp: 'WhatsApp' },
  senderType: { visitor: 'Visitante', admin: 'Administração', company: 'Empresa' },
  status: { ...REQUEST_STATUS_NAMES, ...IMPORT_STATUS_NAMES },
  kind: MAIL_KIND_NAMES,
};

/** What people call a value of `field`; undefined where it is none of a closed list. */
export const choiceName = (field: string, value: string): string | undefined => CHOICE_NAMES[field]?.[value];

/** In Portuguese; a kind that nobody knows any more stays as it is. */
export const mailKindName = (kind: string): string => MAIL_KIND_NAMES[kind] ?? kind;
