import { Button } from '@mantine/core';
import type { ImportUnknownValuesQuery } from '../imports.gen.ts';
import classes from './unknown-values.module.css';
import { VALUE_NAMES } from './value-names.ts';

type Given = ImportUnknownValuesQuery['adminImport']['replacements'][number];

interface GivenMeaningsProps {
  meanings: readonly Given[];
  isBusy: boolean;
  takeBack(given: Given): void;
}

/** Lists what the unknown values of a file were said to mean, each to be taken back. */
export function GivenMeanings({ meanings, isBusy, takeBack }: GivenMeaningsProps) {
  if (meanings.length === 0) return null;
  return (
    <section aria-labelledby="given-meanings">
      <h3 id="given-meanings" className={classes.title}>
        Trocas feitas
      </h3>
      <ul className={classes.list}>
        {meanings.map((given) => (
          <li key={`${given.field} ${given.value}`} className={classes.value}>
            <div>
              <strong>{given.value}</strong> quer dizer <strong>{given.meaning}</strong>
              <small>{VALUE_NAMES[given.field]}</small>
            </div>
            <Button
              variant="default"
              disabled={isBusy}
              aria-label={`Desfazer: ${given.value} quer dizer ${given.meaning}`}
              onClick={() => takeBack(given)}
            >
              Desfazer
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
