/** What a person may ask for about their data, in the order of the form. */
export const DATA_REQUEST_KINDS = {
  access: 'Receber uma cópia dos dados',
  correction: 'Corrigir um dado errado',
  erasure: 'Apagar os dados',
  objection: 'Parar de usar os dados para alguma coisa',
} as const;
