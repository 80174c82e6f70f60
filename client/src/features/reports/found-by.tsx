import { formatAmount } from '../../lib/format.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './found-by.module.css';

/** Shows the texts that visitors typed before they opened the company's page, the most frequent first. */
export function FoundBy({ words }: { words: readonly { text: string; count: number }[] }) {
  return (
    <Panel title="Buscas que trouxeram visitas">
      {words.length > 0 && (
        <ol className={classes.list}>
          {words.map(({ text, count }) => (
            <li key={text}>
              <span className={classes.text}>{text}</span>
              <span className={classes.count}>{formatAmount(count, 'pessoa', 'pessoas')}</span>
            </li>
          ))}
        </ol>
      )}
      <p className={classes.note}>
        {words.length === 0 && 'Ainda nenhuma. '}
        Só aparece o que pelo menos cinco pessoas digitaram na mesma semana; ninguém é identificado.
      </p>
    </Panel>
  );
}
