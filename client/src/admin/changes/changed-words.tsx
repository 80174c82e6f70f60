import { useState } from 'react';
import { RowButton } from '../actions/row-button.tsx';
import classes from './changes.module.css';
import { type Stretch, shortenSame } from './compare-words.ts';

function Marked({ kind, text }: Stretch) {
  if (kind === 'same') return text;
  const Mark = kind === 'removed' ? 'del' : 'ins';
  return (
    <Mark className={classes[kind]}>
      <span className="visually-hidden">{kind === 'removed' ? ' (retirado: ' : ' (incluído: '}</span>
      {text}
      <span className="visually-hidden">) </span>
    </Mark>
  );
}

interface ChangedWordsProps {
  /** The field's. */
  name: string;
  stretches: readonly Stretch[];
}

/** Shows a text with removed and added words marked; the rest is shortened where it is long. */
export function ChangedWords({ name, stretches }: ChangedWordsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const short = shortenSame(stretches);
  const canFold = short.some(({ text }, index) => text !== stretches[index]?.text);
  return (
    <>
      {(isWhole ? stretches : short).map((stretch, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the stretches is their identity
        <Marked key={index} {...stretch} />
      ))}
      {canFold && (
        <div>
          <RowButton of={`de ${name}`} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Mostrar só o que mudou' : 'Mostrar texto inteiro'}
          </RowButton>
        </div>
      )}
    </>
  );
}
