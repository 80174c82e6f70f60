import { expect, it } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { useInBrowser } from './use-in-browser.ts';

it.each([
  [null, ['', '']],
  ['x', ['', '', 'x']],
])('renders once more after hydration only where something is found: %s', (found, rendered) => {
  const seen: string[] = [];
  function Probe() {
    const text = useInBrowser(() => found) ?? '';
    seen.push(text);
    return <p>{text}</p>;
  }
  renderSite(<Probe />, { keptState: {} });
  expect(seen).toEqual(rendered);
});
