import { Box, Button, Flex, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { ContactLink } from '../../ui/contact-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import formClasses from '../../ui/form/form.module.css';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { LastPlanCharges, OpenPlanCharge } from './plan-charges.tsx';
import { PlanRequestForm, usePlanRequestForm } from './plan-request-form.tsx';
import {
  type MyPlanRequestFragment,
  type PlanChoiceFragment,
  useCancelPlanRequestMutation,
  useMyPlanRequestQuery,
  usePlansQuery,
} from './plans.gen.ts';
import classes from './plans.module.css';

const STATUS = {
  pending: { tone: 'waiting', text: 'Em análise' },
  approved: { tone: 'good', text: 'Aprovada' },
  rejected: { tone: 'bad', text: 'Rejeitada' },
} as const;

/** Shows the owner's pending request, or the last decided one. */
function PlanRequestBox({ request, cancel }: { request: MyPlanRequestFragment; cancel(): void }) {
  const { status, currentPlan, requestedPlan, requestedAt, decidedAt, rejectionReason } = request;
  const { tone, text } = STATUS[status];
  return (
    <section className={classes.section} aria-labelledby="plan-request-title">
      <h3 id="plan-request-title">{status === 'pending' ? 'Sua solicitação' : 'Sua última solicitação'}</h3>
      <Stack
        gap={8}
        align="flex-start"
        px="md"
        py="0.9rem"
        bd="1px solid var(--line)"
        bdrs="md"
        style={{ overflowWrap: 'anywhere' }}
      >
        <Flex component="p" gap={8} wrap="wrap" align="center" fw={700} style={{ overflowWrap: 'anywhere' }}>
          Plano {requestedPlan.name} <StatusTag tone={tone}>{text}</StatusTag>
        </Flex>
        <Text c="dimmed" fz="var(--text-base)">
          Pedida em {formatDate(requestedAt)}
          {decidedAt && ` · decidida em ${formatDate(decidedAt)}`}
        </Text>
        {status !== 'pending' && (
          <Text c="dimmed" fz="var(--text-base)">
            Plano na época: {currentPlan?.name ?? 'Grátis'}
          </Text>
        )}
        {rejectionReason && <p>Resposta da administração: {rejectionReason}</p>}
        {status === 'pending' && (
          <>
            <Text c="dimmed" fz="var(--text-base)">
              Enquanto ela está em análise, não é possível pedir outro plano.
            </Text>
            <Button variant="default" onClick={cancel}>
              Cancelar solicitação
            </Button>
          </>
        )}
      </Stack>
    </section>
  );
}

interface CancelRequestModalProps {
  request: MyPlanRequestFragment;
  onClose(): void;
}

/** Confirms the cancellation of a request for a plan. */
function CancelRequestModal({ request, onClose }: CancelRequestModalProps) {
  const [cancel] = useCancelPlanRequestMutation();
  return (
    <AttemptModal
      title="Cancelar a solicitação?"
      action="Cancelar solicitação"
      dismiss="Manter solicitação"
      failedText="Não foi possível cancelar a solicitação. Tente novamente."
      doneText="Solicitação cancelada."
      run={() => cancel({ variables: { id: request.id } })}
      onDone={onClose}
      onClose={onClose}
    >
      <p>
        A administração deixa de analisar sua mudança para o plano{' '}
        <strong>{request.requestedPlan.name}</strong>. Você pode pedir de novo quando quiser.
      </p>
    </AttemptModal>
  );
}

/** Time from success to closing. */
const CLOSES_MS = 1_200;

interface PlanModalProps {
  account: { name: string; email: string; plan: { id: string } | null };
  /** The administration's e-mail address. */
  contactEmail: string;
  onClose(): void;
}

function Person({ account, contactEmail }: Omit<PlanModalProps, 'onClose'>) {
  return (
    <div className={classes.section}>
      <div className={formClasses.pair}>
        <TextInput label="Nome" value={account.name} readOnly />
        <TextInput label="E-mail" value={account.email} readOnly />
      </div>
      <Text c="dimmed" fz="var(--text-base)">
        Nome e e-mail não mudam aqui: fale com a administração (
        <ContactLink address={contactEmail} />) ou use a página <Link to={paths.profile()}>Meu perfil</Link>.
      </Text>
    </div>
  );
}

function Sent() {
  return (
    <Notice tone="success" announce takeFocus>
      Solicitação enviada com sucesso! O administrador será notificado e analisará sua solicitação.
    </Notice>
  );
}

interface PlansProps {
  account: PlanModalProps['account'];
  onSent(): void;
  onCancel(): void;
}

/** Shows the owner's request, and the choice of plans unless one is pending. */
function Plans({ account, onSent, onCancel }: PlansProps) {
  const plans = usePlansQuery();
  const own = useMyPlanRequestQuery();
  const serverForm = usePlanRequestForm(onSent, own.refetch);
  // An account without a plan has the default.
  const isCurrent = ({ id, isDefault }: PlanChoiceFragment) =>
    account.plan ? account.plan.id === id : isDefault;
  if (plans.loading || own.loading) {
    return (
      // As high as the screen: what is below would move when the plans come.
      <Box className={classes.section} mih="100vh" role="status">
        <span className="visually-hidden">Carregando planos…</span>
        <Skeleton height={96} />
        <Skeleton height={96} />
        <Skeleton height={96} />
      </Box>
    );
  }
  if (!plans.data || !own.data) {
    const retry = () => Promise.all([plans.refetch(), own.refetch()]);
    return <RetryNotice text="Erro ao carregar planos" retry={retry} />;
  }
  const { items } = plans.data.plans;
  const request = own.data.myPlanRequest;
  return (
    <>
      {request && <PlanRequestBox request={request} cancel={onCancel} />}
      {request?.status !== 'pending' &&
        (items.length > 0 ? (
          <PlanRequestForm serverForm={serverForm} plans={items} isCurrent={isCurrent} />
        ) : (
          <p>Nenhum plano pode ser pedido no momento.</p>
        ))}
      <Problem text={serverForm.problem} />
    </>
  );
}

/** Shows the owner's account and the plans to ask for. */
export function PlanModal({ account, contactEmail, onClose }: PlanModalProps) {
  const [isSent, setIsSent] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const { data } = useMyPlanRequestQuery();
  const request = data?.myPlanRequest;
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(onClose, CLOSES_MS);
    return () => clearTimeout(timer);
  }, [isSent, onClose]);
  if (isCancelling && request) {
    return <CancelRequestModal request={request} onClose={() => setIsCancelling(false)} />;
  }
  return (
    <SiteModal title="Editar Perfil e Planos" onClose={onClose}>
      <OpenPlanCharge />
      {isSent && <Sent />}
      {!isSent && (
        <Plans account={account} onSent={() => setIsSent(true)} onCancel={() => setIsCancelling(true)} />
      )}
      <LastPlanCharges />
      <Person account={account} contactEmail={contactEmail} />
    </SiteModal>
  );
}
