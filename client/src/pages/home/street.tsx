import { Shop } from './shop.tsx';
import classes from './street.module.css';

/** Draws pennants on a line between two points, as for the feasts of June. */
function Flags({ from, to, y, sag }: { from: number; to: number; y: number; sag: number }) {
  const count = Math.round((to - from) / 22);
  const flags = ['', '', ''];
  for (let index = 1; index < count; index += 1) {
    const share = index / count;
    const top = Math.round(y + 4 * sag * share * (1 - share));
    flags[index % 3] += `M${Math.round(from + (to - from) * share) - 6} ${top}h12v16l-6-5-6 5z`;
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

/** Draws an ipê in flower; `x` is its foot. */
function Ipe({ x }: { x: number }) {
  return (
    <g transform={`translate(${x})`}>
      <path
        className={classes.trunk}
        d="M-9 400c4-50 2-110-2-156l-42-52 7-5 39 42-8-70h11l8 72 36-58 8 5-36 70c-2 50 0 104 6 152z"
      />
      <g className={classes.blossomDeep}>
        <circle cx="-58" cy="176" r="36" />
        <circle cx="54" cy="170" r="40" />
        <circle cx="0" cy="150" r="52" />
      </g>
      <g className={classes.blossom}>
        <circle cx="-44" cy="146" r="36" />
        <circle cx="42" cy="132" r="40" />
        <circle cx="-4" cy="108" r="46" />
        <circle cx="-80" cy="170" r="20" />
        <circle cx="84" cy="160" r="22" />
        <circle cx="-16" cy="180" r="25" />
        <circle cx="26" cy="184" r="20" />
      </g>
      <path
        className={classes.blossomLight}
        d="M-66 136a24 24 0 0 1 28-18a30 30 0 0 0-28 18zM-30 92a32 32 0 0 1 40-18a38 38 0 0 0-40 18zM30 118a24 24 0 0 1 32-16a30 30 0 0 0-32 16zM-34 178a18 18 0 0 0 24 12a24 24 0 0 1-24-12zM52 166a16 16 0 0 0 24 8a22 22 0 0 1-24-8z"
      />
      <path
        className={classes.petals}
        d="M-52 396h.1M-34 398h.1M-70 398h.1M24 397h.1M44 398h.1M62 396h.1M-22 394h.1M84 398h.1M-92 396h.1"
      />
    </g>
  );
}

/** Draws a sitting caramel dog; `x` is its tail. */
function Dog({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 344)`}>
      <path className={classes.dog} d="M8 54C0 54-6 46-2 38c2-4 7-2 5 2-1 3 1 6 5 7z" />
      <path
        className={classes.dog}
        d="M6 56c-3-16 4-26 14-31 1-5 1-10 3-14l1-11 8 7c6 0 9 3 10 7l8 3c2 5-3 9-11 9-1 8-1 20-1 27h5v3z"
      />
      <path className={classes.ear} d="M24 0l-5 12 6 3 3-11z" />
      <path className={classes.eye} d="M35 13h.1M49 17h.1" />
    </g>
  );
}

/** Draws a street of small shops, by night in the dark scheme; decoration. */
export function Street() {
  return (
    <svg
      className={classes.street}
      viewBox="-24 0 1024 400"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={classes.sun} cx="330" cy="104" r="44" />
      <path
        className={classes.stars}
        d="M60 96h.1M112 40h.1M300 28h.1M420 50h.1M560 84h.1M640 36h.1M742 60h.1M880 30h.1M960 96h.1"
      />
      <Shop x={30} width={172} height={204} tone={1} sign="PADARIA" top="arch" />
      <Shop x={202} width={190} height={204} tone={3} sign="FLORICULTURA" top="step" />
      <Shop x={392} width={150} height={292} tone={2} sign="BARBEARIA" />
      <Shop x={542} width={140} height={204} tone={5} sign="CAFÉ" top="arch" />
      <Shop x={682} width={168} height={276} tone={4} sign="FARMÁCIA" />
      <Shop x={850} width={150} height={204} tone={6} sign="LIVRARIA" top="step" />
      <Flags from={260} to={392} y={132} sag={14} />
      <Flags from={542} to={682} y={136} sag={12} />
      <Flags from={850} to={1000} y={140} sag={12} />
      <Ipe x={202} />
      <path className={classes.lamp} d="M14 400v-196M6 400h16M10 340h8" />
      <circle className={classes.glow} cx="14" cy="192" r="34" />
      <path className={classes.bulb} d="M8 182h12l-2 20h-8zM6 180h16l-8-7z" />
      <Dog x={436} />
    </svg>
  );
}
