import { describe, expect, it } from 'vitest';
import { withTags, writeDescription } from './write-description.ts';

const GAS = {
  segment: 'Revenda de gás de cozinha (GLP)',
  category: 'Varejo',
  neighborhood: 'Vila Nova Campo Grande',
  city: 'Campo Grande',
  state: 'MS',
  tags: 'ULTRAGAZ|GLP',
};

describe('writeDescription', () => {
  it('names product, place and brand', () => {
    expect(writeDescription(GAS)).toBe(
      'Revenda de gás de cozinha (GLP) em Vila Nova Campo Grande, Campo Grande – MS. Bandeira: Ultragaz.',
    );
  });

  it('names the products, and the brand on the sign', () => {
    const station = {
      ...GAS,
      segment: 'Posto de combustíveis',
      tags: 'RAIZEN|DIESEL S10|ETANOL|GASOLINA COMUM',
    };
    expect(writeDescription({ ...station, neighborhood: '' })).toBe(
      'Posto de combustíveis em Campo Grande – MS. Bandeira: Raízen (postos Shell). ' +
        'Produtos: diesel S10, etanol e gasolina comum.',
    );
  });

  it('names the city once, and writes "no Centro"', () => {
    expect(writeDescription({ ...GAS, neighborhood: 'Campo Grande', tags: '' })).toBe(
      'Revenda de gás de cozinha (GLP) em Campo Grande – MS.',
    );
    expect(writeDescription({ ...GAS, neighborhood: 'Centro', tags: '' })).toContain(
      'no Centro, Campo Grande',
    );
  });

  it('lists what a school teaches', () => {
    const school = { ...GAS, segment: 'Escola particular', tags: 'Educação Infantil, Ensino Fundamental' };
    expect(writeDescription(school)).toContain('Etapas: educação infantil e ensino fundamental.');
  });

  it('uses other tags as they are, and the category where there is no segment', () => {
    expect(writeDescription({ ...GAS, segment: '', tags: 'delivery;pão de queijo' })).toBe(
      'Varejo em Vila Nova Campo Grande, Campo Grande – MS. Também: delivery, pão de queijo.',
    );
  });
});

describe('withTags', () => {
  it('appends the tags to a given description', () => {
    expect(withTags('Pães e bolos.', 'CAFÉ|delivery')).toBe(
      'Pães e bolos.\n\nPalavras-chave: Café, delivery.',
    );
    expect(withTags('Pães e bolos.', '')).toBe('Pães e bolos.');
  });
});
