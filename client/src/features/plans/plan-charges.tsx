import { Button, Flex, Group, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { formatPrice } from '../../lib/format.ts';
import { QrImage } from '../../ui/drawings/qr-image.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { type OwnChargeFragment, useMyPlanChargesQuery } from './plans.gen.ts';
import classes from './plans.module.css';

const STATES = {
  open: { tone: 'waiting', text: 'Em aberto' },
  overdue: { tone: 'bad', text: 'Vencida' },
  received: { tone: 'good', text: 'Recebida' },
  ended: { tone: 'plain', text: 'Encerrada' },
} as const;

/** Returns '5/12' of '2026-12-05'. */
function dayText(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date}/${month}`;
}

/** Returns when a charge is due and what happens without a payment. */
const dueText = ({ state, dueOn, payableUntil, fallbackPlan }: OwnChargeFragment): string =>
  `${state === 'overdue' ? 'Venceu' : 'Vence'} em ${dayText(dueOn)}. Sem pagamento até ${dayText(payableUntil)} o plano volta a ${fallbackPlan}.`;

const isPayable = ({ pixCode }: OwnChargeFragment): boolean => pixCode !== null;

/** Says near the top of the panel that a charge is open. */
export function PlanChargeNote({ openPlans }: { openPlans(): void }) {
  const charge = useMyPlanChargesQuery().data?.myPlanCharges.find(isPayable);
  if (!charge) return null;
  return (
    <Notice tone={charge.state === 'overdue' ? 'warning' : 'info'}>
      <Group gap="sm" justify="space-between">
        <p>
          <strong>
            Plano {charge.plan.name}: {formatPrice(charge.amount)} por Pix.
          </strong>{' '}
          {dueText(charge)}
        </p>
        <Button onClick={openPlans}>Pagar com Pix</Button>
      </Group>
    </Notice>
  );
}

/** Shows the QR code and the text by which a charge is paid. */
function OpenCharge({ charge, code }: { charge: OwnChargeFragment; code: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(code);
      showToast('Código do Pix copiado.');
    } catch {
      // Without permission, or over plain HTTP: it is selected.
      showToast('O navegador não deixou copiar. O código está selecionado: copie com o teclado.', 'error');
    }
  };
  return (
    <div className={classes.charge}>
      {charge.qrSvg && (
        <QrImage className={classes.qr} svg={charge.qrSvg} alt="QR code do Pix desta cobrança" />
      )}
      <Stack gap="0.6rem" miw={0}>
        <Text fz="var(--text-lg)" fw={700}>
          {formatPrice(charge.amount)}
        </Text>
        <p>{dueText(charge)}</p>
        <TextArea
          ref={field}
          className={classes.code}
          label="Pix copia e cola"
          value={code}
          rows={5}
          readOnly
          spellCheck={false}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button onClick={copy}>Copiar código Pix</Button>
        <Text c="dimmed" fz="var(--text-base)">
          Depois do pagamento, a administração confirma o recebimento aqui.
        </Text>
      </Stack>
    </div>
  );
}

/** Shows the open charge of the owner's plan; nothing where there is none. */
export function OpenPlanCharge() {
  const charge = useMyPlanChargesQuery().data?.myPlanCharges.find(isPayable);
  if (!charge?.pixCode) return null;
  return (
    <section className={classes.section} aria-labelledby="open-charge-title">
      <h3 id="open-charge-title">Pagamento do plano {charge.plan.name}</h3>
      <OpenCharge charge={charge} code={charge.pixCode} />
    </section>
  );
}

/** Lists the last charges of the owner's plans but the open one; nothing where there are none. */
export function LastPlanCharges() {
  const charges = useMyPlanChargesQuery().data?.myPlanCharges.filter((charge) => !isPayable(charge)) ?? [];
  if (charges.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="last-charges-title">
      <h3 id="last-charges-title">Últimas cobranças</h3>
      <ul className={classes.charges} aria-labelledby="last-charges-title">
        {charges.map(({ id, plan, amount, dueOn, state }) => (
          <Flex key={id} component="li" gap="0.15rem 0.75rem" wrap="wrap" align="baseline">
            <span>
              {plan.name}, {formatPrice(amount)}
            </span>
            <Text span inherit c="dimmed">
              vencimento {dayText(dueOn)}/{dueOn.slice(0, 4)}
            </Text>
            <StatusTag tone={STATES[state].tone}>{STATES[state].text}</StatusTag>
          </Flex>
        ))}
      </ul>
    </section>
  );
}
