import { formatNumber } from '../../lib/format.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';

/** Result of a bulk mutation. */
interface Outcome {
  done: readonly unknown[];
  failed: readonly { message: string }[];
}

/** Singular and plural, after the number: 'conta foi ativada.', 'contas foram ativadas.'. */
interface DoneTexts {
  one: string;
  several: string;
}

const doneText = (count: number, { one, several }: DoneTexts): string =>
  `${formatNumber(count)} ${count === 1 ? one : several}`;

function moreText(others: number): string {
  if (others === 0) return '';
  return others === 1 ? ' Mais 1 não deu certo.' : ` Mais ${formatNumber(others)} não deram certo.`;
}

/** Shows toasts with the number of rows done, and the first failure with the number of others. */
export function showBulkResult({ done, failed }: Outcome, words: DoneTexts): void {
  if (done.length > 0) showToast(doneText(done.length, words));
  const [first, ...others] = failed;
  if (first) showToast(`${first.message}${moreText(others.length)}`, 'error');
}
