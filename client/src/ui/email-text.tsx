import classes from './email-text.module.css';

/** Shows an e-mail address that may break after the @. */
export function EmailText({ address }: { address: string }) {
  const [name, ...domain] = address.split('@');
  return (
    <span className={classes.email}>
      {name}
      {domain.length > 0 && (
        <>
          @<wbr />
          {domain.join('@')}
        </>
      )}
    </span>
  );
}
