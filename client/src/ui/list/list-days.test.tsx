import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { ListDays } from './list-days.tsx';
import { useListAddress } from './use-list-params.ts';

function Filters() {
  const address = useListAddress();
  const navigate = useNavigate();
  return (
    <>
      <ListDays address={address} from="start" until="end" />
      <Link to="/list?start=2026-01-05">Desde janeiro</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Voltar
      </button>
    </>
  );
}

/** Types a day as browsers report it, the year digit by digit. */
const typeDay = (field: HTMLElement, year: string, rest: string) => {
  for (let length = 1; length <= year.length; length++) {
    const value = `${year.slice(0, length).padStart(4, '0')}-${rest}`;
    fireEvent.change(field, { target: { value } });
    expect(field).toHaveValue(value);
  }
};

it('lets a day be typed digit by digit', async () => {
  const { location } = renderSite(<Filters />, { path: '/list?page=2' });
  typeDay(screen.getByLabelText('De'), '2026', '11-21');
  await waitFor(() => expect(location.path).toBe('/list?start=2026-11-21'));
  typeDay(screen.getByLabelText('Até'), '2026', '11-30');
  await waitFor(() => expect(location.path).toBe('/list?start=2026-11-21&end=2026-11-30'));
  expect(screen.getByLabelText('De')).toHaveAttribute('max', '2026-11-30');
  expect(screen.getByLabelText('Até')).toHaveAttribute('min', '2026-11-21');
  fireEvent.change(screen.getByLabelText('De'), { target: { value: '' } });
  await waitFor(() => expect(location.path).toBe('/list?end=2026-11-30'));
});

it('follows the URL', async () => {
  const { user } = renderSite(<Filters />, { path: '/list?start=2026-11-21' });
  await user.click(screen.getByRole('link', { name: 'Desde janeiro' }));
  expect(screen.getByLabelText('De')).toHaveValue('2026-01-05');
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(screen.getByLabelText('De')).toHaveValue('2026-11-21'));
});

it('restores the day of the URL when it is left half typed, on the same page', () => {
  vi.useFakeTimers();
  const { location } = renderSite(<Filters />, { path: '/list?start=2026-11-21&page=2' });
  const field = screen.getByLabelText('De');
  fireEvent.change(field, { target: { value: '0002-11-21' } });
  act(() => vi.advanceTimersByTime(1_000));
  fireEvent.blur(field);
  act(() => vi.advanceTimersByTime(1_000));
  expect(field).toHaveValue('2026-11-21');
  expect(location.path).toBe('/list?start=2026-11-21&page=2');
});

it('clears a day', async () => {
  const { location } = renderSite(<Filters />, { path: '/list?start=2026-11-21' });
  const field = screen.getByLabelText('De');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  await waitFor(() => expect(location.path).toBe('/list'));
  expect(field).toHaveValue('');
});
