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

/** Below a form of settings: what went wrong, whether something is not saved yet, and the way to save it. */
export function SaveBar({ isDirty, isBusy, problem, saveText, onReset }: SaveBarProps) {
  return (
    <>
      {problem && (
        <Notice tone="error" announce>
          {problem}
        </Notice>
      )}
      <div className={formClasses.actions}>
        <Button type="submit" loading={isBusy}>
          {saveText}
        </Button>
        {isDirty && (
          <Button variant="default" onClick={onReset} disabled={isBusy}>
            Desfazer
          </Button>
        )}
        <p role="status" className={classes.unsaved}>
          {isDirty && 'Há alterações que não foram salvas.'}
        </p>
      </div>
    </>
  );
}
