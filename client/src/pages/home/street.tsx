import { Shop } from './shop.tsx';
import classes from './street.module.css';

/** Little flags on a line between two points, as for the feasts of June. */
function Flags({ from, to, y, sag }: { from: number; to: number; y: number; sag: number }) {
  const count = Math.round((to - from) / 22);
  const flags = ['', '', ''];
  for (let index = 1; index < count; index += 1) {
    const part = index / count;
    const top = Math.round(y + 4 * sag * part * (1 - part));
    flags[index % 3] += `M${Math.round(from + (to - from) * part) - 6} ${top}h12v16l-6-5-6 5z`;
  }
  return (
    <>
      <path className={classes.line} d={`M${from} ${y}q${(to - from) / 2} ${2 * sag} ${to - from} 0`} />
      {flags.map((path, index) => (
        <path key={path} className={classes.flag} data-colour={index} d={path} />
      ))}
    </>
  );
}

/** An ipê in flower: the tree that a Brazilian street is proud of in August. */
function Ipe() {
  return (
    <g>
      <path
        className={classes.trunk}
        d="M-8 400c3-40 1-78-2-104l-34-44 6-5 32 34-6-60h9l6 62 30-48 7 4-30 60c-2 34-1 66 4 101z"
      />
      <g className={classes.blossomDeep}>
        <circle cx="-56" cy="226" r="34" />
        <circle cx="52" cy="222" r="38" />
        <circle cx="0" cy="196" r="50" />
      </g>
      <g className={classes.blossom}>
        <circle cx="-42" cy="196" r="34" />
        <circle cx="40" cy="184" r="38" />
        <circle cx="-4" cy="160" r="42" />
        <circle cx="-74" cy="222" r="18" />
        <circle cx="80" cy="212" r="20" />
        <circle cx="-14" cy="226" r="24" />
        <circle cx="26" cy="232" r="18" />
      </g>
      <path
        className={classes.blossomLight}
        d="M-60 186a20 20 0 0 1 26-16a24 24 0 0 0-26 16zM-24 146a26 26 0 0 1 34-16a32 32 0 0 0-34 16zM26 172a22 22 0 0 1 30-16a28 28 0 0 0-30 16z"
      />
      <path
        className={classes.petals}
        d="M-52 396h.1M-34 399h.1M-70 399h.1M24 397h.1M44 399h.1M62 396h.1M-22 394h.1M84 399h.1M-92 396h.1"
      />
    </g>
  );
}

/** A street of small shops, by day and, in the dark scheme, by night; decoration. */
export function Street() {
  return (
    <svg
      className={classes.street}
      viewBox="0 0 1000 400"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={classes.sun} cx="428" cy="92" r="46" />
      <path
        className={classes.stars}
        d="M96 60h.1M170 24h.1M300 50h.1M560 30h.1M640 84h.1M742 40h.1M880 66h.1M960 26h.1"
      />
      <Shop x={30} width={172} height={204} tone={1} sign="PADARIA" top="arch" />
      <Shop x={202} width={150} height={292} tone={2} sign="BARBEARIA" />
      <Shop x={352} width={196} height={204} tone={3} sign="FLORICULTURA" top="step" />
      <Shop x={548} width={138} height={276} tone={4} sign="CAFÉ" />
      <Shop x={686} width={164} height={204} tone={5} sign="FARMÁCIA" top="arch" />
      <Shop x={850} width={150} height={290} tone={6} sign="LIVRARIA" />
      <Flags from={352} to={548} y={136} sag={22} />
      <Flags from={686} to={850} y={140} sag={20} />
      <g transform="translate(352 0)">
        <Ipe />
      </g>
      <path className={classes.lamp} d="M14 400v-196M6 400h16M14 204c0-10 8-10 8-4M10 340h8" />
      <circle className={classes.glow} cx="14" cy="192" r="30" />
      <path className={classes.bulb} d="M8 182h12l-2 20h-8zM6 180h16l-8-7z" />
      <path
        className={classes.dog}
        d="M226 400c-3-12 2-22 10-28-2-8 1-16 8-18l4-6 5 5c6 0 11 4 16 6 2 4-3 8-10 8 1 8 2 20 1 27h4v6h-12c-2 0-8 0-26 0zM226 396c-8 0-11-6-9-13 0 5 4 7 9 6z"
      />
    </svg>
  );
}
