import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { CompanyActions, DirectionsLink } from './company-actions.tsx';

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

it('leads to Google Maps at once, which phones open as an app', () => {
  renderSite(<DirectionsLink location={LOCATION} companyId="7" />, { path: '/company/7' });
  const query = encodeURIComponent('Rua do Pão, 10, Campinas - SP, Brasil');
  expect(screen.getByRole('link', { name: 'Como chegar' })).toLinkTo(
    `https://www.google.com/maps/dir/?api=1&destination=${query}`,
  );
});
