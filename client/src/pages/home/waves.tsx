/** The waves of Portuguese pavement, as on Brazil's promenades, in the text's colour; decoration. */
export function Waves() {
  return (
    <svg aria-hidden="true" focusable="false" width="100%" height="100%">
      <defs>
        <pattern id="waves" width="120" height="36" patternUnits="userSpaceOnUse">
          <path d="M0 18C34 18 26 2 60 2s26 16 60 16v16C86 34 94 18 60 18S34 34 0 34z" fill="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#waves)" />
    </svg>
  );
}
