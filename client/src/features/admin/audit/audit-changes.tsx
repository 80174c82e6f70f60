import type { AuditRowFragment } from './audit.gen.ts';
import classes from './audit.module.css';
import { fieldName, fieldValue } from './audit-fields.ts';

type Change = AuditRowFragment['changes'][number];

/** So many stand open; more are opened by a press. */
const SHOWN = 3;

function Value({ field, value }: { field: string; value: string | null }) {
  return fieldValue(field, value) ?? <span className={classes.none}>vazio</span>;
}

/** One field before and after; what there was none of before, or is none after, stands alone. */
function OneChange({ change: { field, before, after }, isBoth }: { change: Change; isBoth: boolean }) {
  return (
    <div>
      <dt>{fieldName(field)}</dt>
      <dd>
        {isBoth ? (
          <>
            <span className="visually-hidden">antes: </span>
            <del className={classes.before}>
              <Value field={field} value={before} />
            </del>
            <span aria-hidden="true"> → </span>
            <span className="visually-hidden">, depois: </span>
            <ins className={classes.after}>
              <Value field={field} value={after} />
            </ins>
          </>
        ) : (
          <Value field={field} value={after ?? before} />
        )}
      </dd>
    </div>
  );
}

/** Actions that change what is there; the others tell facts, some on either side. */
const CHANGING = /^company-claim\.approve$|\.(update|role|plan|activate|deactivate|message-access)$/;

/** What an entry says was so before and after, field by field. What stayed as it was is left out. */
export function AuditChanges({ action, changes }: Pick<AuditRowFragment, 'action' | 'changes'>) {
  const told = changes.filter(({ before, after }) => before !== after);
  if (told.length === 0) return '—';
  const list = (
    <dl className={classes.changes}>
      {told.map((change) => (
        <OneChange
          key={change.field}
          change={change}
          isBoth={CHANGING.test(action) || (change.before !== null && change.after !== null)}
        />
      ))}
    </dl>
  );
  if (told.length <= SHOWN) return list;
  return (
    <details className={classes.details}>
      <summary>{told.length} campos</summary>
      {list}
    </details>
  );
}
