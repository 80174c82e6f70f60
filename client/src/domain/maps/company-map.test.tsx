// @vitest-environment node
// Drawn as text: a browser made of JavaScript has no place for a map.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CompanyMap } from './company-map.tsx';

const place = {
  name: 'Padaria',
  address: 'Rua das Magnólias, 482',
  city: { name: 'Campinas', state: 'SP' },
  latitude: -22.9,
  longitude: -47.06,
};
const draw = (changes: Partial<typeof place> | { address: null }, key: string | null) =>
  renderToStaticMarkup(<CompanyMap place={{ ...place, ...changes }} configuredKey={key} />);

it('embeds the map where a key is configured', () => {
  const html = draw({}, 'uma chave');
  expect(html).toContain(
    'https://www.google.com/maps/embed/v1/place?key=uma%20chave&amp;q=Rua%20das%20Magn%C3%B3lias',
  );
  expect(html).toContain('title="Mapa de Padaria"');
});

it('says so where none is, and leads to an outside map either way', () => {
  const html = draw({ address: null }, null);
  expect(html).toContain('Mapa não disponível');
  expect(html).not.toContain('iframe');
  expect(html).toContain('https://www.google.com/maps/search/?api=1&amp;query=-22.9%2C-47.06');
});
