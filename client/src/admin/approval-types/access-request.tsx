import { formatAmount } from '../../lib/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { type ApprovalType, OWNER_READS } from './approval-type.ts';

/** An owner's request for access to messages. */
export const ACCESS_REQUEST: ApprovalType = {
  decide: 'decide',
  plural: 'Pedidos de acesso',
  singular: 'Pedido de acesso às mensagens',
  isFeminine: false,
  final: 'A empresa passa a ler as mensagens que recebeu.',
  mailed: 'O dono recebe um e-mail.',
  approve: {
    label: 'Liberar acesso',
    done: (title) => `${title} agora lê suas mensagens.`,
    several: (count) => `${formatAmount(count, 'empresa agora lê', 'empresas agora leem')} suas mensagens.`,
    running: (count) => `Liberando o acesso de ${formatAmount(count, 'empresa', 'empresas')}`,
  },
  reject: {
    label: 'Recusar',
    done: (title) => `O pedido de ${title} foi recusado.`,
    several: (count) => `${formatAmount(count, 'pedido foi recusado', 'pedidos foram recusados')}.`,
    running: (count) => `Recusando ${formatAmount(count, 'pedido', 'pedidos')}`,
    reader: OWNER_READS,
  },
  question: ({ details: { company } }) =>
    company && (
      <Notice>{company.name} pede para ler e responder as mensagens de visitantes e da administração.</Notice>
    ),
};
