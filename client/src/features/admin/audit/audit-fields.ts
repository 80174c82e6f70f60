import { formatDateTime, formatPrice } from '../../../lib/format.ts';
import { digitsOf, maskCep, maskPhone } from '../../../lib/masks.ts';

/** Fields of entries in words for people; `audit-fields.test.ts` holds it complete. */
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
};

/** Values of closed lists, by field. */
const CHOICES: Record<string, Record<string, string>> = {
  role: { admin: 'Administrador', company: 'Empresa', user: 'Usuário' },
  contactType: { phone: 'Telefone', whatsapp: 'WhatsApp' },
  senderType: { visitor: 'Visitante', admin: 'Administração', company: 'Empresa' },
  status: {
    pending: 'Pendente',
    approved: 'Aprovada',
    rejected: 'Rejeitada',
    uploaded: 'Arquivo enviado',
    checking: 'Em conferência',
    checked: 'Conferida',
    running: 'Em andamento',
    done: 'Concluída',
    stopped: 'Interrompida',
    cancelled: 'Cancelada',
    undoing: 'Sendo desfeita',
    undone: 'Desfeita',
  },
  kind: {
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
  },
};

const DATES = ['createdAt', 'decidedAt'];
const BOOLEANS: Record<string, string> = { true: 'Sim', false: 'Não' };
const BRAZIL = '55';

/** Texts that people type may read 'true' as well. */
const TYPED = [
  'name',
  'description',
  'address',
  'reason',
  'notes',
  'adminNotes',
  'siteName',
  'siteDescription',
];

/** A list that the server wrote as JSON; undefined for any other text. */
function listIn(text: string): string[] | undefined {
  if (!text.startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.map(String) : undefined;
  } catch {
    // A text that only begins like a list, such as "[Novo] Padaria".
    return undefined;
  }
}

export const fieldName = (field: string): string => FIELD_NAMES[field] ?? field;

/** A value as people read it; null where there was none. */
export function fieldValue(field: string, value: string | null): string | null {
  if (value === null || value === '') return null;
  const choice = CHOICES[field]?.[value];
  if (choice) return choice;
  if (field === 'price') return formatPrice(Number(value));
  if (field === 'cep') return maskCep(value);
  if (field === 'phone' && value.startsWith(`+${BRAZIL}`))
    return maskPhone(digitsOf(value).slice(BRAZIL.length));
  if (field === 'logoHash') return `Imagem ${value.slice(0, 8)}`;
  if (DATES.includes(field)) return formatDateTime(value);
  const list = field === 'features' || field === 'fields' ? listIn(value) : undefined;
  if (list) return list.map((one) => (field === 'fields' ? fieldName(one) : one)).join(', ') || null;
  return TYPED.includes(field) ? value : (BOOLEANS[value] ?? value);
}
