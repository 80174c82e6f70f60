import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { clearRecentSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { SearchInput } from './search-input.tsx';

function Field() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  return (
    <SearchInput
      label="O que você procura?"
      placeholder=""
      value={text}
      onChange={setText}
      onPick={({ path }) => navigate(path)}
    />
  );
}

const suggestion = (kind: string, text: string, more: object) => ({
  __typename: 'SearchSuggestion',
  kind,
  text,
  detail: null,
  companyId: null,
  categoryId: null,
  kindSlug: null,
  city: null,
  ...more,
});
const OFFERED = [
  suggestion('kind', 'Padarias em Campinas', { detail: 'SP', kindSlug: 'padaria', city: 'Campinas - SP' }),
  suggestion('company', 'Padaria Sol', { detail: 'Campinas - SP', companyId: '7' }),
  suggestion('city', 'Padre Bernardo', { detail: 'GO', city: 'Padre Bernardo - GO' }),
  suggestion('neighbourhood', 'Padroeira', { detail: 'Osasco - SP', city: 'Osasco - SP' }),
];

const open = () => {
  const site = renderSite(<Field />, {
    answers: { SearchSuggestions: { data: { searchSuggestions: OFFERED } } },
  });
  return { ...site, field: screen.getByRole('combobox') };
};
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('suggestions', () => {
  it.each([
    ['Padarias em Campinas SP Segmento', '/search?kind=padaria&city=Campinas+-+SP'],
    ['Padaria Sol Campinas - SP Empresa', '/company/7'],
    ['Padre Bernardo GO Cidade', '/search?city=Padre+Bernardo+-+GO'],
    ['Padroeira Osasco - SP Bairro', '/search?q=Padroeira&city=Osasco+-+SP'],
  ])('%s leads to %s', async (name, path) => {
    const { user, field, location } = open();
    await user.type(field, 'pad');
    await user.click(await screen.findByRole('option', { name }));
    expect(location.path).toBe(path);
  });

  it('marks what was typed, with its accents', async () => {
    const { user, field } = open();
    await user.type(field, 'pád');
    await screen.findAllByRole('option');
    const marked = screen.getAllByText('Pad', { selector: '[class*=typed]' });
    expect(marked).toHaveLength(OFFERED.length);
  });
});

describe('arrows', () => {
  it('leave the field between the last suggestion and the first', async () => {
    const { user, field } = open();
    await user.type(field, 'pad');
    await screen.findAllByRole('option');
    const active = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;
    expect(active()).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(active()).toMatch(/^Padroeira/);
    await user.keyboard('{ArrowDown}');
    expect(active()).toBeNull();
  });
});

describe('recent searches', () => {
  const search = (text: string) => ({ text, detail: null, path: `/search?q=${text}` });
  beforeEach(() => {
    for (const text of ['dentista', 'pneu', 'bolo', 'gás', 'chave', 'padeiro']) rememberSearch(search(text));
  });

  it('shows the last five in the empty field', async () => {
    const { user, field, location } = open();
    await user.click(field);
    expect(names()).toEqual([
      ...['padeiro', 'chave', 'gás', 'bolo', 'pneu'].map((text) => expect.stringMatching(`^${text} +×$`)),
      expect.stringContaining('Limpar buscas recentes'),
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(location.path).toBe('/search?q=chave');
    expect(recentSearches()[0]?.text).toBe('chave');
  });

  it('shows those that match what is typed before the others', async () => {
    const { user, field } = open();
    await user.type(field, 'pad');
    await waitFor(() => expect(names()).toHaveLength(5));
    expect(names()[0]).toContain('padeiro');
  });

  it('removes one by Delete or pointer', async () => {
    const { user, field } = open();
    await user.click(field);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText(/Delete remove da lista/)).toHaveRole('status');
    await user.keyboard('{Delete}');
    await user.click(screen.getAllByTitle('Remover')[0] as HTMLElement);
    expect(recentSearches().map(({ text }) => text)).toEqual(['gás', 'bolo', 'pneu', 'dentista']);
    expect(field).toHaveFocus();
  });

  it('removes all', async () => {
    const { user, field } = open();
    await user.click(field);
    await user.click(screen.getByRole('option', { name: 'Limpar buscas recentes' }));
    expect(localStorage.getItem('recent_searches')).toBeNull();
    expect(names()).toEqual([]);
  });

  it('stores what was picked, but no company and nothing that was only typed', async () => {
    clearRecentSearches();
    const { user, field } = open();
    await user.type(field, 'pad');
    await user.click(await screen.findByRole('option', { name: /^Padaria Sol/ }));
    expect(recentSearches()).toEqual([]);
    await user.clear(field);
    await user.type(field, 'pad');
    await user.click(await screen.findByRole('option', { name: /^Padarias em Campinas/ }));
    expect(recentSearches()).toEqual([
      { text: 'Padarias em Campinas', detail: 'SP', path: '/search?kind=padaria&city=Campinas+-+SP' },
    ]);
  });

  it.each(['19 99555-0100', '123456', 'ana@exemplo.com', '  '])('never stores %j', (text) => {
    clearRecentSearches();
    rememberSearch(search(text));
    expect(localStorage.getItem('recent_searches')).toBeNull();
  });

  it.each([
    '{',
    'null',
    '{"a":1}',
    '[1, null, {"text": "x", "detail": null, "path": "javascript:alert(1)"}]',
  ])('ignores %j in the storage', (value) => {
    localStorage.setItem('recent_searches', value);
    expect(recentSearches()).toEqual([]);
  });
});
