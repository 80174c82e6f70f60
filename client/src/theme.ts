import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** The brand: the green of the Atlantic forest. Shade 7 on white and white on it: 6.9 to 1. */
const mata: MantineColorsTuple = [
  '#e8f6f0',
  '#cfeadf',
  '#a1d6c1',
  '#6dbf9f',
  '#43a884',
  '#249271',
  '#107b5e',
  '#0a664e',
  '#085341',
  '#053b2e',
];

/** Neutrals of the dark scheme, with a touch of the brand. */
const dark: MantineColorsTuple = [
  '#e3ebe7',
  '#c5d1cb',
  '#a0b0a8',
  '#74877e',
  '#4a5c54',
  '#33433c',
  '#202e28',
  '#141e1a',
  '#0e1613',
  '#080e0c',
];

export const theme = createTheme({
  primaryColor: 'mata',
  primaryShade: { light: 7, dark: 6 },
  colors: { mata, dark },
  fontFamily: 'ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  radius: { sm: '6px', md: '10px', lg: '16px' },
  fontSizes: { sm: '0.9rem', md: '1rem', lg: '1.125rem' },
  lineHeights: { sm: '1.45', md: '1.55', lg: '1.6' },
});
