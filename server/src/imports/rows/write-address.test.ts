import { describe, expect, it } from 'vitest';
import { splitAddress, writeAddress, writeNeighborhood } from './write-address.ts';

const NONE = { street: '', number: '', complement: '', neighborhood: '' };

describe('writeAddress', () => {
  it.each([
    [
      { street: 'RUA FELIPE SCHMIDT', number: '341', neighborhood: 'CENTRO' },
      'Rua Felipe Schmidt, 341 – Centro',
    ],
    [
      { street: 'AV. DAS ROSAS', number: 'SN', neighborhood: 'JD. ALEXANDRINA' },
      'Avenida das Rosas, s/n – Jardim Alexandrina',
    ],
    [{ street: 'RUA DA PAZ', number: 'S/Nº' }, 'Rua da Paz, s/n'],
    [{ street: 'PRACA XV DE NOVEMBRO', number: '10' }, 'Praça XV de Novembro, 10'],
    [{ street: 'BR 101', number: '0', complement: 'KM    04' }, 'BR 101, s/n, km 04'],
    [
      { street: 'RUA EQUADOR', number: '46', complement: 'QUADRA56                  LOTE  11' },
      'Rua Equador, 46, Quadra 56 Lote 11',
    ],
    [{ street: 'RUA A', number: '5416 A', complement: '0' }, 'Rua A, 5416 A'],
    [{ street: 'Rua das Magnólias, 482', neighborhood: 'Cambuí' }, 'Rua das Magnólias, 482 – Cambuí'],
    [{ neighborhood: 'VL. URUPES' }, 'Vila Urupes'],
    [{ street: 'Avenida ELLIS MAAS', number: '600' }, 'Avenida Ellis Maas, 600'],
    [
      { street: 'RODOVIA SP 340 , KM 159', number: '2', complement: ': LOJA 01; : CENTRO;' },
      'Rodovia SP 340, km 159, 2, Loja 01, Centro',
    ],
    [
      { street: 'RUA A', number: '5', complement: 'LOTEAMENTO BELA VISTA' },
      'Rua A, 5, Loteamento Bela Vista',
    ],
    [{}, ''],
  ])('%j', (parts, written) => expect(writeAddress({ ...NONE, ...parts })).toBe(written));

  it('writes neighbourhoods by themselves', () => {
    expect(writeNeighborhood('VILA NOVA CAMPO GRANDE')).toBe('Vila Nova Campo Grande');
    expect(writeNeighborhood('PQ. DAS AMENDOEIRAS')).toBe('Parque das Amendoeiras');
  });
});

describe('splitAddress', () => {
  it.each([
    ['CAPOTE VALENTE, 1121 PINHEIROS. 05409-003 São Paulo - SP.', 'Capote Valente, 1121 – Pinheiros'],
    [
      'RAGUEB CHOHFI, 3311 AVENIDA. JARDIM TRES MARIAS. 08375-000 São Paulo - SP.',
      'Avenida Ragueb Chohfi, 3311 – Jardim Tres Marias',
    ],
    [
      'ALAMEDA DOS AICAS, 1267 ALAMEDA. INDIANOPOLIS. 04086-003 São Paulo - SP.',
      'Alameda dos Aicas, 1267 – Indianopolis',
    ],
    ['TAGUA, 344 346. LIBERDADE. 01508-010 São Paulo - SP.', 'Tagua, 344, 346 – Liberdade'],
    [
      'RUA SIMAO DA MATTA, VILA GUARANI Z SUL. 04311-000 São Paulo - SP.',
      'Rua Simao da Matta, Vila Guarani Z Sul',
    ],
  ])('%s', (street, written) => expect(writeAddress(splitAddress({ ...NONE, street }))).toBe(written));

  it('leaves an address in parts as it is', () => {
    const parts = { ...NONE, street: 'RUA A, 12 CENTRO. 05409-003 São Paulo - SP.', number: '12' };
    expect(splitAddress(parts)).toBe(parts);
  });
});
