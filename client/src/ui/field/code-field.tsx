import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import classes from './code-field.module.css';
import { TextField } from './text-field.tsx';

/** Shows the field for a code of the authenticator app, or for a recovery code. */
export function CodeField({
  isOfApp = false,
  takesFocus = false,
  ...props
}: Omit<ComponentProps<typeof TextField>, 'label' | 'description'> & {
  /** Without recovery codes. */
  isOfApp?: boolean;
  /** Takes the focus when it appears, in a form that has asked for the password before. */
  takesFocus?: boolean;
  'data-autofocus'?: boolean;
}) {
  const [isRecovery, setIsRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <div className={classes.code}>
      <TextField
        label={isRecovery ? 'Código de recuperação' : 'Código do aplicativo autenticador'}
        description={
          isRecovery ? 'Um dos dez que você guardou; cada um serve uma vez.' : 'Os 6 números de agora.'
        }
        ref={field}
        name="otp"
        maxLength={40}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...props}
      />
      {!isOfApp && (
        <Button variant="subtle" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? 'Usar o aplicativo autenticador' : 'Usar um código de recuperação'}
        </Button>
      )}
    </div>
  );
}
