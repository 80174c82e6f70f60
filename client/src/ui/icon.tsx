import classes from './icon.module.css';

/** Drawn on 24 × 24, in strokes of the text's colour. */
const SHAPES = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20',
  pin: 'M12 21s7-6.2 7-11.4A7 7 0 0 0 5 9.6C5 14.8 12 21 12 21ZM12 12a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z',
  phone:
    'M6.5 4h3l1.4 4-2 1.6a11 11 0 0 0 5.5 5.5l1.6-2 4 1.4v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4Z',
  chat: 'M4 19.5 5.2 16A8 8 0 1 1 8.3 18.8L4 19.5ZM8.5 10.5h7M8.5 13.5h4.5',
  mail: 'M4 6.5h16v11H4zM4 7l8 6 8-6',
  globe: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17Z',
  back: 'M19 12H5M11 6l-6 6 6 6',
  next: 'M5 12h14M13 6l6 6-6 6',
  external: 'M13 5h6v6M19 5l-9 9M10 6H5v13h13v-5',
  warning: 'M12 4.5 21 19.5H3zM12 10v4.5M12 17h.01',
  check: 'M5 12.5 10 17 19 7.5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  tag: 'M4 4.5h7.5l8.5 8.5-7 7-9-8.5zM8 8.5h.01',
  shop: 'M4 10v9.5h16V10M3 9.5 5 4.5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM10 19.5v-5h4v5',
  heart:
    'M12 20.3 4.9 13.4a4.7 4.7 0 0 1 0-6.7 4.8 4.8 0 0 1 6.7 0l.4.4.4-.4a4.8 4.8 0 0 1 6.7 0 4.7 4.7 0 0 1 0 6.7z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff:
    'M4 4l16 16M9.9 5.7a9 9 0 0 1 2.1-.2c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.2 7.2A15 15 0 0 0 2.5 12S6 18.5 12 18.5a9.6 9.6 0 0 0 4.3-1M9.9 9.9a3 3 0 0 0 4.2 4.2',
  chart: 'M4 4v16h16M8.5 16v-4M13 16V8M17.5 16v-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pointer: 'M6 4l12 6.5-5 1.7 3.6 5.4-2.4 1.6-3.6-5.4L7 17.5z',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 19.5h14',
  printer: 'M7 9V4.5h10V9M7 16H4.5V9h15v7H17M7 13.5h10v6H7z',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5v-1a5 5 0 0 1 5-5h3a5 5 0 0 1 5 5v1M16 4.4a3.5 3.5 0 0 1 0 6.2M18 13.9a5 5 0 0 1 3.5 4.6v1',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5.2l3.5 2',
  key: 'M8.5 19a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM11.7 11.3 19.5 3.5M16 7l3 3M13.8 9.2l2 2',
  list: 'M8.5 6h11M8.5 12h11M8.5 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  upload: 'M12 15V4M7 8.5 12 3.5l5 5M5 19.5h14',
  star: 'M12 4l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6L4 9.8l5.6-.6z',
} as const;

export type IconName = keyof typeof SHAPES;

/** Decoration beside a text; says nothing to screen readers. Size in pixels. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={classes.icon}
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
