import { describe, expect, it } from 'vitest';
import MUNICIPALITIES from '../database/setup/seeds/municipalities.csv?raw';
import { readCsv } from '../database/setup/seeds/read-csv.ts';
import { CITY_SPELLINGS, cityFinder } from './find-city.ts';

const cities = (await readCsv(MUNICIPALITIES)).map((row, index) => ({
  id: index + 1,
  name: row.name ?? '',
  state: row.state ?? '',
  ibgeCode: Number(row.ibge_code),
  population: Number(row.population),
}));
const find = cityFinder(cities);

function found(city: string, state = '', ibge = ''): string | null {
  const match = find({ city, state, ibge });
  return match && `${match.name} - ${match.state}`;
}

describe('cityFinder', () => {
  it('finds every municipality by its code and by its name', () => {
    const wrong = cities.filter(
      (city) =>
        find({ city: '', state: '', ibge: String(city.ibgeCode) }) !== city ||
        find({ city: city.name.toUpperCase(), state: city.state, ibge: '' }) !== city,
    );
    expect(wrong).toEqual([]);
  });

  it('believes the code before the name', () => {
    expect(found('Campinas', 'SP', '3550308')).toBe('São Paulo - SP');
    expect(found('', '', '355030')).toBe('São Paulo - SP');
    expect(found('Campinas', 'SP', '9999999')).toBe('Campinas - SP');
  });

  it.each([
    ['CAMPO GRANDE', 'MS', 'Campo Grande - MS'],
    ['sao jose dos campos', 'São Paulo', 'São José dos Campos - SP'],
    ['Campinas - SP', '', 'Campinas - SP'],
    ['Campinas/sp', '', 'Campinas - SP'],
    ['Campo Grande', '', 'Campo Grande - MS'],
    ['SANTANA DO LIVRAMENTO', 'RS', "Sant'Ana do Livramento - RS"],
    ['PAU D ARCO', 'TO', "Pau D'Arco - TO"],
    ['OLHO D´AGUA DAS FLORES', 'AL', "Olho d'Água das Flores - AL"],
    ['Parati', 'RJ', 'Paraty - RJ'],
    ['São Thomé das Letras', 'MG', 'São Tomé das Letras - MG'],
    ['Eldorado dos Carajás', 'PA', 'Eldorado do Carajás - PA'],
    ['Embu', 'SP', 'Embu das Artes - SP'],
    ['Moji das Cruzes', 'SP', 'Mogi das Cruzes - SP'],
    ['Assú', 'RN', 'Açu - RN'],
    ['Taguatinga', 'DF', 'Brasília - DF'],
    ['Campinas - SP', 'SP', 'Campinas - SP'],
    ['Campinas/SP', 'São Paulo', 'Campinas - SP'],
    ['Campinas (SP)', '', 'Campinas - SP'],
    ['campinas sp', '', 'Campinas - SP'],
    ['Campinas SP', 'SP', 'Campinas - SP'],
    ['Embu SP', '', 'Embu das Artes - SP'],
    ['Plano Piloto', 'DF', 'Brasília - DF'],
    ['Campinas', 'Estado de São Paulo', 'Campinas - SP'],
    ['Campinas, São Paulo', '', 'Campinas - SP'],
    ['Campinas – Estado de São Paulo', '', 'Campinas - SP'],
    ['Ji-Paraná', '', 'Ji-Paraná - RO'],
    ['Santa Bárbara do Oeste', 'SP', "Santa Bárbara d'Oeste - SP"],
    ["São Lourenço d'Oeste", 'SC', 'São Lourenço do Oeste - SC'],
    ['Mirassol do Oeste', 'MT', "Mirassol d'Oeste - MT"],
    ['Itapagé', 'CE', 'Itapajé - CE'],
    ['Xangrilá', 'RS', 'Xangri-lá - RS'],
    ['Búzios', '', 'Armação dos Búzios - RJ'],
    ['Parati', '', 'Paraty - RJ'],
  ])('finds %s %s', (city, state, expected) => expect(found(city, state)).toBe(expected));

  it.each([
    ['Atlântida', 'SP'],
    ['Campinas', 'ZZ'],
    ['Campinas - SP', 'RJ'],
    ['', 'SP'],
    ['', ''],
  ])('does not guess %j %j', (city, state) => expect(found(city, state)).toBeNull());

  it('has only spellings of cities that exist', () => {
    const codes = new Set(cities.map(({ ibgeCode }) => ibgeCode));
    expect(Object.entries(CITY_SPELLINGS).filter(([, code]) => !codes.has(code))).toEqual([]);
  });
});
