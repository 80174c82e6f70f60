import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useMyCity } from './my-city.ts';
import classes from './search-choices.module.css';

/** Left out where there is little room. */
const STATE = / - [A-Z]{2}$/;

/** Shows the city of this browser, or that one can be chosen, as a button that opens the choice. */
export function MyCityChip({ isOpen, onToggle }: { isOpen: boolean; onToggle(): void }) {
  const city = useMyCity();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <button
      ref={button}
      type="button"
      className={`${classes.chip} ${classes.myCityChip}`}
      aria-expanded={isOpen}
      title={city || undefined}
      onClick={onToggle}
    >
      <Icon name="pin" size={16} />
      {city ? (
        <>
          <span className="visually-hidden">Sua cidade: {city}</span>
          <span className={classes.city} aria-hidden="true">
            {city.replace(STATE, '')}
          </span>
        </>
      ) : (
        'Sua cidade'
      )}
    </button>
  );
}
