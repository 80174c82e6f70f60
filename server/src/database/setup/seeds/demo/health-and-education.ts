import type { DemoCompany } from './demo-company.ts';

export const HEALTH_AND_EDUCATION: DemoCompany[] = [
  {
    name: 'Clínica Odontológica Sorriso Leve',
    category: 4,
    city: 3550308,
    ddd: 11,
    address: 'Avenida Doutor Altino Serra, 1480, sala 72 – Vila Mariana',
    cep: '04101300',
    whatsapp: true,
    website: true,
    description:
      'Clínica com dentistas de várias especialidades: limpeza, clareamento, aparelhos, implantes e atendimento infantil. Explicamos cada etapa do tratamento e entregamos o orçamento por escrito. Atendemos urgências no mesmo dia.',
    comments: [
      [5, 'Eu tinha pavor de dentista e saí de lá tranquila. Equipe muito paciente.'],
      [5, 'Orçamento claro, sem surpresa no final.'],
      [4, 'Ótimo atendimento, apenas um pequeno atraso na consulta.'],
    ],
    stars: '55545',
  },
  {
    name: 'Fisio Movimento Reabilitação',
    category: 4,
    city: 4205407,
    ddd: 48,
    address: 'Rua Lauro Vidal, 233, 2º andar – Trindade',
    cep: '88036110',
    whatsapp: true,
    description:
      'Fisioterapia ortopédica e esportiva, RPG e pilates em turmas de até quatro pessoas. A primeira avaliação dura uma hora e define metas que o paciente acompanha. Emitimos recibo para reembolso dos planos de saúde.',
    comments: [
      [5, 'Voltei a correr três meses depois da cirurgia no joelho. Só tenho a agradecer.'],
      [5, 'Turma de pilates pequena, o professor corrige cada movimento.'],
    ],
    stars: '554',
  },
  {
    name: 'Laboratório Vida Clara',
    category: 4,
    city: 2611606,
    ddd: 81,
    address: 'Rua do Sossego Novo, 360 – Boa Vista',
    cep: '50050080',
    website: true,
    description:
      'Exames de sangue, urina e imagem, com coleta a partir das 6h e resultados pela internet. Fazemos coleta em casa em Recife, Olinda e Jaboatão. Profissionais treinados para atender crianças e idosos.',
    comments: [
      [4, 'Coleta rápida e resultado no mesmo dia.'],
      [2, 'O resultado atrasou dois dias e ninguém avisou.'],
      [5, 'A enfermeira que veio em casa foi um amor com a minha avó.'],
    ],
    stars: '4453',
  },
  {
    name: 'Veterinária Patas do Planalto',
    category: 4,
    city: 5300108,
    ddd: 61,
    address: 'CLN 412, Bloco B, loja 18 – Asa Norte',
    cep: '70867520',
    whatsapp: true,
    description:
      'Clínica veterinária 24 horas para cães e gatos, com vacinas, cirurgias e internação acompanhada. Temos sala de espera separada para gatos. O tutor recebe notícias do animal internado duas vezes por dia.',
    comments: [
      [5, 'Salvaram a minha gata de madrugada. Equipe dedicada e carinhosa.'],
      [4, 'Bons profissionais, mas o valor da internação é alto.'],
    ],
    stars: '5545',
  },
  {
    name: 'Farmácia Erva Doce Manipulação',
    category: 4,
    city: 3136702,
    ddd: 32,
    address: 'Rua Halfeld Velha, 905 – Centro',
    cep: '36010005',
    withoutOwner: true,
    description:
      'Farmácia de manipulação com farmacêutico presente em todo o horário de funcionamento. Fórmulas prontas em até dois dias úteis e entrega gratuita no centro. Orientação para quem usa vários medicamentos.',
    comments: [[4, 'Preço melhor que o das grandes redes e explicam tudo direitinho.']],
    stars: '454',
  },
  {
    name: 'Ótica Olhar do Norte',
    category: 4,
    city: 1302603,
    ddd: 92,
    address: 'Avenida dos Seringueiros, 2210, loja 4 – Adrianópolis',
    cep: '69057020',
    whatsapp: true,
    description:
      'Óculos de grau e de sol, lentes de contato e conserto de armações. Laboratório próprio: lentes simples ficam prontas em uma hora. Parcelamos e aceitamos a receita de qualquer médico.',
    comments: [
      [5, 'Quebrei os óculos no meio da viagem e consertaram na hora, sem cobrar.'],
      [3, 'Atendimento bom, mas a armação que eu queria demorou a chegar.'],
    ],
    stars: '544',
  },
  {
    name: 'Escola Infantil Jardim das Pitangas',
    category: 5,
    city: 3106200,
    ddd: 31,
    address: 'Rua Professora Zilá Campos, 95 – Serra',
    cep: '30220190',
    website: true,
    description:
      'Educação infantil para crianças de 1 a 5 anos, em meio período ou período integral. Quintal com árvores frutíferas, horta e cozinha própria com nutricionista. As turmas são pequenas e as famílias participam do dia a dia.',
    comments: [
      [5, 'Meu filho acorda perguntando se hoje tem escola. Isso diz tudo.'],
      [5, 'Professoras atenciosas e comunicação diária com os pais.'],
    ],
    stars: '55545',
  },
  {
    name: 'Idiomas Ponte Falada',
    category: 5,
    city: 4106902,
    ddd: 41,
    address: 'Rua Marechal Nogueira, 1207, conjunto 31 – Batel',
    cep: '80420160',
    whatsapp: true,
    website: true,
    description:
      'Cursos de inglês, espanhol e alemão com foco em conversação, presenciais ou on-line. Turmas de até seis alunos e aulas particulares. Fazemos um teste de nível gratuito, sem compromisso de matrícula.',
    comments: [
      [4, 'Em seis meses perdi a vergonha de falar. Recomendo.'],
      [4, 'Bom método, mas o material poderia ser mais atual.'],
    ],
    stars: '5443',
  },
  {
    name: 'Cursinho Rumo Certo',
    category: 5,
    city: 2211001,
    ddd: 86,
    address: 'Rua Coelho Neto Filho, 518 – Centro',
    cep: '64001260',
    whatsapp: true,
    description:
      'Preparatório para o Enem e para concursos, com turmas de manhã, à tarde e à noite. Simulado todo sábado, com correção comentada e plantão de dúvidas. Bolsas parciais para alunos da rede pública.',
    comments: [
      [5, 'Passei em enfermagem na federal graças aos plantões de redação.'],
      [3, 'Professores ótimos, mas a sala é quente.'],
    ],
    stars: '5454',
  },
  {
    name: 'Escola de Música Compasso Livre',
    category: 5,
    city: 3543402,
    ddd: 16,
    address: 'Rua Visconde do Rio Manso, 331 – Jardim Sumaré',
    cep: '14025210',
    website: true,
    description:
      'Aulas de violão, piano, bateria, canto e musicalização para crianças a partir de 4 anos. Emprestamos o instrumento nos três primeiros meses. No fim de cada semestre os alunos se apresentam em um teatro da cidade.',
    comments: [[5, 'Comecei piano aos 52 anos e nunca me senti deslocado. Professores incríveis.']],
    stars: '555',
  },
  {
    name: 'Autoescola Via Segura',
    category: 5,
    city: 5103403,
    ddd: 65,
    address: 'Avenida Coronel Duarte Vaz, 1744 – Porto',
    cep: '78020310',
    description:
      'Habilitação para carro, moto e mudança de categoria, com instrutores pacientes e frota revisada. Aulas à noite e aos sábados para quem trabalha. Temos instrutoras para as alunas que preferirem.',
    comments: [
      [4, 'Instrutora muito calma, passei na primeira prova.'],
      [2, 'Remarcaram a minha aula três vezes em cima da hora.'],
    ],
    stars: '434',
  },
];
