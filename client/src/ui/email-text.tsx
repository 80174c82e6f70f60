import { Fragment } from 'react';
import classes from './email-text.module.css';

/** Shows an e-mail address that may break after the @ and before the dots after it. */
export function EmailText({ address }: { address: string }) {
  const [name, ...domain] = address.split('@');
  return (
    <span className={classes.email}>
      {name}
      {domain.length > 0 && (
        <>
          @
          {domain
            .join('@')
            .split(/(?=\.)/)
            .map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts is their identity
              <Fragment key={index}>
                <wbr />
                {part}
              </Fragment>
            ))}
        </>
      )}
    </span>
  );
}
