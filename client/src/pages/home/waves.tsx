/** The waves of Portuguese pavement, as on Brazil's promenades; decoration. */
export function Waves({ className }: { className: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true" focusable="false" width="100%" height="100%">
      <defs>
        <pattern id="waves" width="160" height="56" patternUnits="userSpaceOnUse">
          <path
            d="M0 14C27 14 27 0 53 0h54c26 0 26 14 53 14v22c-27 0-27-14-53-14H53C27 22 27 36 0 36z"
            fill="currentColor"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#waves)" />
    </svg>
  );
}
