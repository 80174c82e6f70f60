import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../icon.tsx';
import classes from './password-field.module.css';

interface PasswordFieldProps extends Omit<TextInputProps, 'type' | 'rightSection'> {
  /** What its button shows: 'Mostrar senha'. */
  secret?: string;
}

interface KeepsEscape {
  /** Of the field and its button: Escape is not for the modals below. */
  'data-mantine-stop-propagation'?: string;
}

/**
 * A password with a button that shows it, named after what pressing it does. Mantine's own hears of mouse, touch
 * and keys, but not of the plain click by which screen readers press.
 */
export function PasswordField({ secret = 'senha', ...props }: PasswordFieldProps & KeepsEscape) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <TextInput
      maxLength={128}
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isVisible ? 'text' : 'password'}
      rightSectionWidth="2.75rem"
      rightSectionPointerEvents="all"
      rightSection={
        <button
          type="button"
          className={classes.toggle}
          data-mantine-stop-propagation={props['data-mantine-stop-propagation']}
          aria-label={`${isVisible ? 'Ocultar' : 'Mostrar'} ${secret}`}
          onClick={() => setIsVisible(!isVisible)}
        >
          <Icon name={isVisible ? 'eyeOff' : 'eye'} size={20} />
        </button>
      }
    />
  );
}
