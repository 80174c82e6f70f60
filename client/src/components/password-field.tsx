import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';

/** A password with a button that shows it, named after what pressing it does. */
export function PasswordField(props: PasswordInputProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <PasswordInput
      maxLength={128}
      {...props}
      visible={isVisible}
      onVisibilityChange={setIsVisible}
      visibilityToggleButtonProps={{
        'aria-label': isVisible ? 'Ocultar senha' : 'Mostrar senha',
        // Reached by Tab, unlike Mantine's default: it does something for people who cannot point.
        tabIndex: 0,
        'aria-hidden': false,
      }}
    />
  );
}
