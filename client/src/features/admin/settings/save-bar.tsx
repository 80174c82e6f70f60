import { Button } from '@mantine/core';
import formClasses from '../../../components/form.module.css';
import { Notice } from '../../../components/notice.tsx';
import classes from './settings.module.css';

interface SaveBarProps {
  isDirty: boolean;
  isBusy: boolean;
  problem: string | undefined;
  saveText: string;
  onReset(): void;
}

/**
 * Below a form of settings: the way to save it, and a place that is always there for what went wrong or is not
 * saved yet, so that nothing below it moves.
 */
export function SaveBar({ isDirty, isBusy, problem, saveText, onReset }: SaveBarProps) {
  return (
    <div>
      <div className={formClasses.actions}>
        <Button type="submit" loading={isBusy}>
          {saveText}
        </Button>
        <Button variant="default" onClick={onReset} disabled={isBusy || !isDirty}>
          Desfazer
        </Button>
      </div>
      <div className={classes.told}>
        {problem ? (
          <Notice tone="error" announce>
            {problem}
          </Notice>
        ) : (
          <p role="status" className={classes.unsaved}>
            {isDirty && 'Há alterações que não foram salvas.'}
          </p>
        )}
      </div>
    </div>
  );
}
