import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rememberHere } from '../../lib/here.ts';
import { paths, type SearchFilter } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './search-choices.module.css';

/** Asks for the position for so long. */
const WAIT_MS = 10_000;
/** A position of the last minute is as good. */
const AGE_MS = 60_000;

const DENIED =
  'Sem a sua localização não dá para saber o que está perto. Informe a sua cidade ou permita a localização no navegador.';
const FAILED = 'Não foi possível descobrir onde você está. Informe a sua cidade.';

/** Puts the focus into the field for the city of the search on this page, which phones hide. */
function openCity(): void {
  const toggle = document.querySelector<HTMLInputElement>('#filters');
  if (toggle && !toggle.checked) toggle.click();
  document.querySelector<HTMLElement>('form[role="search"] input[name="city"]')?.focus();
}

/** Shows a button that asks the browser for the position, never before it is clicked, and searches what is near. */
export function NearMe({ request = {} }: { request?: SearchFilter }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const ask = () => {
    setProblem('');
    if (!navigator.geolocation) {
      setProblem(FAILED);
      openCity();
      return;
    }
    setIsAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsAsking(false);
        const near = rememberHere({ latitude: coords.latitude, longitude: coords.longitude });
        navigate(paths.search({ ...request, city: '', near, order: 'distance', page: 1 }));
      },
      ({ code, PERMISSION_DENIED }) => {
        setIsAsking(false);
        setProblem(code === PERMISSION_DENIED ? DENIED : FAILED);
        openCity();
      },
      { timeout: WAIT_MS, maximumAge: AGE_MS, enableHighAccuracy: true },
    );
  };
  return (
    <div className={classes.near}>
      <Button variant="light" leftSection={<Icon name="pin" />} loading={isAsking} onClick={ask}>
        Perto de mim
      </Button>
      <p role="status" className={classes.problem}>
        {problem}
      </p>
    </div>
  );
}
