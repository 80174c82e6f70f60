import { expect, it } from 'vitest';
import { entryTexts } from './audit.list.ts';

const entry = (action: string, changes = {}) => ({
  actorId: 1,
  actorEmail: 'ana@exemplo.com.br',
  actorName: 'Ana Reis',
  action,
  subjectType: action.split('.')[0] ?? '',
  subjectId: 7,
  subjectName: null,
  before: null,
  after: null,
  ...changes,
});

it.each([
  ['company.approve', { subjectName: 'Padaria' }, 'aprovou a empresa Padaria'],
  ['company.remove', { before: { name: 'Bar K' } }, 'removeu a empresa Bar K'],
  [
    'company.message-access',
    { subjectName: 'Bar K', after: { hasMessageAccess: true } },
    'liberou o acesso às mensagens da empresa Bar K',
  ],
  [
    'company.message-access',
    { subjectName: 'Bar K', after: { hasMessageAccess: false } },
    'tirou o acesso às mensagens da empresa Bar K',
  ],
  ['company-claim.approve', { subjectName: 'Bar K' }, 'aceitou o pedido de responsável da empresa Bar K'],
  ['user.plan', { subjectName: 'Rosa Lima' }, 'mudou o plano de Rosa Lima'],
  ['user.password', {}, 'definiu uma nova senha para usuário nº 7'],
  ['plan-request.reject', { subjectName: 'Rosa Lima' }, 'rejeitou a solicitação de plano de Rosa Lima'],
  ['rating.hide', { subjectName: 'Bar K' }, 'ocultou a avaliação nº 7 da empresa Bar K'],
  ['rating.look-up', { subjectId: null }, 'procurou as avaliações de uma pessoa'],
  ['message.erase', {}, 'apagou a mensagem nº 7'],
  ['city.create', { subjectName: 'Barão Geraldo - SP' }, 'adicionou a cidade Barão Geraldo - SP'],
  ['import.run', { subjectName: 'empresas.csv' }, 'iniciou a importação empresas.csv'],
  ['import.undo', { subjectName: 'empresas.csv' }, 'mandou desfazer a importação empresas.csv'],
  [
    'import.cancel',
    { before: { status: 'checked', fileName: 'empresas.csv' } },
    'descartou o arquivo da importação empresas.csv',
  ],
  ['import.cancel', { before: { status: 'running' } }, 'parou a importação nº 7'],
  ['mail.retry', {}, 'mandou enviar de novo o e-mail nº 7'],
  ['settings.update', {}, 'alterou as configurações do sistema'],
  ['novel.action', {}, 'fez "novel.action" em nº 7'],
  ['novel.action', { subjectId: null }, 'fez "novel.action"'],
])('describes %s in a sentence (%#)', (action, changes, sentence) => {
  const { actionText, subjectText } = entryTexts(entry(action, changes));
  expect([actionText, subjectText].filter((part) => part !== null).join(' ')).toBe(sentence);
});

it.each([
  [{}, 'Ana Reis'],
  [{ actorId: null, actorName: null, actorEmail: null }, 'O sistema'],
  [
    { actorId: null, actorName: null, actorEmail: null, after: { operator: 'maria' } },
    'A linha de comando (maria)',
  ],
  [{ actorName: null }, 'ana@exemplo.com.br'],
  [{ actorName: null, actorEmail: null }, 'Conta encerrada (nº 1)'],
])('names who it was (%#)', (changes, text) =>
  expect(entryTexts(entry('settings.update', changes)).actorText).toBe(text),
);

it('names actions and kinds of subjects, and leaves unknown ones as they are', () => {
  expect(entryTexts(entry('company.approve'))).toMatchObject({
    actionName: 'Empresa aprovada',
    subjectTypeName: 'Empresa',
  });
  expect(entryTexts(entry('novel.action'))).toMatchObject({
    actionName: 'novel.action',
    subjectTypeName: 'novel',
  });
});
