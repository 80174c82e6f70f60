import { formatNumber } from '../../lib/format.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';

/** What became of several rows at once, as the server tells it. */
interface Outcome {
  done: readonly unknown[];
  failed: readonly { message: string }[];
}

/** What is said of one, and of more after their number: 'conta foi ativada.', 'contas foram ativadas.'. */
export interface DoneTexts {
  one: string;
  several: string;
}

export const doneText = (count: number, { one, several }: DoneTexts): string =>
  `${formatNumber(count)} ${count === 1 ? one : several}`;

function moreText(others: number): string {
  if (others === 0) return '';
  return others === 1 ? ' Mais 1 não deu certo.' : ` Mais ${formatNumber(others)} não deram certo.`;
}

/** Says how it went for several rows: how many are done, and why the first was not, with how many more. */
export function showBulkResult({ done, failed }: Outcome, words: DoneTexts): void {
  if (done.length > 0) showToast(doneText(done.length, words));
  const [first, ...others] = failed;
  if (first) showToast(`${first.message}${moreText(others.length)}`, 'error');
}
