import { type RefObject, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useFocusStays } from '../../../ui/modal/use-focus-stays.ts';
import classes from './recent-decisions.module.css';
import type { Undo } from './use-undo.ts';

interface RecentDecisionsProps {
  undo: Undo;
  /** Focused when a focused button goes. */
  home: RefObject<HTMLElement | null>;
}

/** Lists the decisions of the last ten seconds, each with its undo. */
export function RecentDecisions({ undo, home }: RecentDecisionsProps) {
  const { recent } = undo;
  const [newest] = recent;
  const area = useRef<HTMLDivElement>(null);
  useFocusStays(area, home);
  return (
    <div ref={area}>
      <p className="visually-hidden" role="status">
        {newest && `${newest.text} Dá para desfazer por dez segundos.`}
      </p>
      {recent.length > 0 && (
        <ul className={classes.list} aria-label="Decisões que dá para desfazer">
          {recent.map((decision) => (
            <li key={decision.at} className={classes.decision}>
              <span>{decision.text}</span>
              <Button
                variant="light"
                aria-label={`Desfazer: ${decision.text}`}
                onClick={() => undo.undo(decision)}
              >
                Desfazer
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
