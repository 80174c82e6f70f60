/** [name, category id, weight, what it offers] */
export const TRADES = [
  ['Restaurante', 3, 60, 'comida caseira, pratos executivos, marmitas e sobremesas'],
  ['Padaria', 3, 42, 'pães, bolos, salgados, tortas e café da manhã'],
  ['Pizzaria', 3, 30, 'pizzas em forno a lenha, calzones e rodízio'],
  ['Lanchonete', 3, 34, 'lanches, sucos naturais, pastéis e porções'],
  ['Churrascaria', 3, 10, 'carnes nobres, rodízio e saladas'],
  ['Confeitaria', 3, 9, 'doces finos, bolos de casamento e brigadeiros'],
  ['Açougue', 3, 12, 'cortes bovinos, suínos, aves e linguiças'],
  ['Sorveteria', 3, 9, 'sorvetes artesanais, açaí e milk-shakes'],
  ['Hamburgueria', 3, 11, 'hambúrgueres artesanais, batatas e refrigerantes'],
  ['Cafeteria', 3, 8, 'cafés especiais, capuccinos e quitandas'],
  ['Bar', 3, 26, 'petiscos, cervejas geladas e música ao vivo'],
  ['Buffet', 3, 7, 'festas infantis, casamentos e formaturas'],
  ['Mercado', 6, 38, 'mercearia, hortifrúti, frios e bebidas'],
  ['Supermercado', 6, 16, 'mercearia, açougue, padaria e produtos de limpeza'],
  ['Farmácia', 4, 30, 'medicamentos, genéricos, perfumaria e manipulação'],
  ['Drogaria', 4, 22, 'remédios, vacinas, dermocosméticos e entrega em domicílio'],
  ['Clínica Odontológica', 4, 18, 'implantes, clareamento, aparelhos e próteses dentárias'],
  ['Clínica Médica', 4, 14, 'consultas, exames e atendimento por convênios'],
  ['Laboratório', 4, 7, 'análises clínicas, coletas e exames de sangue'],
  ['Fisioterapia', 4, 8, 'reabilitação, pilates e massagens'],
  ['Psicologia', 4, 7, 'terapia individual, de casal e orientação vocacional'],
  ['Ótica', 6, 12, 'óculos de grau, lentes de contato e armações'],
  ['Academia', 4, 13, 'musculação, aulas coletivas e treinos funcionais'],
  ['Veterinária', 4, 8, 'consultas, cirurgias e vacinas para animais'],
  ['Pet Shop', 6, 15, 'banho e tosa, rações e acessórios para animais'],
  ['Salão de Beleza', 7, 34, 'cortes, coloração, manicure e penteados'],
  ['Barbearia', 7, 24, 'cortes masculinos, barba e hidratação'],
  ['Estética', 7, 12, 'limpeza de pele, depilação e massagens modeladoras'],
  ['Lavanderia', 7, 6, 'lavagem a seco, tapetes e edredons'],
  ['Contabilidade', 7, 18, 'abertura de empresas, folha de pagamento e impostos'],
  ['Advocacia', 7, 22, 'causas trabalhistas, cíveis, previdenciárias e de família'],
  ['Imobiliária', 7, 14, 'venda, locação e avaliação de imóveis'],
  ['Seguros', 7, 9, 'seguros de automóveis, vida, residenciais e empresariais'],
  ['Despachante', 7, 6, 'transferências, licenciamentos e documentos de veículos'],
  ['Chaveiro', 7, 7, 'cópias de chaves, fechaduras e abertura de portas'],
  ['Gráfica', 8, 8, 'cartões de visita, banners, panfletos e convites'],
  ['Fotografia', 7, 6, 'ensaios, casamentos e fotos de produtos'],
  ['Limpeza', 7, 7, 'conservação, jardinagem e serviços terceirizados'],
  ['Segurança', 7, 6, 'alarmes, câmeras, portaria e vigilância'],
  ['Funerária', 7, 4, 'planos familiares, cerimônias e traslados'],
  ['Hotel', 7, 10, 'quartos com ar-condicionado, café da manhã e garagem'],
  ['Pousada', 7, 10, 'chalés, piscina e passeios pela região'],
  ['Agência de Viagens', 7, 6, 'passagens, pacotes turísticos e cruzeiros'],
  ['Oficina Mecânica', 9, 30, 'revisões, freios, suspensão e injeção eletrônica'],
  ['Auto Peças', 6, 20, 'peças novas e originais, baterias e óleos'],
  ['Auto Center', 9, 14, 'pneus, alinhamento, balanceamento e escapamentos'],
  ['Borracharia', 9, 11, 'consertos de pneus, rodas e socorro na estrada'],
  ['Funilaria', 9, 7, 'pintura, martelinho de ouro e polimento'],
  ['Lava Rápido', 9, 9, 'lavagem completa, enceramento e higienização'],
  ['Auto Escola', 5, 7, 'carteira de motorista, aulas práticas e simuladores'],
  ['Transportadora', 9, 10, 'fretes, cargas fracionadas e mudanças'],
  ['Guincho', 9, 5, 'socorro 24 horas, reboques e remoções'],
  ['Posto de Combustíveis', 9, 14, 'gasolina, etanol, diesel e troca de óleo'],
  ['Gás e Água', 6, 14, 'botijões de gás, galões de água e entrega rápida'],
  ['Loja de Roupas', 6, 26, 'moda feminina, masculina, infantil e acessórios'],
  ['Calçados', 6, 12, 'sapatos, tênis, sandálias e bolsas'],
  ['Móveis', 6, 14, 'móveis planejados, sofás, colchões e cozinhas'],
  ['Papelaria', 6, 10, 'material escolar, presentes e impressões'],
  ['Floricultura', 6, 7, 'buquês, arranjos, coroas e plantas'],
  ['Joalheria', 6, 5, 'alianças, relógios e consertos de joias'],
  ['Brinquedos', 6, 5, 'jogos, bonecas e artigos para festas'],
  ['Perfumaria', 6, 7, 'cosméticos, perfumes importados e maquiagens'],
  ['Bicicletaria', 6, 5, 'bicicletas, peças e revisões'],
  ['Agropecuária', 6, 9, 'sementes, adubos, ferramentas e rações'],
  ['Material de Construção', 2, 22, 'cimento, tijolos, tintas, pisos e ferragens'],
  ['Construtora', 2, 14, 'projetos, reformas e obras residenciais'],
  ['Engenharia', 2, 9, 'projetos estruturais, laudos e regularizações'],
  ['Arquitetura', 2, 8, 'projetos residenciais, interiores e paisagismo'],
  ['Marcenaria', 8, 10, 'móveis sob medida, portas e restaurações'],
  ['Serralheria', 8, 9, 'portões, grades, escadas e estruturas metálicas'],
  ['Vidraçaria', 2, 9, 'box para banheiros, espelhos e fachadas'],
  ['Elétrica', 2, 9, 'instalações, padrões de entrada e iluminação'],
  ['Hidráulica', 2, 6, 'encanamentos, caça-vazamentos e desentupimentos'],
  ['Tintas', 2, 8, 'tintas imobiliárias, automotivas e vernizes'],
  ['Madeireira', 2, 6, 'madeiras, telhados e compensados'],
  ['Informática', 1, 16, 'computadores, notebooks, redes e manutenção'],
  ['Assistência Técnica', 1, 13, 'consertos de celulares, tablets e televisores'],
  ['Celulares', 1, 11, 'aparelhos, capas, películas e acessórios'],
  ['Software', 1, 8, 'sistemas de gestão, aplicativos e consultoria'],
  ['Provedor de Internet', 1, 7, 'fibra óptica, planos residenciais e empresariais'],
  ['Marketing Digital', 1, 9, 'redes sociais, anúncios e criação de sites'],
  ['Escola', 5, 16, 'educação infantil, ensino fundamental e médio'],
  ['Curso de Idiomas', 5, 9, 'aulas de inglês, espanhol e conversação'],
  ['Creche', 5, 6, 'berçário, recreação e alimentação balanceada'],
  ['Escola de Música', 5, 5, 'aulas de violão, piano, canto e bateria'],
  ['Reforço Escolar', 5, 5, 'aulas particulares e preparação para vestibulares'],
  ['Metalúrgica', 8, 8, 'usinagem, corte, dobra e soldas especiais'],
  ['Confecção', 8, 9, 'uniformes, camisetas, bordados e estamparias'],
  ['Embalagens', 8, 5, 'caixas, sacolas, plásticos e descartáveis'],
  ['Plásticos', 8, 5, 'injeção, moldes e peças técnicas'],
  ['Cerâmica', 8, 5, 'telhas, blocos e pisos'],
  ['Reciclagem', 8, 5, 'compra de sucata, papelão e alumínio'],
  ['Associação', 10, 8, 'projetos sociais, cursos e atendimento à comunidade'],
  ['Comércio', 10, 20, 'produtos variados no atacado e no varejo'],
];

