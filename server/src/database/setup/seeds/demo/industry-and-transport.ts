import type { DemoCompany } from './demo-company.ts';

export const INDUSTRY_AND_TRANSPORT: DemoCompany[] = [
  {
    name: 'Confecções Fio da Serra',
    category: 8,
    city: 4305108,
    ddd: 54,
    address: 'Rua dos Teares, 1540 – São Pelegrino',
    cep: '95010550',
    website: true,
    description:
      'Indústria de malhas que produz uniformes profissionais e escolares há mais de vinte anos. Pedidos a partir de 20 peças, com bordado ou estampa. Enviamos amostra de tecido antes da produção.',
    comments: [
      [5, 'Uniformes da equipe ficaram lindos e não desbotam.'],
      [4, 'Qualidade muito boa. O prazo é de 25 dias, convém planejar.'],
    ],
    stars: '54',
  },
  {
    name: 'Metalúrgica Bigorna',
    category: 8,
    city: 5201108,
    ddd: 62,
    address: 'Via Primária 5, quadra 9, lote 3 – Distrito Agroindustrial',
    cep: '75132060',
    description:
      'Estruturas metálicas, portões, escadas e peças sob desenho para indústria e agronegócio. Corte a plasma, dobra e solda certificada. Fabricamos, pintamos e montamos no local.',
    comments: [
      [4, 'Galpão montado em quinze dias, acabamento caprichado.'],
      [3, 'Bom trabalho, mas foi difícil falar com alguém por telefone.'],
    ],
    stars: '45',
  },
  {
    name: 'Calçados Passo Franco',
    category: 8,
    city: 3516200,
    ddd: 16,
    address: 'Avenida dos Sapateiros, 2099 – Distrito Industrial',
    cep: '14406054',
    website: true,
    description:
      'Fábrica de sapatos e botas de couro feitos à mão, do corte ao polimento. Vendemos no atacado para lojas e na loja da fábrica, com preço de produtor. Trocamos a sola de qualquer par que saiu daqui.',
    comments: [
      [5, 'Bota confortável desde o primeiro dia. A loja da fábrica vale a viagem.'],
      [5, 'Revendo há quatro anos e nunca tive devolução.'],
    ],
    stars: '554',
  },
  {
    name: 'Cervejaria Capivara Dourada',
    category: 8,
    city: 3303906,
    ddd: 24,
    address: 'Rua Barão de Águas Claras, 63 – Mosela',
    cep: '25675200',
    website: true,
    description:
      'Cervejas artesanais produzidas com água da serra: pilsen, amber, weiss e uma edição nova por estação. Visita guiada à fábrica aos sábados, com degustação. Alugamos chopeiras para festas.',
    comments: [
      [5, 'A visita é divertida e a weiss é excelente.'],
      [4, 'Chope entregue gelado e na hora certa para a festa.'],
    ],
    stars: '5554',
  },
  {
    name: 'Polpas Quintal Nordestino',
    category: 8,
    city: 2307304,
    ddd: 88,
    address: 'Avenida Padre Anselmo, 3310 – Triângulo',
    cep: '63040140',
    whatsapp: true,
    description:
      'Indústria familiar de polpas de fruta congeladas: caju, acerola, graviola, cajá e umbu. Sem conservantes e sem açúcar. Entregamos para restaurantes, escolas e mercados do Cariri.',
    comments: [],
    stars: '54',
  },
  {
    name: 'Transportes Rota do Sertão',
    category: 9,
    city: 2611101,
    ddd: 87,
    address: 'BR-407, km 6, galpão 12 – Distrito Industrial',
    cep: '56308210',
    website: true,
    description:
      'Transporte de cargas fracionadas e refrigeradas entre o Vale do São Francisco e as capitais do Nordeste. Rastreamento por satélite e seguro em todas as viagens. Coletas diárias em Petrolina e Juazeiro.',
    comments: [
      [5, 'Nossa uva chega a Fortaleza na temperatura certa, sempre.'],
      [4, 'Bom preço para carga fracionada.'],
    ],
    stars: '45',
  },
  {
    name: 'Mudanças Leva e Traz',
    category: 9,
    city: 3303302,
    ddd: 21,
    address: 'Rua Gavião Real, 55 – Icaraí',
    cep: '24230100',
    whatsapp: true,
    description:
      'Mudanças residenciais e comerciais, com embalagem, desmontagem de móveis e guarda-volumes. Visita para orçamento sem custo e valor fechado antes do dia. Equipe registrada e caminhões próprios.',
    comments: [
      [5, 'Embalaram tudo com carinho, nem um copo quebrado.'],
      [2, 'Atrasaram três horas e precisei pagar a mais no prédio.'],
      [4, 'Preço justo e equipe simpática.'],
    ],
    stars: '5443',
  },
  {
    name: 'Táxi Náutico Baía Mansa',
    category: 9,
    city: 3205309,
    ddd: 27,
    address: 'Avenida Beira do Canal, 200, píer 3 – Praia do Suá',
    cep: '29052250',
    withoutOwner: true,
    description:
      'Travessias e passeios de lancha pela baía de Vitória, com saídas de hora em hora. Coletes para todas as idades e marinheiros habilitados. Fechamos passeios para grupos de até 18 pessoas.',
    comments: [[5, 'O passeio ao pôr do sol é imperdível.']],
    stars: '554',
  },
  {
    name: 'Locadora Rodas do Iguaçu',
    category: 9,
    city: 4108304,
    ddd: 45,
    address: 'Avenida das Quedas, 4077 – Carimã',
    cep: '85855750',
    whatsapp: true,
    website: true,
    description:
      'Aluguel de carros e vans com retirada no aeroporto, no hotel ou na loja. Quilometragem livre e cadeirinha infantil sem custo. Autorização para circular na Argentina e no Paraguai, mediante aviso.',
    comments: [
      [4, 'Carro novo e entrega no hotel sem complicação.'],
      [3, 'Tudo certo com o carro, mas a fila na loja era grande.'],
    ],
    stars: '5443',
  },
  {
    name: 'Motofrete Asa Branca',
    category: 9,
    city: 2304400,
    ddd: 85,
    address: 'Rua Tenente Barroso, 1188 – Aldeota',
    cep: '60140160',
    whatsapp: true,
    description:
      'Entregas rápidas de documentos, encomendas e refeições em Fortaleza e na região metropolitana. Motociclistas registrados e baú identificado. Empresas recebem fatura mensal com o comprovante de cada entrega.',
    comments: [
      [5, 'Uso todos os dias no escritório, nunca perderam um documento.'],
      [4, 'Rápidos até em dia de chuva.'],
    ],
    stars: '554',
  },
  {
    name: 'Agência de Viagens Mapa Aberto',
    category: 10,
    city: 3549904,
    ddd: 12,
    address: 'Avenida Anchieta Nova, 610, sala 24 – Jardim Esplanada',
    cep: '12242280',
    website: true,
    description:
      'Roteiros sob medida no Brasil e na América do Sul, para famílias, grupos e viajantes sozinhos. Cuidamos de passagens, hospedagem, seguro e passeios. Plantão por telefone durante toda a viagem.',
    comments: [
      [5, 'Perdemos um voo e em uma hora já tinham remarcado tudo.'],
      [4, 'Roteiro bem pensado para crianças pequenas.'],
    ],
    stars: '55',
  },
];
