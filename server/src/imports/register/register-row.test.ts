import { describe, expect, it } from 'vitest';
import { type Case, useRegister } from '../../../test/helpers/catalogue/use-register.ts';

const { imports, imported, namesOf } = useRegister();

describe('an establishment', () => {
  it('reads well: name, address, phone, kinds, description', async () => {
    const row = {
      otherCnaes: '5611203,4723700',
      street: 'RUA SAO BENTO',
      phone: '87654321',
      email: 'CONTATO@AURORA.EXAMPLE',
    };
    expect(await imported([{ row }])).toEqual([
      {
        name: 'Panificadora Aurora',
        legal_name: 'PANIFICADORA AURORA LTDA',
        address: 'Rua São Bento, 100 – Centro',
        phone: '+5519987654321',
        email: null,
        cep: '13010000',
        founded_year: 2019,
        cnpj: expect.stringMatching(/^112223000001/),
        description: 'Padaria e confeitaria com predominância de revenda no Centro, Campinas – SP.',
        city: 'Campinas - SP',
        category: 'Alimentação',
        kinds: ['padaria', 'lanchonete', 'adega-e-distribuidora-de-bebidas'],
      },
    ]);
  });

  it('whose activity was not told has the kinds that its name and other activities say', async () => {
    const row = { cnae: '8888888', otherCnaes: '', tradeName: 'AURORA' };
    const cases = [
      { row },
      { row: { ...row, tradeName: 'PADARIA AURORA' } },
      { row: { ...row, otherCnaes: '4721102' } },
    ];
    const others = { category: 'Outros', description: 'Empresa no Centro, Campinas – SP.' };
    expect(await imported(cases)).toMatchObject([
      { ...others, kinds: null },
      { ...others, kinds: ['padaria'] },
      { ...others, kinds: ['padaria'] },
    ]);
  });

  it('has its trade name, else its legal name without the form', async () => {
    const names = [
      ['PADARIA LUZ', 'AURORA ALIMENTOS S/A', 'Padaria Luz'],
      ['********', 'PANIFICADORA AURORA LTDA - ME', 'Panificadora Aurora'],
      ['O MESMO', 'PANIFICADORA AURORA S.A. EM RECUPERACAO JUDICIAL', 'Panificadora Aurora'],
      ['', 'FORNO FERREIRA DE SA EIRELI EPP', 'Forno Ferreira de Sa'],
      ['', 'ME LTDA', 'ME'],
      // As cities and activities spell them; 'para' and 'Pará' are two words.
      ['PADARIA SAO JOSE PARA FAMILIAS', 'X LTDA', 'Padaria São José para Familias'],
      ['BAR \u0096 S\u00c3O JOS\u00c9', 'X LTDA', 'Bar – São José'],
      ['PADARIA\0 DO \\ Z\u00c9', 'X LTDA', 'Padaria do \\ Zé'],
      ['BAR "SOL"; LUA\n', 'X LTDA', 'Bar "Sol"; Lua'],
    ] as const;
    const cases = names.map(([tradeName, legalName]) => ({ row: { tradeName }, legalName }));
    expect(await namesOf(cases)).toEqual(names.map(([, , name]) => name));
  });

  it('has a tidy address', async () => {
    const addresses = [
      [{ streetType: 'RUA', street: 'AVENIDA AVENIDA BRASIL', number: 'SN' }, 'Avenida Brasil, s/n – Centro'],
      [{ streetType: '', street: 'R DAS ROSAS' }, 'Rua das Rosas, 100 – Centro'],
      [{ street: 'AV.BRASIL', complement: 'LOJA 2', cep: '0' }, 'Avenida Brasil, 100, Loja 2 – Centro'],
      [
        { neighborhood: '"VILA NOVA', complement: 'LOJA 2\\', number: '00012' },
        'Rua das Flores, 12, Loja 2 – Vila Nova',
      ],
      [{ complement: 'LOJA "A"' }, 'Rua das Flores, 100, Loja "A" – Centro'],
    ] as const;
    const found = await imported(addresses.map(([row]) => ({ row })));
    expect(found.map((one) => one?.address)).toEqual(addresses.map(([, address]) => address));
    expect(imports.report).toEqual([]);
  });

  it('has the first phone that is one, with the ninth digit', async () => {
    const phones = [
      [{ ddd: '0011', phone: '40041234' }, '+551140041234'],
      [{ ddd: '0', phone: '0', ddd2: '21', phone2: '71234567' }, '+5521971234567'],
      [{ ddd: '19', phone: '99999999' }, null],
    ] as const;
    const found = await imported(phones.map(([row]) => ({ row })));
    expect(found.map((one) => one?.phone)).toEqual(phones.map(([, phone]) => phone));
    expect(imports.report).toEqual([]);
  });

  it('has an alphanumeric CNPJ, and its e-mail with --with-emails', async () => {
    const row = { base: '12ABC345', order: '01DE', email: 'CONTATO@AURORA.EXAMPLE' };
    expect(await imported([{ row }], { withEmails: true })).toMatchObject([
      { cnpj: '12ABC34501DE35', name: 'Panificadora Aurora', email: 'contato@aurora.example' },
    ]);
  });
});

