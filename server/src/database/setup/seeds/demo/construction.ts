import type { DemoCompany } from './demo-company.ts';

export const CONSTRUCTION: DemoCompany[] = [
  {
    name: 'Construtora Prumo e Nível',
    category: 2,
    city: 4115200,
    ddd: 44,
    address: 'Avenida Colonizador Prates, 1866, sala 1203 – Zona 7',
    cep: '87020260',
    website: true,
    description:
      'Construção e reforma de casas e pequenos prédios, com engenheiro responsável em todas as obras. Cronograma por escrito e relatório semanal com fotos. Cuidamos também das licenças na prefeitura.',
    comments: [
      [5, 'Entregaram a casa no prazo e sem estourar o orçamento. Existe!'],
      [4, 'Obra limpa e equipe educada.'],
    ],
    stars: '554',
  },
  {
    name: 'Depósito Tijolo Forte',
    category: 2,
    city: 2910800,
    ddd: 75,
    address: 'Avenida Maria Quitéria Filha, 2750 – Brasília',
    cep: '44088270',
    whatsapp: true,
    description:
      'Material de construção do alicerce ao acabamento: cimento, areia, blocos, telhas, tintas e pisos. Entrega no mesmo dia para compras feitas até o meio-dia. Calculamos a quantidade de material a partir da planta.',
    comments: [
      [4, 'Entrega rápida e descarregaram com cuidado.'],
      [3, 'Preço bom, mas o atendimento no balcão é lento no sábado.'],
    ],
    stars: '4445',
  },
  {
    name: 'Elétrica Luz do Bairro',
    category: 2,
    city: 3550308,
    ddd: 11,
    address: 'Rua Serra de Japira, 340 – Tatuapé',
    cep: '03314030',
    whatsapp: true,
    description:
      'Eletricistas formados para instalações novas, troca de fiação, quadros e chuveiros. Emitimos laudo e nota fiscal. Visita para orçamento sem custo na Zona Leste.',
    comments: [
      [5, 'Trocaram todo o quadro de luz em um dia e deixaram tudo identificado.'],
      [5, 'Pontual, educado e limpou tudo no final.'],
      [4, 'Bom serviço, preço dentro da média.'],
    ],
    stars: '5545',
  },
  {
    name: 'Vidraçaria Cristal do Sul',
    category: 2,
    city: 4202404,
    ddd: 47,
    address: 'Rua Imigrante Weiss, 712 – Velha',
    cep: '89036200',
    description:
      'Box de banheiro, espelhos, guarda-corpos e fechamento de sacadas em vidro temperado. Medimos, cortamos e instalamos com equipe própria. Orçamento em até dois dias, com desenho do projeto.',
    comments: [[4, 'O fechamento da sacada ficou ótimo, sem nenhum assobio com vento.']],
    stars: '544',
  },
  {
    name: 'Piscinas Lagoa Azul do Cerrado',
    category: 2,
    city: 1721000,
    ddd: 63,
    address: 'Quadra 204 Sul, Alameda 6, lote 11 – Plano Diretor Sul',
    cep: '77020468',
    whatsapp: true,
    withoutOwner: true,
    description:
      'Construção, reforma e manutenção de piscinas residenciais e de condomínios. Tratamento da água com visita semanal e relatório. Instalamos aquecimento solar e iluminação.',
    comments: [[5, 'A manutenção semanal deixa a piscina sempre pronta para usar.']],
    stars: '45',
  },
];
