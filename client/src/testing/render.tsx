import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { FirstFailures } from '../api/ssr-data.ts';
import { Providers } from '../app/providers.tsx';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { Themed } from '../ui/themed.tsx';
import { type Answers, clientOf } from './answers.ts';
import { usualAnswers } from './site-fixtures.ts';

/** Stubs media queries: a wide window unless it is a phone's, light, with a mouse. */
function stubBrowser(isPhone: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !isPhone && query.startsWith('(min-width'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

/** Writes the current path into `location`, for the test. */
function ObserveLocation({ location }: { location: { path: string } }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    location.path = pathname + search;
  }, [location, pathname, search]);
  return null;
}

interface RenderOptions {
  /** In addition to `usualAnswers`. */
  answers?: Answers;
  path?: string;
  /** History state of a reloaded page; the server renders without it. */
  keptState?: unknown;
  failures?: FirstFailures;
  isPhone?: boolean;
  /** For tests that stop the clock. */
  advanceTimers?: (ms: number) => void;
}

/** Renders an element in the site's providers, at a path, with responses of the test. */
export function renderSite(
  ui: ReactNode,
  { answers, path = '/', keptState, failures = {}, isPhone = false, advanceTimers }: RenderOptions = {},
) {
  stubBrowser(isPhone);
  const { client, asked } = clientOf({ ...usualAnswers(), ...answers });
  const location = { path };
  const treeOf = (state?: unknown) => (
    <Providers client={client} failures={failures}>
      <MemoryRouter initialEntries={[state ? { ...parsePath(path), state } : path]}>
        <Themed>{ui}</Themed>
        <ObserveLocation location={location} />
      </MemoryRouter>
      <Toaster />
    </Providers>
  );
  const container = document.body.appendChild(document.createElement('div'));
  if (keptState) container.innerHTML = renderToString(treeOf());
  const rendered = render(treeOf(keptState), { container, hydrate: keptState !== undefined });
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {});
  return { ...rendered, client, asked, location, user };
}
