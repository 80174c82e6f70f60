import type { DemoCompany } from './demo-company.ts';

export const SHOPS: DemoCompany[] = [
  {
    name: 'Livraria Página Virada',
    category: 6,
    city: 3304557,
    ddd: 21,
    address: 'Rua das Laranjeiras Velhas, 402, loja A – Laranjeiras',
    cep: '22240003',
    website: true,
    description:
      'Livraria de bairro e sebo, com mais de 12 mil títulos de literatura, história e infantis. Compramos bibliotecas e avaliamos livros usados sem compromisso. Toda última quinta-feira do mês há um clube de leitura aberto.',
    comments: [
      [5, 'Achei um livro que eu procurava havia dez anos. O livreiro conhece tudo.'],
      [5, 'O clube de leitura virou o meu programa favorito do mês.'],
      [4, 'Ótimo acervo, só falta um café.'],
    ],
    stars: '55455',
  },
  {
    name: 'Papelaria Lápis de Cor',
    category: 6,
    city: 3552205,
    ddd: 15,
    address: 'Rua Sete Irmãos, 640 – Centro',
    cep: '18035090',
    whatsapp: true,
    description:
      'Material escolar, de escritório e de artes, além de cópias, encadernação e impressão colorida. Montamos a lista escolar completa e entregamos embalada em casa. Desconto para professores.',
    comments: [
      [4, 'Montaram a lista das crianças em um dia e economizei horas de fila.'],
      [4, 'Boa variedade de tintas para aquarela.'],
    ],
    stars: '453',
  },
  {
    name: 'Moda Praia Onda Serena',
    category: 6,
    city: 2408102,
    ddd: 84,
    address: 'Avenida Praia dos Coqueiros, 1218 – Ponta Negra',
    cep: '59090110',
    whatsapp: true,
    website: true,
    description:
      'Biquínis, maiôs e saídas de praia de fabricação própria, do PP ao G4. Ajustamos a peça na hora, sem custo. As estampas são desenhadas por artistas potiguares e saem em poucas unidades.',
    comments: [
      [5, 'Finalmente biquíni bonito no meu tamanho! Vendedoras muito gentis.'],
      [5, 'Tecido de qualidade, uso há dois verões e continua novo.'],
    ],
    stars: '5545',
  },
  {
    name: 'Casa das Ferragens São Bento',
    category: 6,
    city: 2604106,
    ddd: 81,
    address: 'Rua Quinze de Agosto, 87 – Nossa Senhora das Dores',
    cep: '55004150',
    description:
      'Parafusos, ferramentas, fechaduras e tudo para pequenos consertos, vendido por unidade ou no atacado. Cópia de chaves e amolação de facas no balcão. Há 30 anos no mesmo endereço.',
    comments: [
      [5, 'Tem aquela peça que ninguém mais tem.'],
      [4, 'Atendimento à moda antiga: explicam como usar.'],
    ],
    stars: '4544',
  },
  {
    name: 'Floricultura Manacá',
    category: 6,
    city: 3550308,
    ddd: 11,
    address: 'Rua Doutor Bento Freire, 1165 – Perdizes',
    cep: '05009060',
    whatsapp: true,
    website: true,
    description:
      'Buquês, arranjos e plantas em vaso, com flores vindas direto dos produtores de Holambra. Entregamos no mesmo dia em toda a capital. Fazemos assinatura semanal de flores para casas e escritórios.',
    comments: [
      [5, 'Buquê lindo e entregue na hora combinada.'],
      [3, 'Flores bonitas, mas vieram diferentes das da foto.'],
      [5, 'A assinatura semanal mudou a cara do escritório.'],
    ],
    stars: '5554',
  },
  {
    name: 'Mercadinho Dois Irmãos do Agreste',
    category: 6,
    city: 2504009,
    ddd: 83,
    address: 'Rua João Suassuna Neto, 266 – Catolé',
    cep: '58410240',
    whatsapp: true,
    withoutOwner: true,
    description:
      'Mercado de vizinhança com hortifrúti fresco, queijo de coalho, carne de sol e produtos de feira. Entregamos no bairro em até uma hora. Aceitamos todos os cartões e vale-alimentação.',
    comments: [[4, 'Carne de sol de primeira e entrega rápida.']],
    stars: '445',
  },
  {
    name: 'Bicicletaria Pedal Norte',
    category: 6,
    city: 4209102,
    ddd: 47,
    address: 'Rua dos Príncipes do Sul, 950 – América',
    cep: '89204010',
    website: true,
    description:
      'Bicicletas urbanas, de estrada e infantis, peças e oficina com hora marcada. A revisão completa fica pronta em 48 horas. Alugamos bicicletas elétricas por dia ou por semana.',
    comments: [
      [5, 'A revisão ficou perfeita, parece bicicleta nova.'],
      [4, 'Bom estoque de peças e preço honesto.'],
    ],
    stars: '554',
  },
  {
    name: 'Brechó Segunda Estação',
    category: 6,
    city: 4314902,
    ddd: 51,
    address: 'Rua Felipe de Noronha, 73 – Bom Fim',
    cep: '90035110',
    whatsapp: true,
    description:
      'Roupas e acessórios usados, lavados e revisados peça por peça. Recebemos peças em consignação às terças, com avaliação na hora. Parte da renda de cada mês vai para um abrigo de animais.',
    comments: [
      [5, 'Garimpei um casaco de lã impecável por um preço ótimo.'],
      [4, 'Lugar organizado e cheiroso, coisa rara em brechó.'],
    ],
    stars: '54',
  },
  {
    name: 'Móveis Jatobá Planejados',
    category: 6,
    city: 3170206,
    ddd: 34,
    address: 'Avenida Rondon Queiroz, 3105 – Tibery',
    cep: '38405020',
    website: true,
    description:
      'Cozinhas, quartos e escritórios sob medida, do projeto em 3D à montagem por equipe própria. Visita técnica sem custo em Uberlândia e região. Garantia de cinco anos em ferragens e acabamento.',
    comments: [
      [5, 'A cozinha ficou exatamente como no projeto.'],
      [2, 'O produto é bom, mas a montagem atrasou três semanas.'],
      [4, 'Projetista muito atenciosa, aproveitou cada canto do quarto.'],
    ],
    stars: '4543',
  },
  {
    name: 'Artesanato Mãos do Marajó',
    category: 10,
    city: 1506807,
    ddd: 93,
    address: 'Travessa dos Mártires, 41 – Centro',
    cep: '68005540',
    description:
      'Cerâmica, cestaria e biojoias feitas por 28 famílias de artesãos do Baixo Amazonas. Cada peça leva o nome de quem a fez. Enviamos para todo o Brasil, com embalagem reforçada.',
    comments: [
      [5, 'Peças lindas, e dá gosto saber quem fez. O vaso chegou intacto em Curitiba.'],
      [5, 'Comércio justo de verdade.'],
    ],
    stars: '5',
  },
  {
    name: 'Associação Horta da Gente',
    category: 10,
    city: 2800308,
    ddd: 79,
    address: 'Rua Laranjal, 500 – Bugio',
    cep: '49090320',
    whatsapp: true,
    description:
      'Horta comunitária que vende verduras e legumes sem agrotóxicos colhidos no dia. Cestas semanais por assinatura, retiradas às quartas e aos sábados. Recebemos visitas de escolas com hora marcada.',
    comments: [[5, 'As folhas duram muito mais que as do mercado. Projeto bonito.']],
    stars: '554',
  },
];
