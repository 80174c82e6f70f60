/** Texts of the answer to a request about personal data. */
export const DATA_REQUEST_ANSWER = {
  reader: 'Quem pediu recebe a resposta por e-mail.',
  missing: 'Escreva a resposta.',
  templates: [
    'Apagamos os dados que você pediu.',
    'Corrigimos os dados que você pediu.',
    'Não encontramos dados seus ligados a este e-mail.',
    'Para baixar uma cópia de todos os seus dados, entre na sua conta e abra o seu perfil.',
    'Não foi possível atender ao pedido: a lei nos obriga a guardar estes dados.',
  ],
};
