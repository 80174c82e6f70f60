import { useEffect, useRef, useState } from 'react';
import { CityInput } from '../../domain/cities/city-input.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { rememberMyCity, useMyCity } from './my-city.ts';
import classes from './my-city-chip.module.css';

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
      className={classes.chip}
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

/** Lets the visitor choose the city of this browser, or forget it. */
export function MyCityChoice({ onDone }: { onDone(): void }) {
  const city = useMyCity();
  const [typed, setTyped] = useState(city);
  const [error, setError] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const choose = (chosen: string) => {
    rememberMyCity(chosen);
    onDone();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it wherever the focus is in it
    <div
      ref={box}
      className={classes.choice}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onDone()}
    >
      <p>Onde você está? As empresas da sua cidade vêm primeiro. Ela fica guardada só neste navegador.</p>
      <CityInput
        label="Sua cidade"
        isFormField
        isRequired={false}
        value={typed}
        error={error}
        onChange={(text) => {
          setTyped(text);
          setError('');
        }}
        onPick={choose}
        onEnter={() => setError('Escolha uma cidade da lista.')}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onDone}>
          Fechar
        </Button>
        {city && (
          <Button variant="default" onClick={() => choose('')}>
            Não usar
          </Button>
        )}
      </div>
    </div>
  );
}
