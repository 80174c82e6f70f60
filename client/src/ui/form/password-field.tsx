import { useState } from 'react';
import { TextField, type TextFieldProps } from '../field/text-field.tsx';
import { Icon } from '../icon.tsx';
import classes from './password-field.module.css';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'rightSection'> {
  /** Names the value in the button's label: 'Mostrar senha'. */
  secret?: string;
}

interface KeepsEscape {
  /** Keeps Escape in the field and its button from the modals around them. */
  'data-mantine-stop-propagation'?: string;
}

/** Shows a password field with a button that reveals it. */
export function PasswordField({ secret = 'senha', ...props }: PasswordFieldProps & KeepsEscape) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <TextField
      maxLength={128}
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isVisible ? 'text' : 'password'}
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
