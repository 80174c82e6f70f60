import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import formClasses from '../../ui/form/form.module.css';
import { Icon } from '../../ui/icon.tsx';
import type { PinPosition } from './live-pin-map.tsx';
import classes from './point-field.module.css';

interface Position {
  latitude: number;
  longitude: number;
}

/** As map services write it: "-22.9056, -47.0608". */
export const formatPosition = ({ latitude, longitude }: Position): string => `${latitude}, ${longitude}`;

/** Reads degrees with a point or a comma for decimals; null where it is no position in or near Brazil. */
export function readPosition(text: string): Position | null {
  const match = /^\s*(-?\d{1,2}(?:[.,]\d+)?)\s*°?\s*[,;\s]\s*(-?\d{1,3}(?:[.,]\d+)?)\s*°?\s*$/.exec(text);
  if (!match) return null;
  const [latitude = Number.NaN, longitude = Number.NaN] = match
    .slice(1)
    .map((coordinate) => Number(Number(coordinate.replace(',', '.')).toFixed(6)));
  const isNear = latitude >= -36 && latitude <= 7 && longitude >= -76 && longitude <= -26;
  return isNear ? { latitude, longitude } : null;
}

// Leaflet comes with it.
const LivePinMap = lazy(async () => ({
  default: (await import('./live-pin-map.tsx')).LivePinMap,
}));

const REFUSED = 'O navegador não informou a localização. Marque o ponto no mapa.';
const LOCATION = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 };

interface PointFieldProps {
  value: PinPosition | null;
  /** Where the company is shown without a point of its own. */
  derived: PinPosition | null;
  city: { name: string; state: string };
  error?: string | undefined;
  onChange(value: PinPosition | null): void;
}

/** Lets owners mark where the company is: on a map, by the device's position, or by coordinates. */
export function PointField({ value, derived, city, error, onChange }: PointFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [isLocating, setIsLocating] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [input, setInput] = useState<string>();
  const choose = (position: PinPosition | null) => {
    setProblem(undefined);
    setInput(undefined);
    onChange(position);
  };
  const locate = () => {
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setIsLocating(false);
        choose({ latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) });
      },
      () => {
        setIsLocating(false);
        setProblem(REFUSED);
      },
      LOCATION,
    );
  };
  const type = (text: string) => {
    const position = readPosition(text);
    if (position) onChange(position);
    setInput(text);
  };
  const isUnread = input !== undefined && input.trim() !== '' && readPosition(input) === null;
  return (
    <fieldset className={`${formClasses.group} ${classes.field}`}>
      <legend>Ponto no mapa</legend>
      <p role="status" className={classes.state}>
        {value
          ? `Ponto marcado: ${formatPosition(value)}`
          : 'Sem ponto marcado: no mapa a empresa fica no meio do bairro ou da cidade.'}
      </p>
      <div className={classes.actions}>
        <Button variant="default" leftSection={<Icon name="pin" />} loading={isLocating} onClick={locate}>
          Usar minha localização
        </Button>
        {!isOpen && (
          <Button name="latitude" variant="default" onClick={() => setIsOpen(true)}>
            Marcar no mapa
          </Button>
        )}
        {value && (
          <Button variant="subtle" onClick={() => choose(null)}>
            Tirar o ponto
          </Button>
        )}
      </div>
      {(problem ?? error) && (
        <Notice tone="error" announce>
          {problem ?? error}
        </Notice>
      )}
      {isOpen && (
        <>
          {hasFailed ? (
            <Notice tone="error">Mapa não disponível</Notice>
          ) : (
            <Suspense fallback={<div className={classes.waiting} />}>
              <LivePinMap
                position={value}
                start={derived}
                city={city}
                onMove={choose}
                onFailure={() => setHasFailed(true)}
              />
            </Suspense>
          )}
          <TextField
            label="Coordenadas"
            description="Latitude e longitude, como o Google Maps as copia: -22.9056, -47.0608"
            inputMode="text"
            autoComplete="off"
            maxLength={60}
            value={input ?? (value ? formatPosition(value) : '')}
            error={isUnread ? 'Escreva latitude e longitude em graus, com vírgula entre elas.' : undefined}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onBlur={() => !isUnread && setInput(undefined)}
          />
        </>
      )}
    </fieldset>
  );
}
