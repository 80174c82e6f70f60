import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { expect, it, vi } from 'vitest';
import { errorMessage, failureOf, isTransient, messagesOf, UnreachableError } from './errors.ts';

const graphqlError = (code: string, extra: Record<string, unknown> = {}) =>
  new CombinedGraphQLErrors({
    data: null,
    errors: [{ message: 'Não pode.', extensions: { code, ...extra } }],
  });

const httpError = (bodyText: string) =>
  new ServerError('failed', { response: new Response(null, { status: 503 }), bodyText });

const problem = (message: string) => ({ code: 'INVALID', message });

it('reads code, message and the first message of each field', () => {
  const fields = {
    email: [problem('Email inválido'), problem('Outro')],
    name: [problem('Nome é obrigatório')],
  };
  expect(failureOf(graphqlError('BAD_USER_INPUT', { fields }))).toEqual({
    code: 'BAD_USER_INPUT',
    message: 'Não pode.',
    fields: { email: 'Email inválido', name: 'Nome é obrigatório' },
  });
});

it('reads all messages of one field', () => {
  const error = graphqlError('BAD_USER_INPUT', {
    fields: { city: [problem('Cidade não encontrada.'), problem('Campinas?')] },
  });
  expect(messagesOf(error, 'city')).toEqual(['Cidade não encontrada.', 'Campinas?']);
  expect(messagesOf(error, 'name')).toEqual([]);
  expect(messagesOf(new TypeError('Failed to fetch'), 'city')).toEqual([]);
});

it('reads the body of an HTTP error, of the server or of a proxy', () => {
  const body = JSON.stringify({
    errors: [{ message: 'Já volta.', extensions: { code: 'SERVICE_UNAVAILABLE' } }],
  });
  expect(failureOf(httpError(body)).code).toBe('SERVICE_UNAVAILABLE');
  expect(failureOf(httpError('<html>')).code).toBe('INTERNAL_SERVER_ERROR');
  const html = new ServerParseError(new SyntaxError('<'), { response: new Response(), bodyText: '<html>' });
  expect(failureOf(html).code).toBe('INTERNAL_SERVER_ERROR');
  expect(isTransient(html)).toBe(true);
});

it('shows messages meant for users, and the fallback for internal errors', () => {
  expect(errorMessage(graphqlError('RATE_LIMITED'), 'Erro')).toBe('Não pode.');
  expect(errorMessage(graphqlError('INTERNAL_SERVER_ERROR'), 'Erro')).toBe('Erro');
});

it('adds the reason to the fallback where no response came', () => {
  const why = 'Sem conexão com o servidor. Verifique sua internet e tente novamente.';
  const error = new UnreachableError();
  expect(errorMessage(error, 'Erro ao salvar perfil')).toBe(`Erro ao salvar perfil. ${why}`);
  expect(errorMessage(error, 'Erro ao registrar.')).toBe(`Erro ao registrar. ${why}`);
  expect(errorMessage(error, 'Erro ao salvar empresa. Tente novamente.')).toBe(
    'Erro ao salvar empresa. Tente novamente. Sem conexão com o servidor. Verifique sua internet.',
  );
});

it('distinguishes transient errors', () => {
  expect(isTransient(new UnreachableError())).toBe(true);
  expect(isTransient({ message: '', extensions: { code: 'SERVICE_UNAVAILABLE' } })).toBe(true);
  expect(isTransient(graphqlError('NOT_FOUND'))).toBe(false);
});

it('treats no bug as a lost connection, except while the browser is offline', () => {
  const mistake = new TypeError('undefined is not a function');
  expect(errorMessage(mistake, 'Erro ao salvar perfil')).toBe('Erro ao salvar perfil');
  expect(isTransient(mistake)).toBe(false);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const module = new TypeError('Failed to fetch dynamically imported module');
  expect(failureOf(module).code).toBe('UNREACHABLE');
});
