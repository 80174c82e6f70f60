import type { DemoCompany } from './demo-company.ts';

export const FOOD: DemoCompany[] = [
  {
    name: 'Padaria e Confeitaria Trigo de Ouro',
    category: 3,
    city: 3509502,
    ddd: 19,
    address: 'Rua das Magnólias, 482 – Cambuí',
    cep: '13024120',
    whatsapp: true,
    website: true,
    description:
      'Padaria de bairro com fornadas de hora em hora, das 6h às 21h. Pão francês, pães de fermentação natural, bolos caseiros e salgados feitos no dia. Aos sábados e domingos servimos café da manhã completo no salão. Aceitamos encomendas de bolos e kits de festa com dois dias de antecedência.',
    comments: [
      [5, 'O pão francês sai quentinho e o atendimento é sempre com um sorriso. Minha padaria de todo dia.'],
      [5, 'Encomendei o bolo de aniversário da minha filha e ficou lindo, além de muito gostoso.'],
      [4, 'Café da manhã excelente, mas no domingo é bom chegar cedo porque enche.'],
      [4, 'Pão de fermentação natural muito bom. Só acho o estacionamento apertado.'],
    ],
    stars: '5554543',
  },
  {
    name: 'Cantina Nonna Fiorella',
    category: 3,
    city: 3550308,
    ddd: 11,
    address: 'Rua Conde de Serrano, 214 – Bela Vista',
    cep: '01321030',
    website: true,
    description:
      'Massas frescas feitas na casa todos os dias, no estilo das cantinas do Bixiga. O nhoque da sorte sai todo dia 29 e o molho ao sugo cozinha por oito horas. Salão para 70 pessoas e mesas reservadas para grupos.',
    comments: [
      [5, 'Melhor lasanha que comi em São Paulo. Porção generosa e preço justo.'],
      [4, 'Comida ótima, só demorou um pouco no sábado à noite.'],
      [5, 'Comemoramos o aniversário do meu pai lá e fomos muito bem recebidos.'],
    ],
    stars: '55445',
  },
  {
    name: 'Boteco do Tião Mineiro',
    category: 3,
    city: 3106200,
    ddd: 31,
    address: 'Rua Pouso Bonito, 77 – Santa Tereza',
    cep: '31010240',
    whatsapp: true,
    description:
      'Boteco tradicional com torresmo de rolo, fígado com jiló e cerveja bem gelada. Na sexta-feira tem roda de samba a partir das 19h. O tira-gosto do dia muda conforme o que chega do mercado.',
    comments: [
      [5, 'Torresmo sequinho e atendimento de amigo. Volto sempre que estou em BH.'],
      [3, 'Comida boa, mas o som estava alto demais para conversar.'],
    ],
    stars: '5445',
  },
  {
    name: 'Acarajé da Tia Zulmira',
    category: 3,
    city: 2927408,
    ddd: 71,
    address: 'Largo da Marisqueira, 15 – Rio Vermelho',
    cep: '41940060',
    description:
      'Acarajé e abará preparados na hora, com vatapá, caruru e camarão seco escolhidos a dedo. Atendemos de terça a domingo, a partir das 16h. Fazemos tabuleiro para festas e eventos de empresas.',
    comments: [
      [5, 'Massa crocante por fora e macia por dentro, do jeito que tem que ser.'],
      [5, 'Contratamos o tabuleiro para o casamento e foi o maior sucesso da festa.'],
    ],
    stars: '5554',
  },
  {
    name: 'Churrascaria Estância do Minuano',
    category: 3,
    city: 4314902,
    ddd: 51,
    address: 'Avenida dos Tropeiros, 1930 – Navegantes',
    cep: '90240310',
    website: true,
    description:
      'Rodízio de carnes assadas no fogo de chão, com costela de doze horas e cordeiro da Campanha. Buffet de saladas e acompanhamentos. Temos espaço para crianças e estacionamento próprio.',
    comments: [
      [4, 'A costela desmancha. Buffet variado e garçons atenciosos.'],
      [2, 'Carne boa, porém esperamos quase uma hora mesmo com reserva.'],
      [5, 'O melhor rodízio da cidade, levo todos os parentes que vêm de fora.'],
    ],
    stars: '54435',
  },
  {
    name: 'Tacacá da Ribeira',
    category: 3,
    city: 1501402,
    ddd: 91,
    address: 'Travessa dos Jutaís, 308 – Nazaré',
    cep: '66035170',
    whatsapp: true,
    withoutOwner: true,
    description:
      'Tacacá, maniçoba e pato no tucupi de receita de família. O jambu vem de um produtor de Santa Izabel e chega fresco todas as manhãs. Abrimos no fim da tarde, quando o calor dá uma trégua.',
    comments: [[5, 'O tucupi tem o ponto certo de acidez. Parada obrigatória em Belém.']],
    stars: '554',
  },
  {
    name: 'Sorveteria Polpa do Cerrado',
    category: 3,
    city: 5208707,
    ddd: 62,
    address: 'Rua T-38, 912 – Setor Bueno',
    cep: '74223040',
    whatsapp: true,
    website: true,
    description:
      'Sorvetes artesanais de frutas do cerrado: cajá-manga, pequi, mangaba, buriti e murici. Usamos polpa de cooperativas de pequenos produtores e não colocamos corante. Também temos opções sem leite e sem açúcar.',
    comments: [
      [5, 'O de buriti é inesquecível. Ótimo saber que compram de pequenos produtores.'],
      [4, 'Sabores diferentes e muito bons, mas os preços subiram bastante.'],
    ],
    stars: '5545',
  },
  {
    name: 'Peixaria e Restaurante Porto do Sol',
    category: 3,
    city: 2304400,
    ddd: 85,
    address: 'Avenida dos Jangadeiros, 655 – Mucuripe',
    cep: '60165120',
    description:
      'Peixe escolhido na banca e preparado na hora: pargo assado, moqueca cearense e camarão ao alho e óleo. Mesas na varanda com vista para as jangadas. Vendemos também peixe limpo para levar.',
    comments: [
      [4, 'Peixe fresquíssimo e vista linda. A sobremesa poderia ser melhor.'],
      [5, 'Escolhemos o pargo na banca e em meia hora estava na mesa, perfeito.'],
    ],
    stars: '4534',
  },
  {
    name: 'Empório Serra Fria Queijos e Vinhos',
    category: 3,
    city: 4309100,
    ddd: 54,
    address: 'Rua dos Plátanos, 140 – Centro',
    cep: '95670060',
    website: true,
    description:
      'Queijos coloniais, embutidos e vinhos de pequenas vinícolas da Serra Gaúcha. Montamos tábuas para levar e cestas de presente. Degustação guiada às quintas e sextas, mediante reserva.',
    comments: [
      [5, 'A degustação foi o ponto alto da nossa viagem. Aprendemos muito.'],
      [5, 'Mandaram a cesta para Recife e chegou tudo inteiro.'],
    ],
    stars: '55',
  },
  {
    name: 'Marmitaria Sabor da Vila',
    category: 3,
    city: 4113700,
    ddd: 43,
    address: 'Rua Professor Almeida Prado, 1021 – Vila Brasil',
    cep: '86010330',
    whatsapp: true,
    description:
      'Marmitas caseiras entregues no trabalho ou em casa, de segunda a sábado. Cardápio novo toda semana, com opção vegetariana e opção leve. Para empresas, fechamos pacotes mensais com nota fiscal.',
    comments: [
      [4, 'Comida com gosto de casa e entrega pontual.'],
      [3, 'O tempero é bom, mas senti falta de mais salada.'],
      [1, 'Pedi sem cebola duas vezes e veio com cebola nas duas.'],
    ],
    stars: '443',
  },
  {
    name: 'Café Terra Roxa Torrefação',
    category: 3,
    city: 4106902,
    ddd: 41,
    address: 'Rua Coronel Amazonas, 58 – São Francisco',
    cep: '80510070',
    website: true,
    description:
      'Torramos cafés especiais do Norte Pioneiro do Paraná em lotes pequenos, toda terça e toda quinta. No balcão servimos espresso, coado e bolos do dia. Moemos o pacote na hora, para o seu método de preparo.',
    comments: [
      [5, 'Café de verdade e gente que entende do assunto. O bolo de fubá também merece cinco estrelas.'],
      [4, 'Lugar aconchegante para trabalhar, com poucas tomadas.'],
    ],
    stars: '5554',
  },
];
