import { useEffect, useRef, useState } from 'react';
import { CityInput } from '../../domain/cities/city-input.tsx';
import { Button } from '../../ui/button.tsx';
import { rememberMyCity, useMyCity } from './my-city.ts';
import classes from './search-choices.module.css';

/** Lets the visitor choose the city of this browser, or forget it. */
export function MyCityChoice({ onDone }: { onDone(): void }) {
  const city = useMyCity();
  const [input, setInput] = useState(city);
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
        value={input}
        error={error}
        onChange={(text) => {
          setInput(text);
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
