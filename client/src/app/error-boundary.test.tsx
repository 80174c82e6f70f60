import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderSite } from '../testing/render.tsx';
import { ErrorBoundary, PageNotLoaded } from './app.tsx';

function Page({ problem }: { problem: Error }): never {
  throw problem;
}
// React logs errors that a boundary has caught.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

it.each([
  [
    new PageNotLoaded(),
    'Não foi possível carregar esta página. Verifique sua internet e carregue novamente.',
  ],
  [new TypeError('undefined is no function'), 'Não foi possível mostrar esta página.'],
])('shows for %s what to do', (problem, words) => {
  renderSite(
    <ErrorBoundary at="/">
      <Page problem={problem} />
    </ErrorBoundary>,
  );
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Carregar novamente' })).toBeInTheDocument();
});
