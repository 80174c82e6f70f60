import { Fragment } from 'react';

/** Shows an e-mail address that may break after the @ and before the dots after it. */
export function EmailText({ address }: { address: string }) {
  const [name, ...domain] = address.split('@');
  return (
    // Not `anywhere`: the column could shrink to one letter.
    <span style={{ overflowWrap: 'break-word' }}>
      {name}
      {domain.length > 0 && (
        <>
          @
          {domain
            .join('@')
            .split(/(?=\.)/)
            .map((label, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts is their identity
              <Fragment key={index}>
                <wbr />
                {label}
              </Fragment>
            ))}
        </>
      )}
    </span>
  );
}