export const FIRST_NAMES =
  `Ana Maria José João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel Marcelo Bruno Eduardo Felipe Raimundo Rodrigo Manoel Mateus André Fernando Fábio Leonardo Gustavo Guilherme Leandro Tiago Anderson Ricardo Márcio Jorge Sebastião Alexandre Roberto Edson Diego Vitor Sérgio Cláudio Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana Gabriela Vera Vitória Larissa Cláudia Beatriz Rita Luana Sônia Renata Eliane Josefa Simone Natália Cristiane Carla Débora Rosângela Rosa Regina Daniela Aparecida Marlene Terezinha Raimunda Andréia Fabiana Lúcia Raquel Ângela Rafaela Joana Helena Cecília Benedito Joaquim Zeca Chico Tonho Juca Nena Dudu Bia`.split(
    ' ',
  );

export const SURNAMES =
  `Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos Gonçalves Santana Teixeira Araújo Pinto Cavalcanti Monteiro Moura Correia Batista Campos Castro Duarte Melo Azevedo Barros Borges Cunha Farias Figueiredo Fonseca Franco Garcia Guimarães Leite Macedo Magalhães Medeiros Menezes Miranda Moraes Neves Nogueira Pacheco Paiva Peixoto Pires Queiroz Reis Rezende Sales Sampaio Siqueira Tavares Toledo Vasconcelos Viana Xavier Zanetti Bianchi Rossi Ferrari Romano Colombo Ricci Bertolini Scarpa Moretti Schmidt Müller Schneider Fischer Weber Becker Hoffmann Klein Krüger Tanaka Suzuki Yamamoto Sato Nakamura Watanabe Kobayashi Kowalski Nowak Wiśniewski`.split(
    ' ',
  );

