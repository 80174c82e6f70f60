const NUMBERS = new Intl.NumberFormat('pt-BR');

/** Returns '1 empresa', '0 empresas', '1.200 empresas'. */
export const formatAmount = (count: number, one: string, many: string): string =>
  `${NUMBERS.format(count)} ${count === 1 ? one : many}`;
