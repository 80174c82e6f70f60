import { useMemo } from 'react';
import { ChangedWords } from './changed-words.tsx';
import type { OneChangeFragment } from './changes.gen.ts';
import classes from './changes.module.css';
import { compareWords } from './compare-words.ts';

const Value = ({ text }: { text: string | null }) => text ?? <span className={classes.none}>vazio</span>;

/** Marks the words that differ; texts with little in common are shown whole, the old one struck through. */
function Difference({ change: { name, beforeText, afterText } }: { change: OneChangeFragment }) {
  const stretches = useMemo(
    () => (beforeText === null || afterText === null ? null : compareWords(beforeText, afterText)),
    [beforeText, afterText],
  );
  if (stretches) return <ChangedWords name={name} stretches={stretches} />;
  return (
    <>
      <span className="visually-hidden">antes: </span>
      <del className={classes.before}>
        <Value text={beforeText} />
      </del>
      <span aria-hidden="true"> → </span>
      <span className="visually-hidden">, depois: </span>
      <ins className={classes.after}>
        <Value text={afterText} />
      </ins>
    </>
  );
}

/** Lists changed fields with their differences; a fact has one value. */
export function Changes({ changes }: { changes: readonly OneChangeFragment[] }) {
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
