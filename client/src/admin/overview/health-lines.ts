import { DAY_MS, formatAge, formatAmount, formatDateTime, formatNumber } from '../../lib/format.ts';
import { paths, patterns } from '../../paths.ts';
import type { SiteHealthFieldsFragment as Health } from './health.gen.ts';

export interface HealthLine {
  title: string;
  /** Green, yellow or red. */
  tone: 'good' | 'waiting' | 'bad';
  text: string;
  /** What to do where it is not good. */
  advice?: string;
  /** Where it is looked at. */
  to?: string;
}

const HOUR_MS = 60 * 60_000;
const BACKUP_DAYS = 7;
const MB_OF_A_GB = 1_024;

const ageMs = (time: string | null): number => (time === null ? 0 : Date.now() - Date.parse(time));
const sizeOf = (mb: number): string =>
  mb < MB_OF_A_GB ? `${formatNumber(Math.round(mb))} MB` : `${formatNumber(Math.round(mb / MB_OF_A_GB))} GB`;

function mailLine(health: Health): HealthLine {
  const { sendsMails, oldestDueMailAt, failedMails, lastMailSentAt, mailProblem } = health;
  const title = 'E-mails';
  const to = paths.admin({ tab: 'mails' });
  if (!sendsMails)
    return {
      title,
      tone: 'waiting',
      text: 'Nenhum servidor de e-mail: nada é enviado.',
      advice: 'Configure SMTP_URL e MAIL_FROM no servidor e reinicie o programa.',
      to,
    };
  const sent = lastMailSentAt
    ? `Último envio em ${formatDateTime(lastMailSentAt)}.`
    : 'Nada foi enviado ainda.';
  const isStuck = ageMs(oldestDueMailAt) > HOUR_MS;
  if (!isStuck && failedMails === 0) return { title, tone: 'good', text: sent, to };
  const problem = isStuck
    ? 'Há e-mails que esperam há mais de uma hora.'
    : `${formatAmount(failedMails, 'e-mail não foi entregue', 'e-mails não foram entregues')}.`;
  return {
    title,
    tone: isStuck ? 'bad' : 'waiting',
    text: `${problem} ${sent}`,
    advice: mailProblem ? `Último motivo: ${mailProblem}` : 'Veja na lista de e-mails o que houve.',
    to,
  };
}

function backupLine({ lastBackupAt }: Health): HealthLine {
  const title = 'Cópia de segurança';
  const advice =
    'Rode npm run backup no servidor, todo dia por um agendador. Cópias feitas por outro programa não aparecem aqui.';
  if (lastBackupAt === null)
    return { title, tone: 'waiting', text: 'Nenhuma feita pelo comando do guia.', advice };
  const text = `A última foi feita em ${formatDateTime(lastBackupAt)}.`;
  return ageMs(lastBackupAt) > BACKUP_DAYS * DAY_MS
    ? { title, tone: 'bad', text: `${text} Faz mais de ${BACKUP_DAYS} dias.`, advice }
    : { title, tone: 'good', text };
}

/** Twice what is needed is time enough to act. */
function diskLine({ freeDiskMb, neededDiskMb }: Health): HealthLine {
  const title = 'Disco';
  const text = `${sizeOf(freeDiskMb)} livres.`;
  if (freeDiskMb >= 2 * neededDiskMb) return { title, tone: 'good', text };
  return {
    title,
    tone: freeDiskMb < neededDiskMb ? 'bad' : 'waiting',
    text: `${text} Com menos de ${sizeOf(neededDiskMb)}, fotos e arquivos podem ser recusados.`,
    advice: 'Libere espaço ou aumente o disco do servidor.',
  };
}

function errorLine({ errorsToday, startedAt }: Health): HealthLine {
  const title = 'Erros de hoje';
  if (errorsToday === 0) return { title, tone: 'good', text: 'Nenhum.' };
  return {
    title,
    tone: 'waiting',
    text: `${formatAmount(errorsToday, 'erro inesperado', 'erros inesperados')} neste servidor.`,
    advice: `O registro do programa tem cada um, desde ${formatAge(startedAt).toLowerCase()}.`,
  };
}

function webhookLine({ disabledWebhooks, sendsMails }: Health): HealthLine {
  const title = 'Webhooks';
  const to = patterns.webhooks;
  if (disabledWebhooks === 0) return { title, tone: 'good', text: 'Nenhum foi desligado.', to };
  return {
    title,
    tone: 'waiting',
    text: `${formatAmount(disabledWebhooks, 'foi desligado', 'foram desligados')} porque as entregas falharam.`,
    advice: sendsMails
      ? 'Os donos foram avisados por e-mail; os seus próprios estão na lista.'
      : 'Avise os donos; os seus próprios estão na lista.',
    to,
  };
}

/** Returns what an operator has to know, in the order of the page. */
export function healthLines(health: Health): HealthLine[] {
  const { databaseMb, version, startedAt } = health;
  return [
    mailLine(health),
    backupLine(health),
    diskLine(health),
    { title: 'Banco de dados', tone: 'good', text: `Respondeu. Ocupa ${sizeOf(databaseMb)}.` },
    errorLine(health),
    webhookLine(health),
    {
      title: 'Versão',
      tone: 'good',
      text: `${version}, no ar desde ${formatDateTime(startedAt)}.`,
    },
  ];
}

/** Returns the lines that need attention: all that are bad, else the first of the others; and how many more there are. */
export function urgentLines(lines: readonly HealthLine[]): { urgent: readonly HealthLine[]; more: number } {
  const bad = lines.filter(({ tone }) => tone === 'bad');
  const waiting = lines.filter(({ tone }) => tone === 'waiting');
  const urgent = bad.length > 0 ? bad : waiting.slice(0, 1);
  return { urgent, more: bad.length + waiting.length - urgent.length };
}
