import { formatAmount } from '../../lib/format.ts';
import type { ApprovalType } from './approval-type.ts';

/** The messages of a company to the administration that nobody has read. */
export const MESSAGE: ApprovalType = {
  decide: 'answerMessages',
  plural: 'Mensagens',
  singular: 'Mensagem',
  isFeminine: true,
  approve: {
    label: 'Marcar como lida',
    done: (title) => `As mensagens de ${title} foram marcadas como lidas.`,
    several: (count) =>
      `As mensagens de ${formatAmount(count, 'empresa', 'empresas')} foram marcadas como lidas.`,
    running: (count) => `Marcando como lidas as mensagens de ${formatAmount(count, 'empresa', 'empresas')}`,
  },
  personTitle: 'Dono',
  question: ({ details: { company }, slots, onAnswered }) =>
    company && slots.conversation(company.id, onAnswered),
};
