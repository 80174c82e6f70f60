import { type Parameter, param } from '../route/route.ts';

/** The message form of a company's page. */
export const VISITORS_MESSAGE: Parameter[] = [
  param('company_id', 'integer', 'Uma empresa aprovada e ativa, com responsável.', {
    required: true,
    minimum: 1,
    example: 7,
  }),
  param('name', 'string', 'Quem escreve.', { required: true, maxLength: 120, example: 'Ana Prado' }),
  param('email', 'string', 'Para onde vai a resposta.', {
    required: true,
    maxLength: 254,
    example: 'ana@exemplo.com.br',
  }),
  param('phone', 'string', 'Opcional.', { maxLength: 32, example: '(19) 98888-7777' }),
  param('message', 'string', 'O texto da mensagem.', {
    required: true,
    maxLength: 5_000,
    example: 'Bom dia! Vocês fazem bolo por encomenda?',
  }),
  param('nickname', 'string', 'Deixe de fora: pessoas não veem este campo, robôs o preenchem (422).', {
    maxLength: 0,
  }),
];
