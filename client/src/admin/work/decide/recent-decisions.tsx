import { type RefObject, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useFocusStays } from '../../../ui/keyboard/use-focus-stays.ts';
import { keyOf, type NamedWork } from '../work-kinds.ts';
import classes from './recent-decisions.module.css';
import type { RecentDecision, Undo } from './use-undo.ts';

/** Number shown; "U" undoes the others in turn. */
const SHOWN = 2;

interface UndoButtonProps {
  works: readonly NamedWork[];
  of: string;
  undo: Undo;
}

const UndoButton = ({ works, of, undo }: UndoButtonProps) => (
  <Button variant="light" aria-label={`Desfazer: ${of}`} onClick={() => undo.undo(works)}>
    Desfazer
  </Button>
);

function Decision({ decision: { works, text }, undo }: { decision: RecentDecision; undo: Undo }) {
  return (
    <li>
      <div className={classes.decision}>
        <span>{text}</span>
        <UndoButton works={works} of={text} undo={undo} />
      </div>
      {works.length > 1 && (
        <details className={classes.each}>
          <summary>Desfazer só algumas</summary>
          <ul className={classes.works}>
            {works.map((work) => (
              <li key={keyOf(work)} className={classes.decision}>
                <span>{work.title}</span>
                <UndoButton works={[work]} of={work.title} undo={undo} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

interface RecentDecisionsProps {
  undo: Undo;
  /** Focused when a focused button goes. */
  home: RefObject<HTMLElement | null>;
  /** Over the page, so that it moves nothing when it goes. */
  isFloating?: boolean;
}

/** Lists the decisions of the last ten seconds, each with its undo. */
export function RecentDecisions({ undo, home, isFloating = false }: RecentDecisionsProps) {
  const { recent } = undo;
  const [newest] = recent;
  const area = useRef<HTMLDivElement>(null);
  useFocusStays(area, home);
  return (
    <div ref={area} className={isFloating ? classes.floating : undefined}>
      <p className="visually-hidden" role="status">
        {newest && `${newest.text} Dá para desfazer por dez segundos.`}
      </p>
      {recent.length > 0 && (
        <ul
          className={classes.list}
          data-floating={isFloating || undefined}
          aria-label="Decisões que dá para desfazer"
        >
          {recent.slice(0, SHOWN).map((decision) => (
            <Decision key={decision.at} decision={decision} undo={undo} />
          ))}
          {recent.length > SHOWN && <li className={classes.more}>E mais {recent.length - SHOWN}.</li>}
        </ul>
      )}
    </div>
  );
}
