import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** The brand: green. Shade 7 on white and white on it: 6.9 to 1. */
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

/** Neutrals of the dark scheme, slightly green. */
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
  headings: { fontFamily: 'var(--display)', fontWeight: '700' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  radius: { sm: '6px', md: '10px', lg: '16px' },
  fontSizes: { sm: '0.9rem', md: '1rem', lg: '1.125rem' },
  components: {
    // Descriptions below their field keep fields side by side aligned.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    // Its own colours are those of borders of fields, glaring in the size of what is loading.
    Skeleton: {
      vars: () => ({
        root: { '--mantine-color-gray-3': 'var(--line)', '--mantine-color-dark-4': 'var(--line)' },
      }),
    },
  },
  lineHeights: { sm: '1.45', md: '1.55', lg: '1.6' },
});

/** The same in both schemes: tokens.css has a value for each. */
const FROM_TOKENS = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
};

/** Widths that `@media` of the styles may name, where custom properties do not work. */
export const BREAKPOINTS = [
  '30em',
  '36em',
  '40em',
  '44em',
  '48em',
  '56em',
  '58em',
  '62em',
  '64em',
  '68em',
  '79em',
];

/**
 * Returns CSS variables: borders of fields with a contrast of 3 to 1, and light buttons with dark colours of their own.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...FROM_TOKENS,
    '--mantine-color-placeholder': '#66716b',
    '--mantine-color-gray-4': '#868f89',
    '--mantine-color-error': '#c92a2a',
  },
  dark: {
    ...FROM_TOKENS,
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-dark-4': '#70827a',
    '--mantine-color-error': '#ff8787',
    '--mantine-color-mata-light': '#173d32',
    '--mantine-color-mata-light-hover': '#1d4a3d',
    '--mantine-color-mata-light-color': '#a1d6c1',
    '--mantine-color-mata-outline': '#6dbf9f',
  },
});
