import classes from './email-text.module.css';

/** An address of e-mail in a narrow place: where it must break, then behind the @. */
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
