import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import {
  mapFilter,
  readSearch,
  searchTitle,
  searchVariables,
  subjectOf,
  withHours,
} from './search-request.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

it.each([
  ['q=padaria&city=Campinas', 'Resultados para "padaria" em Campinas'],
  ['q=padaria', 'Resultados para "padaria"'],
  ['category=3&city=Campinas', 'Empresas de Alimentação em Campinas'],
  ['category=3', 'Empresas de Alimentação'],
  ['kind=padaria&city=Campinas', 'Padarias em Campinas'],
  ['category=3&kind=padaria', 'Padarias'],
  ['city=Campinas', 'Empresas em Campinas'],
  ['perto=-23.55,-46.63', 'Empresas perto de você'],
  ['kind=padaria&perto=-23.55,-46.63', 'Padarias perto de você'],
  ['', 'Buscar empresas'],
])('names %s', (query, title) => {
  const request = read(query);
  const category = request.category ? { name: 'Alimentação' } : null;
  const kind = request.kind ? { plural: 'Padarias' } : null;
  expect(searchTitle(request, subjectOf(category, kind))).toBe(title);
});

it('ignores invalid values', () => {
  expect(read('order=best&page=0&q=%20%20&literal=yes')).toEqual(read(''));
  expect(read('page=1.5').page).toBe(1);
  expect(read('page=9999').page).toBe(25);
});

it('takes a position with two decimals in Brazil alone, and the order by distance with one', () => {
  const near = '-23.55,-46.63';
  expect(read(`perto=${near}&raio=5&order=distance`)).toMatchObject({ near, radius: 5, order: 'distance' });
  expect(read('perto=-23.5512,-46.6334&raio=5&order=distance')).toMatchObject({
    near: '',
    radius: 0,
    order: 'relevance',
  });
  expect(searchVariables(read(`perto=${near}`)).near).toEqual({
    latitude: -23.55,
    longitude: -46.63,
    radiusKm: null,
  });
});

it('shows on the map what the list is filtered by', () => {
  const query = 'q=pizza&city=Campinas&attributes=3,4&aberto=agora&mapa=1&area=-23,-47.2,-22.7,-46.9&page=2';
  const filter = mapFilter(read(query));
  expect(filter).toMatchObject({ q: 'pizza', city: 'Campinas', attributeIds: ['3', '4'], near: null });
  expect(filter.openOn).toBe('now');
  expect(filter).not.toHaveProperty('bounds');
  expect(filter).not.toHaveProperty('page');
});

it('reads from the URL what was written into it', () => {
  fc.assert(
    fc.property(
      fc.record({
        q: fc.string().map((text) => text.trim()),
        category: fc.constantFrom('', '3', 'Saúde'),
        kind: fc.constantFrom('', 'pet-shop'),
        city: fc.constantFrom('', 'São Luís - MA'),
        attributes: fc.constantFrom('', '3,24'),
        order: fc.constantFrom('relevance' as const, 'name' as const),
        page: fc.integer({ min: 1, max: 25 }),
        open: fc.constantFrom('' as const, 'agora' as const, 'domingo' as const),
        near: fc.constantFrom('', '-23.55,-46.63'),
        radius: fc.constantFrom(0, 5),
        literal: fc.boolean(),
        area: fc.constantFrom('', '-23.100,-47.200,-22.700,-46.900'),
        map: fc.boolean(),
        view: fc.constantFrom('' as const, 'list' as const),
      }),
      (made) => {
        const request = { ...made, radius: made.near ? made.radius : 0 };
        const path = paths.search(request);
        expect(readSearch(new URL(path, 'http://localhost').searchParams)).toEqual(request);
      },
    ),
  );
});

it('takes the hours that a text asks for as a filter', () => {
  const request = readSearch(new URLSearchParams('q=farmácia+aberta+agora'));
  const found = { matchedHours: { openOn: 'now', text: 'farmácia' } } as Parameters<typeof withHours>[1];
  expect(withHours(request, found)).toEqual({ ...request, q: 'farmácia', open: 'agora' });
  expect(withHours(request, undefined)).toBe(request);
});
