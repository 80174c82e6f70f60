import { Button } from '@mantine/core';
import { type ReactNode, type Ref, useId } from 'react';
import formClasses from '../../ui/form/form.module.css';
import classes from './settings.module.css';

interface SettingsCardProps {
  title: string;
  /** Names and values. */
  facts: readonly { name: string; value: ReactNode }[];
  action: string;
  buttonRef: Ref<HTMLButtonElement>;
  onOpen(): void;
  /** Above the facts. */
  children?: ReactNode;
}

/** Card of settings with a button that opens their modal. */
export function SettingsCard({ title, facts, action, buttonRef, onOpen, children }: SettingsCardProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
      <dl className={classes.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={formClasses.actions}>
        <Button ref={buttonRef} variant="default" aria-haspopup="dialog" onClick={onOpen}>
          {action}
        </Button>
      </div>
    </section>
  );
}
