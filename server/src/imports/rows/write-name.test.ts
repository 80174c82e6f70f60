import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropCpf, writeName } from './write-name.ts';

describe('writeName', () => {
  it.each([
    ['PADARIA DO ZE LTDA', 'Padaria do Ze Ltda'],
    ['padaria do ze', 'Padaria do Ze'],
    ['ULTRAGAZ', 'Ultragaz'],
    ['DEPOSITO DE GAS CHAGAS LTDA - ME', 'Deposito de Gas Chagas Ltda - ME'],
    ['AUTO POSTO MACEDO & TANNUS LTDA.', 'Auto Posto Macedo & Tannus Ltda.'],
    ['S&F COMERCIO DE COMBUSTIVEIS LTDA', 'S&F Comercio de Combustiveis Ltda'],
    ['MEDEIROS&SILVA LTDA', 'Medeiros&Silva Ltda'],
    ['COMPANHIA ULTRAGAZ S A', 'Companhia Ultragaz S/A'],
    ['PETROBRAS DISTRIBUIDORA S.A.', 'Petrobras Distribuidora S/A'],
    ['POSTO ALVORADA S/A', 'Posto Alvorada S/A'],
    ['FERREIRA DE SA', 'Ferreira de Sa'],
    ['GAS E AGUA MINERAL - EIRELI', 'Gas e Agua Mineral - Eireli'],
    ['COMERCIO DE GLP BOM JESUS EPP', 'Comercio de GLP Bom Jesus EPP'],
    ['PETRO TRR LTDA', 'Petro TRR Ltda'],
    ['POSTO SAO JOAO II', 'Posto Sao Joao II'],
    ['COLEGIO PIO XII', 'Colegio Pio XII'],
    ['HENRIQUE VIII E IX', 'Henrique VIII e IX'],
    ['J N COMERCIO DE COMBUSTIVEIS LTDA', 'J N Comercio de Combustiveis Ltda'],
    ['N F DA S SILVEIRA LTDA', 'N F da S Silveira Ltda'],
    ['A. E. DE SOUZA & CIA LTDA', 'A. E. de Souza & Cia Ltda'],
    ['J.R. GAS', 'J.R. Gas'],
    ["AUTO POSTO D'AVILA", "Auto Posto D'Avila"],
    ['DUDA¿S SERVICE', "Duda's Service"],
    ['POSTO CENTRAL HS', 'Posto Central HS'],
    ['POSTO DR. JR', 'Posto Dr. Jr'],
    ['PRE-ESCOLA SANTA RITA', 'Pre-Escola Santa Rita'],
    ['REDE Z+Z', 'Rede Z+Z'],
    ['POSTO 2000 KM 12', 'Posto 2000 km 12'],
    ['DEPÓSITO ÁGUA E GÁS ÂNCORA', 'Depósito Água e Gás Âncora'],
    ['A CASA DA VOVO', 'A Casa da Vovo'],
    ['ESC PART CONCHINHA DOURADA E E I', 'Escola Particular Conchinha Dourada E E I'],
    ['CR P CONV PAU BRASIL', 'Creche Conveniada Pau Brasil'],
    ['CEI INDIR JAGUARE', 'CEI Indireto Jaguare'],
    ['CEU JAGUARE', 'CEU Jaguare'],
    ['CANTINHO DO CEU', 'Cantinho do Ceu'],
    ['OLHO NO FUTURO INSTITUTO DE', 'Olho no Futuro Instituto de'],
    ['SENAI ORLANDO LAVIERO FERRAIUOLO', 'SENAI Orlando Laviero Ferraiuolo'],
    ['NASCENTE RIO COMERCIO DE AGUA E GAS ltda', 'Nascente Rio Comercio de Agua e Gas Ltda'],
    ['  POSTO   NEVADA  ', 'Posto Nevada'],
  ])('%s → %s', (given, written) => expect(writeName(given)).toBe(written));

  it.each(['Padaria do Zé', 'iFood', "McDonald's da Paulista", 'Mercado ABC Ltda', 'C&A Modas'])(
    'leaves %s unchanged',
    (name) => expect(writeName(name)).toBe(name),
  );

  it.each([
    ['JOAO DA SILVA 12345678900', 'Joao da Silva'],
    ['JOAO DA SILVA - 12345678900', 'Joao da Silva'],
    ['Maria Souza 123.456.789-00', 'Maria Souza'],
    ['12.345.678 JOAO DA SILVA', 'Joao da Silva'],
    ['12345678 JOAO DA SILVA', 'Joao da Silva'],
  ])('drops the CPF of %s', (given, written) => expect(writeName(given)).toBe(written));

  it('keeps numbers that are not CPFs', () => {
    expect(dropCpf('POSTO 2000')).toBe('POSTO 2000');
    expect(dropCpf('DISK GAS 30170650')).toBe('DISK GAS 30170650');
  });

  it('leaves no CPF and no space at the end of any name', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-ZÀ-Ú0-9 .,&'-]{1,40}$/), (text) => {
        const name = writeName(text);
        expect(name).not.toMatch(/\b\d{11}$/);
        expect(name).toBe(name.trim());
      }),
    );
  });
});
