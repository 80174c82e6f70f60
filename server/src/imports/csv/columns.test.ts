import { describe, expect, it } from 'vitest';
import { FIELDS, mapColumns } from './columns.ts';
import { UnreadableFile } from './decode-lines.ts';

/** A row without values. */
const EMPTY = Object.fromEntries(FIELDS.map((field) => [field, '']));

describe('mapColumns', () => {
  it('recognizes the plain template, without regard to case, accents and order', () => {
    const columns = mapColumns(['Cidade', 'NOME', 'Descrição', 'categoria', 'E-mail', 'observação']);
    expect(columns.read(['Campinas', ' Padaria ', 'Pães', 'Alimentação', 'a@b.com', 'x'])).toEqual({
      ...EMPTY,
      city: 'Campinas',
      name: 'Padaria',
      description: 'Pães',
      category: 'Alimentação',
      email: 'a@b.com',
    });
    expect(columns.ignored).toEqual(['observação']);
    expect(columns.headerOf('description')).toBe('Descrição');
  });

  it('takes the first phone column that is not empty', () => {
    const columns = mapColumns('name,category,city,phone_raw,phone_e164'.split(','));
    expect(columns.read(['A', 'B', 'C', '(11) 3017-0650', '']).phone).toBe('(11) 3017-0650');
    expect(columns.read(['A', 'B', 'C', '(11) 3017-0650', '+551130170650']).phone).toBe('+551130170650');
  });

  it('gives empty texts for a short row', () => {
    expect(mapColumns(['nome', 'categoria', 'cidade']).read(['A'])).toEqual({
      ...EMPTY,
      name: 'A',
    });
  });

  it('names the missing columns', () => {
    expect(() => mapColumns(['nome', 'telefone'])).toThrow(UnreadableFile);
    expect(() => mapColumns(['nome', 'telefone'])).toThrow(/faltam: categoria, cidade\./);
  });
});