export const SAINTS =
  'José João Antônio Pedro Jorge Francisco Miguel Rafael Judas Sebastião Benedito Expedito Bento Lucas Marcos'.split(
    ' ',
  );

export const ADJECTIVES =
  `Central Popular Ideal Real Moderna Nova Boa Bela Grande Brasil Nacional Universal Imperial Tropical Paulista Mineira Gaúcha Baiana Carioca Nordestina Familiar União Progresso Esperança Aliança Estrela Primavera Avenida Líder Prime Premium Express Total Master Mix Plus Top Max Ouro Prata Diamante Cristal Solar Aurora Horizonte Paraíso Alvorada Guarani Tupi Ipiranga Planalto Continental`.split(
    ' ',
  );

export const SYLLABLES =
  `ba be bi bo bra bri ca ce ci co cra cri da de di do dra fa fe fi fo fla fra ga ge gi go gra gri ja jo ka ki la le li lo lu ma me mi mo mu na ne ni no nu pa pe pi po pla pra que qui ra re ri ro ru sa se si so su ta te ti to tra tri tu va ve vi vo xa xi za zi`.split(
    ' ',
  );

export const ENDINGS =
  'max tec lar fort plan mar sul norte tech log med vida bem flex car pel lux net par vel dor'.split(' ');

export const QUARTERS =
  `Centro Jardim América|Vila Nova|Jardim das Flores|São José|Boa Vista|Santa Luzia|Cidade Nova|Bela Vista|Santo Antônio|Vila Maria|Parque Industrial|Jardim Europa|Alto da Glória|Nossa Senhora Aparecida|Vila Rica|Jardim Paulista|Santa Cruz|Industrial|Universitário|Planalto|Vila São Paulo|Jardim Tropical|Liberdade|Alvorada|Primavera|Santa Mônica|Morada do Sol|Vila Operária|Aeroporto|Lagoa Nova`.split(
    '|',
  );

/** The 67 area codes in use. */
export const AREA_CODES =
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'.split(
    ' ',
  );

export const STREETS =
  `Rua Sete de Setembro|Rua XV de Novembro|Avenida Brasil|Rua Tiradentes|Rua Dom Pedro II|Avenida Getúlio Vargas|Rua Rui Barbosa|Rua São João|Rua Marechal Deodoro|Avenida Presidente Vargas|Rua Santos Dumont|Rua das Acácias|Rua José Bonifácio|Avenida Independência|Rua Barão do Rio Branco`.split(
    '|',
  );

/** {offer}, {city}, {quarter}, {trade}, {year} are filled in. */
export const SENTENCES = [
  'Trabalhamos com {offer}.',
  'Oferecemos {offer} com preço justo e qualidade.',
  'Há mais de {age} anos atendendo {city} e região.',
  'Fundada em {year}, nossa empresa é referência em {trade} no bairro {quarter}.',
  'Atendimento de segunda a sábado, com estacionamento no local.',
  'Aceitamos todos os cartões e PIX.',
  'Entregamos em {quarter} e em toda a cidade de {city}.',
  'Equipe experiente, ambiente climatizado e acessível.',
  'Faça seu orçamento sem compromisso pelo WhatsApp.',
  'Venha conhecer nossas promoções da semana.',
  'Especialistas em {offer}.',
  'Empresa familiar, fundada por {person}.',
  'Também prestamos serviços para empresas e condomínios.',
  'Agende seu horário por telefone.',
  'Plantão aos domingos e feriados.',
];
