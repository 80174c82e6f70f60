import classes from './street.module.css';

/** Y coordinate of the ground, in the drawing's units. */
const GROUND = 400;
const AWNING_TOP = 254;
const UPPER_FLOOR = 240;

/** Returns every second stripe of an awning, with rounded ends. */
function stripes(from: number, to: number, size: number, first: number): string {
  let path = '';
  for (let x = from + first * size; x < to - 1; x += 2 * size) {
    path += `M${x} ${AWNING_TOP}h${size}v24a${size / 2} ${size / 2} 0 0 1-${size} 0z`;
  }
  return path;
}

const row = (count: number, width: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.round(((index + 0.5) * width) / count));

/** Shapes above the cornice. */
const TOPS = {
  flat: () => '',
  step: (width: number, y: number) => `M14 ${y}v-14h${width / 4}v-14h${width / 2 - 28}v14h${width / 4}v14z`,
  arch: (width: number, y: number) =>
    `M10 ${y}v-8q${width / 4 - 10} 2 ${width / 4} -12q${width / 4 - 10} -26 ${width / 2 - 20} 0q0 14 ${width / 4} 12v8z`,
} as const;

interface ShopProps {
  x: number;
  width: number;
  height: number;
  /** Colour of the wall, 1 to 6. */
  tone: number;
  sign: string;
  top?: keyof typeof TOPS;
}

/** Draws a house of one or two floors with a shop in it; sizes are in the drawing's units. */
export function Shop({ x, width, height, tone, sign, top = 'flat' }: ShopProps) {
  const y = GROUND - height;
  const stripe = (width - 12) / Math.round((width - 12) / 19);
  const hasUpperFloor = height > UPPER_FLOOR;
  return (
    <g transform={`translate(${x})`} className={classes.house} data-tone={tone}>
      <path className={classes.wall} d={`M0 ${y}h${width}v${height}H0z${TOPS[top](width, y)}`} />
      <path
        className={classes.trim}
        d={`M-4 ${y}h${width + 8}v8H-4z${hasUpperFloor ? `M0 214h${width}v5H0z` : ''}`}
      />
      {hasUpperFloor &&
        row(Math.round(width / 62), width).map((at) => (
          <g key={at} transform={`translate(${at} ${y + 26})`}>
            <path className={classes.trim} d="M-15-4h30v58h-30z" />
            <path className={classes.upper} d="M-11 0h22v50h-22z" />
            <path className={classes.shutter} d="M-25 0h10v50h-10zM15 0h10v50h-10z" />
            <path
              className={classes.iron}
              d="M-24 52v-16h48v16M-16 52v-16M-8 52v-16M0 52v-16M8 52v-16M16 52v-16"
            />
          </g>
        ))}
      <path className={classes.glass} d={`M14 290h${width - 80}v82H14z`} />
      <path className={classes.shelf} d={`M14 334h${width - 80}M${14 + (width - 80) / 2} 290v82`} />
      <path className={classes.door} d={`M${width - 54} 290h40v110h-40z`} />
      <path className={classes.glass} d={`M${width - 47} 297h26v52h-26z`} />
      <path className={classes.plinth} d={`M0 388h${width - 54}v12H0zM${width - 14} 388h14v12h-14z`} />
      <path className={classes.board} d={`M10 224h${width - 20}v24H10z`} />
      <text className={classes.sign} x={width / 2} y="241.5">
        {sign}
      </text>
      <path className={classes.cloth} d={stripes(6, width - 6, stripe, 0)} />
      <path className={classes.cream} d={stripes(6, width - 6, stripe, 1)} />
      <path className={classes.shade} d={`M6 ${AWNING_TOP}h${width - 12}v6H6z`} />
    </g>
  );
}
