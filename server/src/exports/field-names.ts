/**
 * Fields of the audit log and of changed companies as files say them; `field-names.test.ts` holds it complete.
 */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  name: 'Nome',
  email: 'E-mail',
  role: 'Papel',
  isActive: 'Ativo',
  planId: 'Plano',
  plan: 'Plano',
  price: 'Preço por mês',
  maxCompanies: 'Máximo de empresas',
  features: 'Recursos',
  description: 'Descrição',
  categoryId: 'Categoria',
  cityId: 'Cidade',
  state: 'Estado',
  ibgeCode: 'Código IBGE',
  address: 'Endereço',
  cep: 'CEP',
  phone: 'Telefone',
  contactType: 'Tipo de contato',
  website: 'Site',
  logoHash: 'Logo',
  latitude: 'Latitude',
  longitude: 'Longitude',
  companyId: 'Empresa',
  ownerId: 'Dono',
  userId: 'Pessoa',
  isApproved: 'Aprovada',
  isVisible: 'Visível',
  isHidden: 'Oculta',
  hasMessageAccess: 'Acesso às mensagens',
  removedOwner: 'Dono removido também',
  fields: 'Campos alterados',
  reason: 'Motivo',
  notes: 'Resposta',
  adminNotes: 'Resposta',
  status: 'Situação',
  rating: 'Nota',
  openReports: 'Denúncias abertas',
  senderType: 'Enviada por',
  createdAt: 'Escrita em',
  decidedAt: 'Decidida em',
  decidedBy: 'Decidida por',
  fileName: 'Arquivo',
  bytes: 'Tamanho em bytes',
  kind: 'Tipo de e-mail',
  companiesCount: 'Empresas removidas',
  usersCount: 'Contas removidas',
  siteName: 'Nome do site',
  siteDescription: 'Descrição do site',
  maxCompaniesPerUser: 'Máximo de empresas por usuário',
  autoApproveCompanies: 'Aprovar empresas automaticamente',
  maintenanceMode: 'Modo de manutenção',
  contactEmail: 'E-mail de contato',
  supportPhone: 'Telefone de suporte',
  requireAdminApproval: 'Exigir aprovação de um administrador',
  autoApproveVerifiedCompanies: 'Aprovar quem confirmou o e-mail',
  minCompanyInfoRequired: 'Exigir informações mínimas',
  requireValidEmail: 'Exigir e-mail válido',
  requireValidPhone: 'Exigir telefone válido',
  blockDuplicateCompanies: 'Bloquear empresas duplicadas',
  approvalTimeoutDays: 'Prazo para decidir (dias)',
  notificationEmail: 'E-mail para avisos',
  category: 'Categoria',
  city: 'Cidade',
  logo: 'Logo',
};

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

/** Values of closed lists, by field. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: { admin: 'Administrador', company: 'Empresa', user: 'Usuário' },
  contactType: { phone: 'Telefone', whatsapp: 'WhatsApp' },
  senderType: { visitor: 'Visitante', admin: 'Administração', company: 'Empresa' },
  kind: MAIL_KIND_NAMES,
};

/** In Portuguese; a field that nobody knows any more stays as it is. */
export const fieldName = (field: string): string => FIELD_NAMES[field] ?? field;

/** In Portuguese, as `fieldName`. */
export const mailKindName = (kind: string): string => MAIL_KIND_NAMES[kind] ?? kind;

/** A value of `field` as people read it: those of closed lists by their names, all others as they are. */
export function fieldValue(field: string, value: string): string {
  // Names of fields, as JSON.
  if (field === 'fields') return (value.match(/\w+/g) ?? []).map(fieldName).join(', ');
  return CHOICES[field]?.[value] ?? value;
}
