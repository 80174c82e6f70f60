/** Returns Park and Miller's generator: the same seed gives the same file. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const KINDS = ['Padaria', 'Oficina', 'Farmácia', 'Papelaria', 'Floricultura', 'Sapataria', 'Quitanda'];
const NAMES = ['Boa Vista', 'São José', 'Primavera', 'Central', 'da Praça', 'Ipê Amarelo', 'do Mercado'];
const CATEGORIES = ['Varejo', 'Alimentação', 'Serviços'];
const CITIES = ['Campinas;SP', 'Recife;PE', 'Curitiba;PR', 'Belo Horizonte;MG'];

export interface GeneratedFile {
  text: string;
  /** Lines whose rows are refused, in order. */
  refused: number[];
  /** Lines with an invalid telephone: imported without it. */
  warned: number[];
}

/**
 * Returns a CSV of `rows` new companies. `problems` of them, scattered, are invalid: of three, one has no name, one an
 * unknown city, one an invalid telephone.
 */
export function generateCompanies(seed: number, rows: number, problems: number): GeneratedFile {
  const random = seeded(seed);
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const bad = new Set<number>();
  while (bad.size < problems) bad.add(Math.floor(random() * rows));
  const refused: number[] = [];
  const warned: number[] = [];
  let met = 0;
  const lines = Array.from({ length: rows }, (_, index) => {
    const kind = bad.has(index) ? met++ % 3 : undefined;
    if (kind !== undefined) (kind === 2 ? warned : refused).push(index + 2);
    const name = kind === 0 ? '' : `${pick(KINDS)} ${pick(NAMES)} ${index + 1}`;
    const city = kind === 1 ? 'Cidade Que Não Há;SP' : pick(CITIES);
    const phone = kind === 2 ? '123' : `(19) 3${String(100_0000 + Math.floor(random() * 899_9999))}`;
    return [name, pick(CATEGORIES), city, phone, `G${seed}-${index + 1}`].join(';');
  });
  return { text: ['loja;categoria;cidade;uf;telefone;codigo', ...lines, ''].join('\r\n'), refused, warned };
}
