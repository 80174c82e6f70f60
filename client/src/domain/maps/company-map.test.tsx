// @vitest-environment node
// Rendered as text: happy-dom would load the page of the iframe.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CompanyMap } from './company-map.tsx';

const location = {
  name: 'Padaria',
  address: 'Rua das Magnólias, 482',
  city: { name: 'Campinas', state: 'SP' },
  latitude: -22.9,
  longitude: -47.06,
};
const renderMap = (changes: Partial<typeof location> | { address: null }, key: string | null) =>
  renderToStaticMarkup(<CompanyMap location={{ ...location, ...changes }} configuredKey={key} />);

it('embeds the map where a key is configured', () => {
  const html = renderMap({}, 'uma chave');
  expect(html).toContain(
    'https://www.google.com/maps/embed/v1/place?key=uma%20chave&amp;q=Rua%20das%20Magn%C3%B3lias',
  );
  expect(html).toContain('title="Mapa de Padaria"');
});

it('says that there is no map without a key; links to an outside map either way', () => {
  const html = renderMap({ address: null }, null);
  expect(html).toContain('Mapa não disponível');
  expect(html).not.toContain('iframe');
  expect(html).toContain('https://www.google.com/maps/search/?api=1&amp;query=-22.9%2C-47.06');
});
