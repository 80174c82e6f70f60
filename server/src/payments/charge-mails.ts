import type { EntityManager } from 'typeorm';
import { transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import type { MailMaker } from '../mail/mail-maker.ts';
import { queueSiteMail } from '../mail/outbox.ts';
import { brCode } from '../shared/brazil/pix.ts';
import { PlanCharge } from './plan-charge.ts';
import { planCharge } from './plan-charges.list.ts';

const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Returns '5/12' of '2026-12-05'. */
function dayText(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date}/${month}`;
}

/** Returns the text to be pasted into the app of a bank; null unless the charge is to be paid and the site has a Pix key. */
export function pixCodeOf(charge: PlanCharge): string | null {
  const { state, pixKey: key, pixName: name, pixCity: city, amount, txid } = charge;
  const isPayable = state === 'open' || state === 'overdue';
  return isPayable && key !== '' ? brCode({ key, name, city, amount, txid }) : null;
}

const OPENINGS = {
  'plan-charge': {
    subject: ({ plan, amount }: PlanCharge) => `Plano ${plan.name}: ${REAIS.format(amount)} por Pix`,
    first: ({ plan, amount }: PlanCharge) => `O mês do plano ${plan.name} custa ${REAIS.format(amount)}.`,
  },
  'plan-charge-reminder': {
    subject: ({ plan, dueOn }: PlanCharge) => `O plano ${plan.name} vence em ${dayText(dueOn)}`,
    first: ({ plan, amount }: PlanCharge) =>
      `O pagamento de ${REAIS.format(amount)} do plano ${plan.name} ainda não foi recebido. Se você já pagou, ignore este aviso.`,
  },
  'plan-charge-overdue': {
    subject: ({ plan }: PlanCharge) => `O pagamento do plano ${plan.name} venceu`,
    first: ({ plan, amount, dueOn }: PlanCharge) =>
      `O pagamento de ${REAIS.format(amount)} do plano ${plan.name} venceu em ${dayText(dueOn)} e ainda não foi recebido. Se você já pagou, fale com a administração.`,
  },
} as const;

/** Returns when a charge is due and what happens without a payment. */
const dueText = ({ dueOn, payableUntil, fallbackPlan }: PlanCharge): string =>
  `Vence em ${dayText(dueOn)}. Sem pagamento até ${dayText(payableUntil)} o plano volta a ${fallbackPlan}.`;

const ACTION = { label: 'Abrir meu painel', path: '/user-dashboard' };

/** Queues a mail with the text to pay an open charge by. Returns its id; null where there is nothing to pay any more. */
export async function mailCharge(
  ctx: Pick<Context, 'config'>,
  manager: EntityManager,
  kind: keyof typeof OPENINGS,
  id: number,
): Promise<number | null> {
  const charge = await planCharge(transactionReader(manager), id);
  const { user } = charge;
  const code = pixCodeOf(charge);
  if (user === null || code === null) return null;
  const { subject, first } = OPENINGS[kind];
  return queueSiteMail(ctx, manager, {
    kind,
    to: user.email,
    subject: subject(charge),
    paragraphs: [
      `Olá, ${user.name}!`,
      first(charge),
      dueText(charge),
      `Pix copia e cola:\n${code}`,
      'No seu painel está também o QR code.',
    ],
    action: ACTION,
    thingId: id,
  });
}

/** Queues the mail that a plan has ended unpaid. */
export async function mailPlanEnded(
  ctx: Pick<Context, 'config'>,
  manager: EntityManager,
  id: number,
): Promise<void> {
  const { user, plan, fallbackPlan, dueOn } = await planCharge(transactionReader(manager), id);
  if (user === null) return;
  await queueSiteMail(ctx, manager, {
    kind: 'plan-ended',
    to: user.email,
    subject: `O plano ${plan.name} terminou`,
    paragraphs: [
      `Olá, ${user.name}!`,
      `O pagamento que vencia em ${dayText(dueOn)} não foi recebido: o plano ${plan.name} terminou e sua conta voltou a ${fallbackPlan}.`,
      'Suas empresas continuam no guia. Para voltar ao plano, peça-o de novo no seu painel.',
    ],
    action: ACTION,
    thingId: id,
  });
}

const makerOf =
  (kind: keyof typeof OPENINGS): MailMaker =>
  async (ctx, manager, { thingId }) =>
    thingId !== null && (await manager.existsBy(PlanCharge, { id: thingId }))
      ? mailCharge(ctx, manager, kind, thingId)
      : null;

export const CHARGE_MAIL_MAKERS = {
  'plan-charge': makerOf('plan-charge'),
  'plan-charge-reminder': makerOf('plan-charge-reminder'),
  'plan-charge-overdue': makerOf('plan-charge-overdue'),
};
