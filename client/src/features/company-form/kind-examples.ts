import type { KindChoiceFragment } from '../../domain/kinds/kinds.gen.ts';
import { plainText } from '../../lib/plain-text.ts';

interface Example {
  description: string;
  /** A service or product, and its price. */
  offer: string;
  price: string;
}

const of = (description: string, offer: string, price: string): Example => ({ description, offer, price });

/** Examples by words in the slugs of kinds. */
const OF_KINDS: readonly [RegExp, Example][] = [
  [
    /restaurante|lanchonete|pizzaria|hamburgueria|churrascaria|marmit/,
    of('Almoço por quilo de segunda a sábado, com prato do dia e entrega no bairro.', 'Prato do dia', '28'),
  ],
  [
    /cabeleireiro|barbearia|manicure|estetica$|depilacao|sobrancelha/,
    of('Corte, escova e manicure, com hora marcada ou por ordem de chegada.', 'Corte feminino', '60'),
  ],
  [
    /oficina|mecanica|autoeletrica|lava-jato/,
    of('Revisão, freios e suspensão, com orçamento antes do serviço.', 'Troca de óleo', '150'),
  ],
  [/pet-shop|veterin/, of('Banho, tosa e ração, com busca e entrega no bairro.', 'Banho e tosa', '80')],
];

/** Examples by the names that the categories of a new database have. */
const OF_CATEGORIES: Readonly<Record<string, Example>> = {
  alimentacao: of(
    'Pães de fermentação natural, bolos de festa e café da manhã. Encomendas até a véspera.',
    'Bolo de cenoura',
    '35',
  ),
  construcao: of(
    'Reformas de casas e apartamentos, com orçamento sem compromisso.',
    'Pintura de um quarto',
    '600',
  ),
  consultoria: of(
    'Abertura de empresas, imposto de renda e folha de pagamento.',
    'Declaração de imposto de renda',
    '200',
  ),
  educacao: of('Aulas de inglês para crianças e adultos, em turmas pequenas.', 'Aula particular', '70'),
  industria: of('Móveis de madeira sob medida, feitos na nossa fábrica.', 'Mesa de seis lugares', '1800'),
  saude: of('Dentista para adultos e crianças: limpeza, canal e aparelho.', 'Consulta', '180'),
  servicos: of('Atendemos em casa ou na loja, com hora marcada.', 'Atendimento de uma hora', '80'),
  tecnologia: of('Conserto de celulares e computadores, com garantia de 90 dias.', 'Troca de tela', '250'),
  transporte: of('Mudanças e fretes na cidade e no estado, com ajudante.', 'Frete na cidade', '150'),
  varejo: of('Roupas femininas e infantis, do 2 ao 54. Trocamos em até 30 dias.', 'Camiseta', '50'),
};

/** Returns what to show in empty fields of a company: by its first kind, else by its category's name; undefined for none. */
export const exampleOf = (
  [kind]: readonly Pick<KindChoiceFragment, 'slug'>[],
  category: string | undefined,
): Example | undefined =>
  OF_KINDS.find(([words]) => kind && words.test(kind.slug))?.[1] ?? OF_CATEGORIES[plainText(category ?? '')];
