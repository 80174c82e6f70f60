import type { OneChangeFragment } from './changes.gen.ts';
import classes from './changes.module.css';

const Value = ({ text }: { text: string | null }) => text ?? <span className={classes.none}>vazio</span>;

/** Shows the old value struck through, then the new one; a fact has one value. */
function OneChange({ change: { name, beforeText, afterText, isFact } }: { change: OneChangeFragment }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {isFact ? (
          <Value text={afterText ?? beforeText} />
        ) : (
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
        )}
      </dd>
    </div>
  );
}

/** Lists changed fields with values before and after. */
export function Changes({ changes }: { changes: readonly OneChangeFragment[] }) {
  return (
    <dl className={classes.changes}>
      {changes.map((change) => (
        <OneChange key={change.field} change={change} />
      ))}
    </dl>
  );
}
