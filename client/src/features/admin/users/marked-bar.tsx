import { Button, Checkbox } from '@mantine/core';
import type { UserRowFragment } from './users.gen.ts';
import classes from './users.module.css';

interface MarkedBarProps {
  /** Those of the page that can be marked. */
  markable: readonly UserRowFragment[];
  marked: readonly UserRowFragment[];
  isBusy: boolean;
  mark(users: readonly UserRowFragment[]): void;
  onActivate(): void;
  onDeactivate(): void;
}

/** What is done with several accounts at once. */
export function MarkedBar({ markable, marked, isBusy, mark, onActivate, onDeactivate }: MarkedBarProps) {
  const isAll = marked.length > 0 && marked.length === markable.length;
  const inactive = marked.filter(({ isActive }) => !isActive).length;
  return (
    <div className={classes.marking}>
      <Checkbox
        label={
          marked.length === 0
            ? 'Marcar todos desta página'
            : `${marked.length} de ${markable.length} marcados`
        }
        checked={isAll}
        indeterminate={marked.length > 0 && !isAll}
        disabled={markable.length === 0}
        onChange={() => mark(isAll ? [] : markable)}
      />
      {inactive > 0 && (
        <Button variant="default" onClick={onActivate} loading={isBusy}>
          Ativar {inactive}
        </Button>
      )}
      {marked.length - inactive > 0 && (
        <Button variant="default" onClick={onDeactivate} disabled={isBusy}>
          Desativar {marked.length - inactive}
        </Button>
      )}
    </div>
  );
}