describe('a natural person', () => {
  const PERSONS: Case[] = [
    { legalName: 'FULANA INVENTADA DE TAL 12345678901', nature: '2135' },
    { legalName: '11.222.333 FULANA INVENTADA DE TAL', nature: '2135' },
    { legalName: 'FULANA INVENTADA DE TAL', nature: '4120' },
    { legalName: 'FULANA INVENTADA DE TAL', nature: '' },
    { legalName: 'FULANA INVENTADA DE TAL 123.456.789-01 ME', nature: '2135' },
    { legalName: 'FULANA INVENTADA DE TAL 12345678901', nature: '2062' },
  ];
  const named = (tradeName: string) => PERSONS.map((person) => ({ ...person, row: { tradeName } }));
  const everything = async () =>
    JSON.stringify(await imports.rows('SELECT c, d FROM companies c, search_documents d'));

  it('without a trade name is left out', async () => {
    const own = [
      '',
      'FULANA DE TAL',
      'FULANA INVENTADA DE TAL 12345678901 ME',
      'FULANA INVENTADA DE TAL MEI',
      'FULANA INVENTADA DE TAL - M.E.I.',
      'FULANA I DE TAL EMPRESARIA INDIVIDUAL',
      'FULANA INVENTADA CPF 123.456.789-01',
      'FULANA INVENTADA 11.222.333/0001-95',
      'FULANA INVENTADA 11222333',
      '123 456 789 01 FULANA DE TAL',
    ];
    for (const name of own) {
      expect(await namesOf(named(name))).toEqual(PERSONS.map(() => undefined));
    }
  });

  it('with a trade name is published under that alone', async () => {
    expect(await namesOf(named('BOLOS DA VILA'))).toEqual(PERSONS.map(() => 'Bolos da Vila'));
    expect(await everything()).not.toMatch(/12345678901|789-01|inventada/i);
  });

  it('keeps a CPF out of a trade name, and a surname in', async () => {
    const named: [tradeName: string, name: string][] = [
      ['BOLOS DA VILA CPF 123.456.789-01', 'Bolos da Vila'],
      ['1234567890 BOLOS DA VILA', 'Bolos da Vila'],
      ['123 456 789 01 BOLOS DA VILA', 'Bolos da Vila'],
      ['BOLOS DA VILA 2', 'Bolos da Vila 2'],
    ];
    const cases = named.map(([tradeName]) => ({ ...PERSONS[0], row: { tradeName } }));
    expect(await namesOf(cases)).toEqual(named.map(([, name]) => name));
    await imports.pool.query('DELETE FROM companies');
    const sa = { legalName: 'ANA INVENTADA SA 12345678901', nature: '2135' };
    expect(await imported([sa], { withMei: true })).toMatchObject([{ name: 'Ana Inventada Sa' }]);
    await imports.pool.query('DELETE FROM companies');
    expect(await namesOf([{ ...sa, row: { tradeName: 'ANA INVENTADA SA ME' } }])).toEqual([undefined]);
  });

  it('is taken with --with-mei, without the CPF', async () => {
    const found = await imported(PERSONS, { withMei: true });
    expect(found).toMatchObject(PERSONS.map(() => ({ name: 'Fulana Inventada de Tal', legal_name: null })));
    expect(await everything()).not.toMatch(/12345678901|789-01|11\.222\.333 /);
  });
});
