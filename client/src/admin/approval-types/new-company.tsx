import { formatAmount } from '../../lib/format.ts';
import { type ApprovalType, OWNER_READS } from './approval-type.ts';

/** An active company that waits for approval: its own data are the question. */
export const NEW_COMPANY: ApprovalType = {
  decide: 'decide',
  isCompared: true,
  plural: 'Empresas novas',
  singular: 'Empresa nova',
  isFeminine: true,
  approve: {
    label: 'Aprovar',
    done: (title) => `${title} foi aprovada.`,
    several: (count) => `${formatAmount(count, 'empresa foi aprovada', 'empresas foram aprovadas')}.`,
    running: (count) => `Aprovando ${formatAmount(count, 'empresa', 'empresas')}`,
  },
  reject: {
    label: 'Rejeitar',
    done: (title) => `${title} foi rejeitada.`,
    several: (count) => `${formatAmount(count, 'empresa foi rejeitada', 'empresas foram rejeitadas')}.`,
    running: (count) => `Rejeitando ${formatAmount(count, 'empresa', 'empresas')}`,
    reader: OWNER_READS,
    unowned: 'Fica na lista de rejeitadas.',
  },
  mayBeDuplicate: true,
};
