import type { CoverName } from '../../ui/drawings/cover.tsx';

/** Drawings of those that are visited for what they serve or sell to eat. */
const FOOD: ReadonlySet<CoverName> = new Set(['bakery', 'cafe', 'bar', 'food']);

/** Parts of kinds' slugs by drawing. The first line that fits decides. */
const BY_KIND: readonly (readonly [CoverName, RegExp])[] = [
  ['pets', /animal|animais|tosa|canil|pet-shop|veterin|agropecuaria|equitacao|pesque|pesca-e-pisc|pecuaria/],
  ['dentist', /dent(?:ista|aria)/],
  ['pharmacy', /farmacia|vacina|suplemento|artigos-medicos/],
  [
    'factory',
    /industria(?!l)|fabrica|usina|siderurgia|metalurgica|frigorifico|laticinio|mineracao|malharia|galvano|agricult|residuos|reciclagem|plasticos/,
  ],
  ['bakery', /padaria|confeitaria|doceria|salgados|chocolates/],
  ['cafe', /cafeteria|sorveteria|acai|lanchonete|tapiocaria/],
  ['bar', /^bar-|boteco|cervejaria|adega|boate|vinicola|tabacaria/],
  [
    'market',
    /mercado|mercearia|hortifruti|feira|acougue|peixaria|emporio|granja|apicultura|produtos-naturais|variedades/,
  ],
  ['food', /restaurante|pizzaria|hamburg|churrasc|comida|marmita|food-truck|rotisseria|aliment/],
  [
    'beauty',
    /cabeleireiro|barbearia|manicure|estetica$|depilacao|sobrancelhas|massagem|spa-|tatuagem|cosmetic|podologia|joalheria|bijuteria/,
  ],
  [
    'technology',
    /computador|celular|informatica|sistemas|sites|suporte-de-ti|internet|games|telefonia|certificado-digital|eletronic|cameras|lan-house/,
  ],
  [
    'car',
    /oficina|mecanica|funilaria|auto(?!nom|mac|matic)|carros|veiculo|pneus|borracharia|lava-jato|guincho|motopecas|moto[s-]|troca-de-oleo|alinhamento|estacionamento|combustivel|insulfilm|escapamento|desmanche|bicicletaria/,
  ],
  [
    'transport',
    /transport|fretes|mudancas|motoboy|taxi|onibus|aeroporto|logistica|motorista|excursoes|correios|barcos|trem-|guarda-moveis|viagens|passeios/,
  ],
  [
    'health',
    /medic|clinica|hospital|saude|psic|fisio|ista-e-|logista|atra$|acupuntura|idosos|laborat|diagnostico|oncologia|nutricion|otica|ambulancia|fono|repouso|ginecolog|banco-de-sangue|pronto|ortoped|urolog/,
  ],
  [
    'school',
    /escola|creche|curso|faculdade|colegio|reforco|biblioteca|papelaria|treinamento|educacao|baba$|traducao|museu|livraria/,
  ],
  ['fitness', /academia|crossfit|pilates|artes-marciais|natacao|quadras|esport|futebol|danca|golf|clube/],
  ['hotel', /hotel|pousada|hostel|motel|temporada|^camping|imobiliaria|condominio/],
  [
    'construction',
    /constru|pedreiro|engenharia|arquitet|cimento|concreto|telhado|gesso|marmor|madeireira|andaime|terraplen|obras|pisos|cacamba|ferragens|serralheria|esquadria|vidracaria|poco-/,
  ],
  [
    'home',
    /eletricista|encanador|pintor|marido|limpeza|dedetiza|desentup|jardin|ar-condicion|moveis|marcen|chaveiro|conserto|energia-solar|piscina|portoes|tinta|decoracao|material-|estofad|tapec|lavanderia|toldos|colchoes|cama-mesa|lustres|gas-e-agua|viveiro|seguranca/,
  ],
  [
    'clothes',
    /roupa|moda|calcado|costur|tecido|lingerie|brecho|bolsas|uniforme|couro|sapateiro|camiseta|armarinho|noivas|malhas/,
  ],
  [
    'events',
    /festa|eventos|buffet|fotograf|filmagem|som-|musico|teatro|cinema|parque|boliche|brinquedo|circo|decoracao-de|presentes|radio|escape|fliperama|estudio/,
  ],
  [
    'finance',
    /banco|cambio|contabil|seguros|emprestimo|investimento|consorcio|loteric|cartoes|previdencia|cobranca|apostas/,
  ],
  [
    'office',
    /advoca|cartorio|consultoria|despachante|publicidade|marketing|rh$|coworking|grafica|design|marcas|apoio|copiadora|sindicato|associac|prefeitura|forum|representante|placas/,
  ],
];
/** Names of categories by drawing. */
const BY_CATEGORY: readonly (readonly [CoverName, RegExp])[] = [
  ['technology', /tecnologia/i],
  ['construction', /constru/i],
  ['food', /aliment/i],
  ['health', /sa[úu]de/i],
  ['school', /educa/i],
  ['home', /servi[çc]/i],
  ['factory', /ind[úu]stria/i],
  ['transport', /transporte/i],
];

interface Described {
  kinds: readonly { slug: string }[];
  category: { name: string };
}

/** Returns the drawing of a company without a photo: by its first kind that has one, else by its category. */
export function coverName({ kinds, category }: Described): CoverName {
  const drawingOf = (table: typeof BY_KIND, text: string) =>
    table.find(([, pattern]) => pattern.test(text))?.[0];
  for (const { slug } of kinds) {
    const name = drawingOf(BY_KIND, slug);
    if (name) return name;
  }
  return drawingOf(BY_CATEGORY, category.name) ?? 'shop';
}

/** Returns whether people look for the menu of a company first. */
export const servesFood = (company: Described): boolean => FOOD.has(coverName(company));
