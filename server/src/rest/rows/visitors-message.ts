import type { Parameter } from '../route/route.ts';

/** The message form of a company's page. */
export const VISITORS_MESSAGE: Parameter[] = [
  {
    name: 'company_id',
    type: 'integer',
    required: true,
    minimum: 1,
    description: 'Uma empresa aprovada e ativa, com responsável.',
    example: 7,
  },
  {
    name: 'name',
    type: 'string',
    required: true,
    maxLength: 120,
    description: 'Quem escreve.',
    example: 'Ana Prado',
  },
  {
    name: 'email',
    type: 'string',
    required: true,
    maxLength: 254,
    description: 'Para onde vai a resposta.',
    example: 'ana@exemplo.com.br',
  },
  {
    name: 'phone',
    type: 'string',
    maxLength: 32,
    description: 'Opcional.',
    example: '(19) 98888-7777',
  },
  {
    name: 'message',
    type: 'string',
    required: true,
    maxLength: 5_000,
    description: 'O texto da mensagem.',
    example: 'Bom dia! Vocês fazem bolo por encomenda?',
  },
  {
    name: 'nickname',
    type: 'string',
    maxLength: 0,
    description: 'Deixe de fora: pessoas não veem este campo, robôs o preenchem (422).',
  },
];
