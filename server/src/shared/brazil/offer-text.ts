const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

interface Priced {
  name: string;
  priceCents: number | null;
  isFrom: boolean;
}

/** Returns an offer in one line: "Corte feminino, a partir de R$ 60,00". */
export function offerText({ name, priceCents, isFrom }: Priced): string {
  if (priceCents === null) return name;
  return `${name}, ${isFrom ? 'a partir de ' : ''}${REAIS.format(priceCents / 100)}`;
}

/** Returns whether a recorded value is an offer. */
export const isOffer = (value: object): value is Priced => 'name' in value && 'priceCents' in value;
