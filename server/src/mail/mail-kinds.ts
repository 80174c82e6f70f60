import { normalizeText } from '../shared/text/normalize-text.ts';

/**
 * Whose a mail is, which is exported and erased with an account: `account` and `administrators` go to an account's own
 * address, confirmed or not; `approvals` to the one of the approval policy; `formerAddress` to the one that an account had;
 * `typedAddress` to one that somebody typed, which is an account's only once that account has confirmed it.
 */
type Addressee = 'account' | 'administrators' | 'approvals' | 'formerAddress' | 'typedAddress';

/** All kinds of mails, with their Portuguese names. */
export const MAIL_KINDS = {
  'admin-invitation': { name: 'Convite para a administração', to: 'account' },
  'approvals-digest': { name: 'O que espera na administração', to: 'administrators' },
  'claim-approved': { name: 'Pedido de responsável aceito', to: 'account' },
  'claim-refused': { name: 'Pedido de responsável recusado', to: 'account' },
  'companies-overdue': { name: 'Prazo de aprovação vencido', to: 'approvals' },
  'company-approved': { name: 'Empresa aprovada', to: 'account' },
  'company-claim': { name: 'Pedido de responsável', to: 'administrators' },
  'company-pending': { name: 'Empresa à espera de aprovação', to: 'approvals' },
  'company-rejected': { name: 'Empresa rejeitada', to: 'account' },
  'company-restored': { name: 'Empresa trazida de volta', to: 'account' },
  'company-reverted': { name: 'Alterações da empresa desfeitas', to: 'account' },
  'confirm-data-request': { name: 'Confirmação de pedido da LGPD', to: 'typedAddress' },
  'confirm-email': { name: 'Confirmação de e-mail', to: 'account' },
  'data-request': { name: 'Pedido da LGPD', to: 'administrators' },
  'data-request-answer': { name: 'Resposta a um pedido da LGPD', to: 'typedAddress' },
  'email-changed': { name: 'E-mail alterado', to: 'formerAddress' },
  'member-invitation': { name: 'Convite para uma empresa', to: 'typedAddress' },
  'message-access-given': { name: 'Acesso às mensagens liberado', to: 'account' },
  'message-access-refused': { name: 'Pedido de acesso às mensagens recusado', to: 'account' },
  'message-access-request': { name: 'Pedido de acesso às mensagens', to: 'administrators' },
  'message-to-administration': { name: 'Mensagem à administração', to: 'administrators' },
  'new-message': { name: 'Nova mensagem', to: 'account' },
  'password-changed': { name: 'Senha alterada', to: 'account' },
  'photo-removed': { name: 'Foto recusada ou removida', to: 'account' },
  'plan-approved': { name: 'Plano aprovado', to: 'account' },
  'plan-charge': { name: 'Cobrança do plano', to: 'account' },
  'plan-charge-overdue': { name: 'Cobrança do plano vencida', to: 'account' },
  'plan-charge-reminder': { name: 'Lembrete de cobrança do plano', to: 'account' },
  'plan-ended': { name: 'Plano terminado sem pagamento', to: 'account' },
  'plan-rejected': { name: 'Solicitação de plano rejeitada', to: 'account' },
  'plan-request': { name: 'Solicitação de plano', to: 'administrators' },
  'prove-claim': { name: 'Confirmação de responsável', to: 'typedAddress' },
  'quote-request': { name: 'Endereço de um pedido a várias empresas', to: 'typedAddress' },
  reply: { name: 'Resposta a uma mensagem', to: 'typedAddress' },
  'reset-password': { name: 'Nova senha', to: 'account' },
  'security-changed': { name: 'Segurança da conta', to: 'account' },
  'webhook-disabled': { name: 'Webhook desligado', to: 'account' },
  'weekly-summary': { name: 'Resumo da semana', to: 'account' },
} as const satisfies Record<string, { name: string; to: Addressee }>;

export type MailKind = keyof typeof MAIL_KINDS;

const KINDS: Readonly<Record<string, { name: string; to: Addressee }>> = MAIL_KINDS;

/** Names of `Mail.kind`. */
export const MAIL_KIND_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(KINDS).map(([kind, { name }]) => [kind, name]),
);

/** Returns the Portuguese name; an unknown kind stays as it is. */
export const mailKindName = (kind: string): string => MAIL_KIND_NAMES[kind] ?? kind;

/** Kinds of mails to an account's own address. */
export const KINDS_TO_ACCOUNTS: readonly string[] = Object.entries(KINDS)
  .filter(([, { to }]) => to === 'account' || to === 'administrators')
  .map(([kind]) => kind);

/** Returns the kinds whose Portuguese name has a searched text; none for one or two letters. */
export function mailKindsNamed(query: string | null | undefined): string[] {
  const text = normalizeText(query ?? '');
  if (text.length < 3) return [];
  return Object.keys(KINDS).filter((kind) => normalizeText(mailKindName(kind)).includes(text));
}
