import type { MailStatus } from './mail.ts';

export const MAIL_STATUS_NAMES: Readonly<Record<MailStatus, string>> = {
  queued: 'Na fila',
  sent: 'Enviado',
  failed: 'Falhou',
};

/** Names of `Mail.kind`. */
export const MAIL_KIND_NAMES: Readonly<Record<string, string>> = {
  'claim-approved': 'Pedido de responsável aceito',
  'claim-refused': 'Pedido de responsável recusado',
  'companies-overdue': 'Prazo de aprovação vencido',
  'company-approved': 'Empresa aprovada',
  'company-claim': 'Pedido de responsável',
  'company-pending': 'Empresa à espera de aprovação',
  'company-rejected': 'Empresa rejeitada',
  'company-restored': 'Empresa trazida de volta',
  'company-reverted': 'Alterações da empresa desfeitas',
  'confirm-data-request': 'Confirmação de pedido da LGPD',
  'confirm-email': 'Confirmação de e-mail',
  'data-request': 'Pedido da LGPD',
  'data-request-answer': 'Resposta a um pedido da LGPD',
  'email-changed': 'E-mail alterado',
  'member-invitation': 'Convite para uma empresa',
  'message-access-given': 'Acesso às mensagens liberado',
  'message-access-refused': 'Pedido de acesso às mensagens recusado',
  'message-access-request': 'Pedido de acesso às mensagens',
  'new-message': 'Nova mensagem',
  reply: 'Resposta a uma mensagem',
  'message-to-administration': 'Mensagem à administração',
  'password-changed': 'Senha alterada',
  'photo-removed': 'Foto recusada ou removida',
  'plan-approved': 'Plano aprovado',
  'plan-rejected': 'Solicitação de plano rejeitada',
  'plan-request': 'Solicitação de plano',
  'reset-password': 'Nova senha',
  'security-changed': 'Segurança da conta',
  'weekly-summary': 'Resumo da semana',
  'webhook-disabled': 'Webhook desligado',
};

/** Returns the Portuguese name; an unknown kind stays as it is. */
export const mailKindName = (kind: string): string => MAIL_KIND_NAMES[kind] ?? kind;
