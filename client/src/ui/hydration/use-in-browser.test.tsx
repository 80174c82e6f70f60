import { expect, it } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { useInBrowser } from './use-in-browser.ts';

function Probe({ found, seen }: { found: string | null; seen: string[] }) {
  const text = useInBrowser(() => found) ?? '';
  seen.push(text);
  return <p>{text}</p>;
}

it.each([
  [null, ['', '']],
  ['x', ['', '', 'x']],
])('renders once more after hydration only where something is found: %s', (found, rendered) => {
  const seen: string[] = [];
  renderSite(<Probe found={found} seen={seen} />, { keptState: {} });
  expect(seen).toEqual(rendered);
});
