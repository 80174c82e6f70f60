import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { useListAddress } from './use-list-params.ts';

function Filters() {
  const address = useListAddress();
  const both = () => {
    address.change({ start: '2026-11-21' });
    address.change({ end: '2026-11-30' });
  };
  return (
    <>
      <button type="button" onClick={both}>
        Dois filtros
      </button>
      <button type="button" onClick={() => address.change({ start: '' })}>
        Sem começo
      </button>
    </>
  );
}

it('keeps both of two filters that change before the URL shows the first', async () => {
  const { user, location } = renderSite(<Filters />, { path: '/list?q=sol&page=3' });
  await user.click(screen.getByRole('button', { name: 'Dois filtros' }));
  await waitFor(() => expect(location.path).toBe('/list?q=sol&start=2026-11-21&end=2026-11-30'));
  // Nothing is pending any more: the next change starts from the shown URL.
  await user.click(screen.getByRole('button', { name: 'Sem começo' }));
  await waitFor(() => expect(location.path).toBe('/list?q=sol&end=2026-11-30'));
});
