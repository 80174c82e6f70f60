// @vitest-environment node
// Rendered as text: happy-dom would load the page of the iframe.
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { MapLocation } from '../../lib/map-links.ts';
import { CompanyMap } from './company-map.tsx';

const location: MapLocation = {
  name: 'Padaria',
  address: 'Rua das Magnólias, 482',
  city: { name: 'Campinas', state: 'SP' },
  point: { latitude: -22.9056, longitude: -47.0608, exactness: 'address' },
};
const renderMap = (changes: Partial<MapLocation>, key: string | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CompanyMap location={{ ...location, ...changes }} configuredKey={key} hasSettingsLink />
    </MemoryRouter>,
  );

it('embeds the map where a key is configured', () => {
  const html = renderMap({}, 'uma chave');
  expect(html).toContain(
    'https://www.google.com/maps/embed/v1/place?key=uma%20chave&amp;q=Rua%20das%20Magn%C3%B3lias',
  );
  expect(html).toContain('title="Mapa de Padaria"');
  expect(html).not.toContain('O ponto está');
});

it.each([
  ['address', 'O ponto está no endereço.'],
  ['neighbourhood', 'Ponto aproximado: no bairro.'],
  ['city', 'Ponto aproximado: na cidade.'],
] as const)(
  'shows a picture of its own without a key, and says how exact the point is: %s',
  (exactness, text) => {
    const html = renderMap({ point: { latitude: -22.9056, longitude: -47.0608, exactness } }, null);
    expect(html).toContain('src="/map-pictures/-22.906,-47.061.svg"');
    expect(html).toContain('src="/map-pictures/-22.906,-47.061-dark.svg"');
    expect(html).toContain('Mapa de Padaria: ');
    expect(html).toContain(text);
    expect(html).not.toContain('iframe');
  },
);

it('says that there is no map without a point, with the address and where to configure one', () => {
  const html = renderMap({ point: null }, null);
  expect(html).toContain('Mapa não disponível');
  expect(html).toContain('Rua das Magnólias, 482, Campinas');
  expect(html).toContain('href="/settings"');
});

it('links to an outside map: by the address, else the exact point, else the name', () => {
  const link = 'https://www.google.com/maps/search/?api=1&amp;query=';
  const rough = { latitude: -22.9, longitude: -47.06, exactness: 'city' } as const;
  expect(renderMap({}, null)).toContain(`${link}Rua%20das%20Magn`);
  expect(renderMap({ address: null }, null)).toContain(`${link}-22.9056%2C-47.0608`);
  expect(renderMap({ address: null, point: rough }, null)).toContain(`${link}Padaria%2C%20Campinas`);
});
