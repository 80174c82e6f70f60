import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { CompanyActions, DirectionsLink } from './company-actions.tsx';
import { DirectionsModal } from './directions-modal.tsx';

const LOCATION = {
  name: 'Padaria Trigo de Ouro',
  address: 'Rua do Pão, 10',
  city: { name: 'Campinas', state: 'SP' },
  point: null,
};

const COMPANY = { ...LOCATION, id: '7', whatsappUrl: null, phoneUrl: null, email: null };

/** Presses the button in a browser with, or without, a choice of its own. */
function shareWith(share: (() => Promise<void>) | undefined) {
  vi.stubGlobal('navigator', { share, clipboard: navigator.clipboard });
  renderSite(<CompanyActions company={COMPANY as never} save={null} />);
  screen.getByRole('button', { name: 'Compartilhar' }).click();
}

it('shares by the choice of the device, and says nothing when the visitor closes it', async () => {
  const share = vi.fn(async () => Promise.reject(new DOMException('closed', 'AbortError')));
  shareWith(share);
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith({
      title: 'Padaria Trigo de Ouro',
      url: expect.stringMatching(/^http.*\/company\/7$/),
    }),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['has no choice', undefined],
  ['refuses it', async () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'))],
])('offers WhatsApp, the address and a QR code where the browser %s', async (_why, share) => {
  shareWith(share);
  const link = await screen.findByRole('link', { name: 'Enviar pelo WhatsApp' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
    /^https:\/\/wa\.me\/\?text=Padaria Trigo de Ouro: http.*\/company\/7$/,
  );
  expect(screen.getByRole('img', { name: /^QR code de http/ })).toHaveAttribute('src', '/previews/7.svg');
  await userEvent.click(screen.getByRole('button', { name: 'Copiar o endereço' }));
  expect(await screen.findByText('Endereço copiado.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toMatch(/^http.*\/company\/7$/);
});

it('leads to Google Maps with a mouse, and offers apps by touch', async () => {
  renderSite(<DirectionsLink location={LOCATION} companyId="7" />, { path: '/company/7' });
  const link = screen.getByRole('link', { name: 'Como chegar' });
  const opened = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', opened);
  await userEvent.click(link);
  expect(opened).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  await userEvent.click(link);
  window.removeEventListener('click', opened);
  expect(opened).toHaveBeenCalledOnce();
  const query = encodeURIComponent('Rua do Pão, 10, Campinas - SP, Brasil');
  expect(await screen.findByRole('link', { name: 'Waze' })).toLinkTo(
    `https://waze.com/ul?navigate=yes&q=${query}`,
  );
});

it.each([
  ['iPhone', 'https://maps.apple.com/?daddr='],
  ['Linux; Android 16', 'geo:0,0?q='],
  ['Windows NT 10.0', 'https://www.google.com/maps/dir/'],
])('first offers a maps app that opens on %s', (device, address) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${device})`);
  renderSite(<DirectionsModal location={LOCATION} visit="map 7" onClose={() => {}} />);
  const [first] = screen.getAllByRole('link');
  expect(first?.getAttribute('href')).toContain(address);
});
