/** Invented names of the owners of the demonstration's companies. */
export const OTHER_OWNERS = [
  ...['Otávio Lacerda', 'Marlene Couto', 'Sebastião Viana', 'Dalva Nogueira'],
  ...['Caio Figueiredo', 'Ivone Teles', 'Renato Bastos', 'Luíza Carneiro', 'Jorge Quintela'],
  ...['Aparecida Moura', 'Vinícius Prado', 'Neusa Sampaio', 'Danilo Freitas', 'Cecília Ramos'],
  ...['Murilo Andrade', 'Tereza Galvão', 'Fábio Siqueira', 'Rosana Pimentel', 'Igor Valadares'],
  ...['Benedita Rocha', 'Leandro Coutinho', 'Sônia Medeiros', 'Gustavo Peixoto', 'Irene Salgado'],
  ...['Rafael Queiroz', 'Márcia Brandão', 'Edson Falcão', 'Lívia Montenegro', 'Wagner Serpa'],
];

/** The owner whose account comes with the demonstration, and the one whose company waits for approval. */
export const DEMO_OWNER = { name: 'Helena Barbosa', email: 'dono@demo.exemplo.com.br' };
export const PENDING_OWNER = { name: 'Marina Sobral', email: 'marina.sobral@demo.exemplo.com.br' };

/** What visitors wrote to the demonstration owner's company, the oldest first; the last two are unread. */
export const VISITOR_MESSAGES = [
  {
    name: 'Patrícia Alencar',
    email: 'patricia.alencar@exemplo.com.br',
    phone: '+5519995550181',
    content:
      'Boa tarde! Vocês fazem bolo sem lactose? Preciso de um para 20 pessoas no sábado, dia 14. Obrigada!',
  },
  {
    name: 'Rodrigo Meireles',
    email: 'rodrigo.meireles@exemplo.com.br',
    phone: null,
    content: 'Olá, gostaria de saber se vocês entregam pão para empresas. Somos 35 pessoas, perto do Cambuí.',
  },
  {
    name: 'Zilda Camargo',
    email: 'zilda.camargo@exemplo.com.br',
    phone: '+551935550182',
    content: 'Quero agradecer ao rapaz do balcão que me ajudou com as sacolas ontem. Muito atencioso!',
  },
  {
    name: 'Felipe Araújo',
    email: 'felipe.araujo@exemplo.com.br',
    phone: '+5519995550183',
    content: 'Bom dia! Qual é o valor do café da manhã completo aos domingos? Crianças pagam meia?',
  },
  {
    name: 'Beatriz Nunes',
    email: 'beatriz.nunes@exemplo.com.br',
    phone: null,
    content:
      'Vocês têm vaga para auxiliar de confeitaria? Tenho dois anos de experiência e moro no Taquaral. Posso levar o currículo?',
  },
];

export const ADMIN_MESSAGE = {
  subject: 'Boas-vindas',
  content:
    'Olá! Sua empresa foi aprovada e já aparece nas buscas. Mantenha a descrição e o telefone em dia e responda às mensagens dos visitantes por aqui.',
};
