import { formatAmount } from '../../lib/format.ts';
import classes from './rating-list.module.css';

interface AnsweringLineProps {
  /** Null while it has answered too little. */
  medianMinutes: number | null;
  /** In percent; null while it has too few ratings. */
  answeredShare: number | null;
}

const HOUR = 60;
const DAY = 24;

/** Returns 'em menos de 1 hora', 'em cerca de 2 horas' or 'em cerca de 3 dias'. */
function timeText(minutes: number): string {
  if (minutes < HOUR) return 'em menos de 1 hora';
  const hours = Math.round(minutes / HOUR);
  return `em cerca de ${hours < DAY ? formatAmount(hours, 'hora', 'horas') : formatAmount(Math.round(hours / DAY), 'dia', 'dias')}`;
}

/** Shows how fast a company answers, and how many of its ratings; nothing of one that answers none. */
export function AnsweringLine({ medianMinutes, answeredShare }: AnsweringLineProps) {
  const texts = [
    medianMinutes !== null && `Responde ${timeText(medianMinutes)}`,
    answeredShare && `Respondeu ${answeredShare}% das avaliações`,
  ].filter(Boolean);
  return texts.length > 0 && <p className={classes.answering}>{texts.join(' · ')}</p>;
}
