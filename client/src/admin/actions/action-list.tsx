import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Capability } from '../../domain/account/viewer.gen.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './steps.module.css';

/** An action of a row. */
export interface Action {
  text: string;
  description?: ReactNode;
  /** A path of the site, or a handler. */
  act: string | (() => void);
  /** What the administrator's role must allow; by default what the list's buttons need, for a path nothing. */
  may?: Capability;
  isGrave?: boolean;
  /** True while it is not possible. */
  isDisabled?: boolean;
}

/** Shows a row's actions, each with a description; false leaves one out. */
export const ActionList = ({ actions }: { actions: readonly (Action | false)[] }) => (
  <ul className={classes.steps}>
    {actions
      .filter((action) => action !== false)
      .map(({ text, description, act, isGrave, isDisabled }) => (
        <li key={text}>
          {typeof act === 'string' ? (
            <LinkButton to={act} variant="default">
              {text}
            </LinkButton>
          ) : (
            <Button
              {...(isGrave ? { color: 'red.9' } : { variant: 'default' })}
              disabled={isDisabled}
              onClick={act}
            >
              {text}
            </Button>
          )}
          {description && <span>{description}</span>}
        </li>
      ))}
  </ul>
);
