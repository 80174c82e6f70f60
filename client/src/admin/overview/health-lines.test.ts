import { expect, it } from 'vitest';
import { siteHealth } from '../../testing/fixtures/overview.ts';
import type { SiteHealthFieldsFragment } from './health.gen.ts';
import { healthLines, urgentLines } from './health-lines.ts';

const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
const linesOf = (changes: Partial<SiteHealthFieldsFragment>) => healthLines(siteHealth(changes));

it('finds nothing wrong with what is well', () => {
  expect(urgentLines(linesOf({}))).toEqual({ urgent: [], more: 0 });
});

it.each<[string, Partial<SiteHealthFieldsFragment>, string, 'waiting' | 'bad', RegExp]>([
  ['no mail server', { sendsMails: false }, 'E-mails', 'waiting', /nada é enviado/],
  ['failed mails', { failedMails: 2 }, 'E-mails', 'waiting', /^2 e-mails não foram entregues/],
  [
    'a mail that is due for two hours',
    { oldestDueMailAt: ago(1 / 12) },
    'E-mails',
    'bad',
    /mais de uma hora/,
  ],
  ['no backup', { lastBackupAt: null }, 'Cópia de segurança', 'waiting', /^Nenhuma/],
  ['an old backup', { lastBackupAt: ago(8) }, 'Cópia de segurança', 'bad', /mais de 7 dias/],
  ['little room', { freeDiskMb: 900 }, 'Disco', 'waiting', /^900 MB livres/],
  ['no room', { freeDiskMb: 400 }, 'Disco', 'bad', /^400 MB livres/],
  ['errors', { errorsToday: 1 }, 'Erros de hoje', 'waiting', /^1 erro inesperado/],
  ['webhooks switched off', { disabledWebhooks: 3 }, 'Webhooks', 'waiting', /^3 foram desligados/],
])('says what is wrong with %s, and what to do', (_, changes, title, tone, text) => {
  const [worst] = urgentLines(linesOf(changes)).urgent;
  expect(worst).toMatchObject({ title, tone });
  expect(worst?.text).toMatch(text);
  expect(worst?.advice).toBeTruthy();
});

it('names all that is bad, else the first of the others, and counts the rest', () => {
  const titles = (changes: Partial<SiteHealthFieldsFragment>) => {
    const { urgent, more } = urgentLines(linesOf(changes));
    return [...urgent.map(({ title }) => title), more];
  };
  expect(titles({ sendsMails: false, errorsToday: 1 })).toEqual(['E-mails', 1]);
  const bad = { lastBackupAt: ago(30), freeDiskMb: 400 };
  expect(titles({ sendsMails: false, ...bad })).toEqual(['Cópia de segurança', 'Disco', 1]);
});
