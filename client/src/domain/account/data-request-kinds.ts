/** What a person may ask for about their data, in the order of the form. */
export const DATA_REQUEST_KINDS = {
  access: 'Acesso: receber uma cópia',
  correction: 'Correção: mudar um dado que está errado',
  erasure: 'Exclusão: apagar dados meus',
  objection: 'Oposição: parar de usar dados meus para algo',
} as const;
