import { formatAmount } from '../../lib/format.ts';
import type { ApprovalType } from './approval-type.ts';

/** A request to own a company without owner. */
export const CLAIM: ApprovalType = {
  decide: 'decide',
  plural: 'Pedidos de responsável',
  singular: 'Pedido de responsável',
  isFeminine: false,
  final: 'Quem pediu passa a cuidar da página da empresa.',
  mailed: 'Quem pediu recebe um e-mail.',
  approve: {
    label: 'Aprovar',
    done: (title) => `${title} tem um novo responsável.`,
    several: (count) =>
      `${formatAmount(count, 'empresa tem um novo responsável', 'empresas têm novos responsáveis')}.`,
    running: (count) => `Aprovando ${formatAmount(count, 'pedido', 'pedidos')}`,
  },
  reject: {
    label: 'Recusar',
    done: (title) => `O pedido por ${title} foi recusado.`,
    several: (count) => `${formatAmount(count, 'pedido foi recusado', 'pedidos foram recusados')}.`,
    running: (count) => `Recusando ${formatAmount(count, 'pedido', 'pedidos')}`,
    reader: 'Quem pediu lê o motivo.',
  },
  mayBeDuplicate: true,
};
