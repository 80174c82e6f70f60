import type { LeaveWords } from '../../ui/form/leave-notice.tsx';

/** The question before a written message is lost. */
export const UNSENT: LeaveWords = {
  question: 'Há uma mensagem que não foi enviada.',
  stayText: 'Continuar escrevendo',
  leaveText: 'Descartar a mensagem',
};
