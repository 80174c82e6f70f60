import { Checkbox } from '@mantine/core';
import { Disclosure } from '../../../ui/menu/disclosure.tsx';
import classes from './tools.module.css';
import type { ChosenColumns } from './use-columns.ts';

/** Shows the button that opens the choice of columns, kept for each list in this browser. */
export const ColumnChoice = ({
  columns: { offered, show, reset },
}: {
  columns: Pick<ChosenColumns<never>, 'offered' | 'show' | 'reset'>;
}) => (
  <Disclosure label="Colunas" icon="columns" onPhones="nothing" isAtEnd>
    <fieldset className={classes.choices}>
      <legend className="visually-hidden">Colunas</legend>
      {offered.map(({ name, isShown }) => (
        <Checkbox
          key={name}
          label={name}
          checked={isShown}
          onChange={(event) => show(name, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
    <p className={classes.note}>As que não cabem na tela ficam de fora.</p>
    <button type="button" className={classes.link} onClick={reset}>
      Mostrar as de sempre
    </button>
  </Disclosure>
);
