import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../icon.tsx';
import classes from './password-field.module.css';

interface PasswordFieldProps extends Omit<TextInputProps, 'type' | 'rightSection'> {
  /** Names the value in the button's label: 'Mostrar senha'. */
  secret?: string;
}

interface KeepsEscape {
  /** Keeps Escape in the field and its button from the modals around them. */
  'data-mantine-stop-propagation'?: string;
}

/**
 * Shows a password field with a button that reveals it. Mantine's PasswordInput handles mouse, touch and keys, but not
 * the plain click that screen readers send.
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
