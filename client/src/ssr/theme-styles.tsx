import { MantineProvider } from '@mantine/core';
import { renderToString } from 'react-dom/server';
import { cssVariables, theme } from '../theme.ts';

const html = renderToString(
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} withGlobalClasses={false} />,
);

/** The theme as CSS variables, which browsers would otherwise compute at each visit. */
export const themeStyles = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
