import classes from './company-logo.module.css';

const SMALL_WORDS = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'a', 'o']);

/** Returns one or two initials of a name. */
function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !SMALL_WORDS.has(word.toLowerCase()));
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}

/** Returns a stable hue for a name, to distinguish companies without logo. */
const hueOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);

interface CompanyLogoProps {
  name: string;
  url: string | undefined;
  /** Pixels, both ways. */
  size: number;
  /** Visible without scrolling. */
  eager?: boolean;
}

/** Shows the logo, or the name's initials in the same size. */
export function CompanyLogo({ name, url, size, eager = false }: CompanyLogoProps) {
  if (url === undefined) {
    return (
      <span
        className={classes.initials}
        style={
          { width: size, height: size, fontSize: size * 0.36, '--hue': hueOf(name) } as React.CSSProperties
        }
        aria-hidden="true"
      >
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <img
      className={classes.logo}
      src={url}
      width={size}
      height={size}
      alt={`Logo de ${name}`}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
