import { useMemo, useState } from 'react';
import { RowButton } from '../actions/row-button.tsx';
import type { OneChangeFragment } from './changes.gen.ts';
import classes from './changes.module.css';
import { compareWords, type Stretch, shortenSame } from './compare-words.ts';

interface Change extends OneChangeFragment {
  /** Asked for where a logo is shown as an image: its address, or null. */
  before?: unknown;
  after?: unknown;
}

const Empty = () => <span className={classes.none}>vazio</span>;
const Value = ({ text }: { text: string | null }) => text ?? <Empty />;
const Logo = ({ url }: { url: unknown }) =>
  typeof url === 'string' ? <img src={url} alt="Logo" className={classes.logo} /> : <Empty />;

/** Marks the words that differ; texts with little in common are shown whole, the old one struck through. */
function Difference({ change: { field, name, before, after, beforeText, afterText } }: { change: Change }) {
  const hasImages = field === 'logo' && before !== undefined && after !== undefined;
  const stretches = useMemo(
    () => (beforeText === null || afterText === null ? null : compareWords(beforeText, afterText)),
    [beforeText, afterText],
  );
  if (stretches && !hasImages) return <ChangedWords name={name} stretches={stretches} />;
  return (
    <>
      <span className="visually-hidden">antes: </span>
      <del className={classes.before}>{hasImages ? <Logo url={before} /> : <Value text={beforeText} />}</del>
      <span aria-hidden="true"> → </span>
      <span className="visually-hidden">, depois: </span>
      <ins className={classes.after}>{hasImages ? <Logo url={after} /> : <Value text={afterText} />}</ins>
    </>
  );
}

/** Lists changed fields with their differences; a fact has one value. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <dl className={classes.changes}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{change.name}</dt>
          <dd>
            {change.isFact ? (
              <Value text={change.afterText ?? change.beforeText} />
            ) : (
              <Difference change={change} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

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
function ChangedWords({ name, stretches }: ChangedWordsProps) {
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
