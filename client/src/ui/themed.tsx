// In the order in which they build on each other.
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Flex.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import '../choice-targets.css';
import '../reduced-motion.css';
import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { cssVariables, theme } from '../theme.ts';
import { shownScheme } from './color-scheme.ts';

/** The scheme that is shown; `ui/color-scheme.ts` changes and remembers it. */
const manager: MantineColorSchemeManager = {
  get: (fallback) => (typeof document === 'undefined' ? fallback : shownScheme()),
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};

/** Lets what is in it use Mantine's components, which public pages load without. */
export const Themed = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    // A built page has them in its head: src/ssr/theme-styles.tsx.
    withCssVariables={import.meta.env.DEV}
    withGlobalClasses={false}
    colorSchemeManager={manager}
    defaultColorScheme="light"
    // Else it would set the scheme of its first rendering again, a moment after the system's has changed.
    getRootElement={() => undefined}
  >
    {children}
  </MantineProvider>
);

/** Returns a page that may use Mantine's components. */
export const themed =
  <Props extends object>(Page: ComponentType<Props>): ComponentType<Props> =>
  (props) => (
    <Themed>
      <Page {...props} />
    </Themed>
  );
