import { cutText } from '../../shared/text/cut-text.ts';
import { normalizeText } from '../../shared/text/normalize-text.ts';
import { isMixedCase, writeWords } from './write-words.ts';

const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Brands in their own spelling, with the name on the sign where that is another. */
const BRANDS = new Map([
  ['branca', 'branca (sem distribuidora exclusiva)'],
  ['vibra', 'Vibra (postos Petrobras)'],
  ['raizen', 'Raízen (postos Shell)'],
  ['raizen mime', 'Raízen Mime (postos Shell)'],
  ['supergasbras energia', 'Supergasbras Energia'],
  ['nacional gas butano', 'Nacional Gás Butano'],
  ['minasgas', 'Minasgás'],
  ['fogas', 'Fogás'],
  ['atem s', "Atem's"],
  ['dmais', "D'Mais"],
]);

const PRODUCTS = new Set([
  'gasolina comum',
  'gasolina aditivada',
  'etanol',
  'diesel s10',
  'diesel s500',
  'glp',
  'gnv',
]);

const STAGES = /^(educacao|ensino)\b/;

/**
 * Describes a company without a description by the other values of its row:
 * 'Revenda de gás de cozinha (GLP) em Vila Nova, Campo Grande – MS. Bandeira: Ultragaz.'
 */
export function writeDescription(company: {
  segment: string;
  category: string;
  neighborhood: string;
  city: string;
  state: string;
  tags: string;
}): string {
  const what = company.segment || company.category;
  return cutText([`${what} ${whereOf(company)}.`, ...aboutTags(company.tags, what)].join(' '), 5_000);
}

/** Appends the tags to a given description: the search reads the description, not the tags. */
export function withTags(description: string, tags: string): string {
  const words = splitTags(tags).map(writeTag).join(', ');
  return cutText(words === '' ? description : `${description}\n\nPalavras-chave: ${words}.`, 5_000);
}

function whereOf(company: { neighborhood: string; city: string; state: string }): string {
  const city = `${company.city} – ${company.state}`;
  const isSameName = normalizeText(company.neighborhood) === normalizeText(company.city);
  if (company.neighborhood === '' || isSameName) return `em ${city}`;
  return `${normalizeText(company.neighborhood) === 'centro' ? 'no' : 'em'} ${company.neighborhood}, ${city}`;
}

function aboutTags(text: string, what: string): string[] {
  const tags = splitTags(text);
  const isProduct = (tag: string) => PRODUCTS.has(normalizeText(tag));
  const isStage = (tag: string) => STAGES.test(normalizeText(tag));
  const products = tags.filter(isProduct);
  const stages = tags.filter(isStage);
  const others = tags.filter((tag) => !isProduct(tag) && !isStage(tag));
  // Of what is sold under a brand, the file names the brand first.
  const brand = products.length > 0 ? others[0] : undefined;
  const rest = brand === undefined ? others : others.slice(1);
  const sold = products.filter((tag) => !normalizeText(what).includes(normalizeText(tag)));
  return [
    brand === undefined ? '' : `Bandeira: ${writeBrand(brand)}.`,
    sold.length === 0 ? '' : `Produtos: ${LIST.format(sold.map(writeProduct))}.`,
    stages.length === 0
      ? ''
      : `${stages.length === 1 ? 'Etapa' : 'Etapas'}: ${LIST.format(stages.map((stage) => stage.toLocaleLowerCase('pt-BR')))}.`,
    rest.length === 0 ? '' : `Também: ${rest.map(writeTag).join(', ')}.`,
  ].filter((sentence) => sentence !== '');
}

function splitTags(text: string): string[] {
  return text
    .split(/[|,;]/)
    .map((tag) => tag.replace(/\s+/g, ' ').trim())
    .filter((tag) => tag !== '');
}

function writeBrand(tag: string): string {
  return BRANDS.get(normalizeText(tag)) ?? writeTag(tag);
}

function writeProduct(tag: string): string {
  return tag.toLocaleLowerCase('pt-BR').replace(/\b(s\d+|glp|gnv)\b/g, (word) => word.toUpperCase());
}

function writeTag(tag: string): string {
  return isMixedCase(tag) || tag === tag.toLocaleLowerCase('pt-BR') ? tag : writeWords(tag);
}
