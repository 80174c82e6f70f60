import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Problem } from '../feedback/problem.tsx';
import { CancelButton } from './cancel-button.tsx';
import classes from './form.module.css';
import { useSaveBar } from './use-save-bar.ts';
import type { ServerFormState } from './use-server-form.ts';

interface ServerFormProps {
  serverForm: ServerFormState;
  /** Names the form, where the title of its modal does not. */
  label?: string | undefined;
  /** What sending it does, as a verb: "Salvar políticas". */
  action: string;
  /** The fields. */
  children: ReactNode;
}

/** Shows a form in a modal: its fields, the server's message, and buttons to send and to cancel. */
export function ServerForm({ serverForm, label, action, children }: ServerFormProps) {
  const { form, problem, formProps } = serverForm;
  const bar = useSaveBar();
  return (
    <form {...formProps} aria-label={label} onChange={bar.onChange}>
      {children}
      <div {...bar.props}>
        <Problem text={problem} />
        <div className={classes.actions}>
          <CancelButton disabled={form.submitting} />
          <Button type="submit" loading={form.submitting}>
            {action}
          </Button>
        </div>
      </div>
    </form>
  );
}
