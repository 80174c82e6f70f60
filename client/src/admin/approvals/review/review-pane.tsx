import { useApolloClient } from '@apollo/client/react';
import { Flex } from '@mantine/core';
import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../../../domain/account/use-may.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { LeaveNotice, TYPED } from '../../../ui/form/leave-notice.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useShortcuts } from '../../../ui/keyboard/use-shortcuts.ts';
import { useLeaveGuard } from '../../../ui/navigation/use-leave-guard.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { readerOf } from '../../actions/reason-reader.ts';
import { useModal } from '../../actions/use-modal.ts';
import {
  ApprovalDetailsDocument,
  useApprovalDetailsQuery,
} from '../../approval-types/approval-details.gen.ts';
import type { ApprovalParts } from '../../approval-types/approval-type.ts';
import { APPROVAL_TYPES, capabilityOf, type NamedApproval } from '../../approval-types/approval-types.ts';
import type { ApprovalKey } from '../../undo/approval-key.ts';
import type { DecisionAction } from '../../undo/use-undo-decision.ts';
import { ApprovalDetails } from '../approval-details.tsx';
import type { ApprovalRowFragment } from '../approvals.gen.ts';
import { ApproveModal } from '../decide/approve-modal.tsx';
import { ReasonPanel } from '../decide/reason-panel.tsx';
import type { DecisionEnd, DecisionParts } from '../decide/use-decide.ts';
import { useTemplates } from '../decide/use-templates.ts';
import { ageIn, changeText, hasChanged, seenOf } from './approval-facts.ts';
import classes from './review-pane.module.css';
import { DECIDED, useApprovalState } from './use-approval-state.ts';
import type { Steps } from './use-steps.ts';

/** Listed until the choices themselves are, once one is asked for. */
const REASONS = { reject: 'Motivo pronto, depois de R', answer: 'Resposta pronta, depois de A' };

const NOT_READ = 'A mensagem foi enviada, mas as recebidas não foram marcadas como lidas.';

export interface ReviewPaneProps {
  approval: ApprovalKey;
  /** As the list has it; missing for an approval that is on no page of it. */
  row: ApprovalRowFragment | undefined;
  /** Where it is in the list: '3 de 50'. */
  place: string | undefined;
  steps: Steps;
  backTo: string;
  isBusy: boolean;
  /** How many of the approvals to come are approved as soon as they are shown. */
  queued: number;
  setQueued: Dispatch<SetStateAction<number>>;
  slots: ApprovalParts;
  decide(approval: NamedApproval, action: DecisionAction, input: DecisionParts): Promise<DecisionEnd>;
}

/** Shows one approval with its decisions, for the pointer and for single keys. */
export function ReviewPane(props: ReviewPaneProps) {
  const { approval, row, place, steps, backTo, isBusy, queued, setQueued, slots, decide } = props;
  const { data, failure, refetch } = useApprovalDetailsQuery({
    variables: { kind: approval.kind, id: approval.id },
    // It may have changed since it was loaded ahead.
    rereads: true,
  });
  const client = useApolloClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asksReason, setAsksReason] = useState(false);
  const [isEdited, setEdited] = useState(false);
  const [isReading, setReading] = useState(false);
  const [isDeciding, setDeciding] = useState(false);
  const isRunning = useRef(false);
  const [now, setNow] = useApprovalState(approval);
  const details = data?.adminWorkMatter;
  const age = details && ageIn(details);
  const title =
    row?.title ??
    details?.company?.name ??
    details?.person?.name ??
    details?.dataRequest?.name ??
    details?.dataRequest?.email ??
    '';
  const { approve, reject, answer, singular, final, isCompared } = APPROVAL_TYPES[approval.kind];
  /** Approved without a question, and not if it has changed since it was loaded ahead. */
  const isOneKey = !answer && !final && isCompared;
  const confirmed = useModal<true>(heading);
  const reasonTexts = answer ? { ...approve, ...answer } : reject;
  const templates = useTemplates(approval.kind);
  // One's own decision is no news.
  const isGone = !isDeciding && (now.isWaiting ?? details?.isWaiting) === false;
  const isBack = now.isWaiting === true && details?.isWaiting === false;
  const isQuiet = isGone || isEdited || isReading;
  const isChanged = !isQuiet && hasChanged(approval.kind, details?.changedAt, now.changedAt);
  const decides = useMay(capabilityOf(approval.kind));
  const edits = useMay('editCompanies');
  // While it is read anew, what is shown may be older than one's own edit.
  const canDecide = decides && details !== undefined && !isGone && !isBusy && !isDeciding && !isReading;
  const companyId = edits ? details?.company?.id : undefined;

  // Each approval begins at its heading, which keeps keys and screen readers in the pane.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, []);
  const nextKind = steps.next?.kind;
  const nextId = steps.next?.id;
  useEffect(() => {
    if (!nextKind || !nextId) return;
    // Failing costs nothing: it is asked again when it opens.
    void client
      .query({ query: ApprovalDetailsDocument, variables: { kind: nextKind, id: nextId } })
      .catch(() => undefined);
  }, [client, nextKind, nextId]);

  const reload = async () => {
    setReading(true);
    await refetch();
    // It is older than what is shown now.
    setNow({});
    setReading(false);
  };
  // Its decision was undone.
  const readBack = useEffectEvent(() => void reload());
  useEffect(() => {
    if (isBack) readBack();
  }, [isBack]);

  const run = async (action: DecisionAction, reason?: string): Promise<DecisionEnd> => {
    if (!canDecide || isRunning.current) return { kind: 'ignored' };
    isRunning.current = true;
    setDeciding(true);
    const end = await decide({ ...approval, title }, action, { reason, ...seenOf(details) });
    // What was decided is about to be replaced by the next one.
    if (end.kind === 'done') return end;
    isRunning.current = false;
    setDeciding(false);
    if (end.kind !== 'ignored') setQueued(0);
    if (end.kind !== 'before' && end.kind !== 'changed') return end;
    if (end.kind === 'before') setNow({ isWaiting: false, text: end.message });
    else void reload();
    heading.current?.focus({ preventScroll: true });
    return end;
  };
  const markRead = async () => {
    if (!isGone && (await run('approve')).kind === 'ignored') showToast(NOT_READ, 'error');
  };
  // An answer takes a while to be sent.
  const latest = useRef({ markRead });
  useLayoutEffect(() => {
    latest.current = { markRead };
  });
  const showChange = () => {
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminConversation' });
    void reload();
    heading.current?.focus({ preventScroll: true });
  };
  // The focused element may have been removed or hidden.
  useEffect(() => {
    const { activeElement } = document;
    if (isGone && (activeElement === document.body || activeElement?.closest('[hidden]')))
      heading.current?.focus({ preventScroll: true });
  }, [isGone]);
  const startApprove = () => {
    if (!canDecide) return;
    if (answer) setAsksReason(true);
    else if (final) confirmed.show(true);
    else void run('approve');
  };
  /** A key that is pressed while a decision or the next approval is on its way counts for what comes. */
  const approveByKey = async () => {
    if (!isOneKey) startApprove();
    else if (
      (canDecide || isBusy || isDeciding || !data) &&
      !failure &&
      (await run('approve')).kind === 'ignored'
    )
      setQueued((count) => count + 1);
  };
  const approveQueued = useEffectEvent(() => {
    setQueued((count) => (isChanged || !isOneKey ? 0 : count - 1));
    if (!isChanged) void approveByKey();
  });
  const isNext = canDecide && queued > 0;
  const isEnd = isGone || failure !== undefined;
  useEffect(() => {
    if (isNext) approveQueued();
    else if (isEnd) setQueued(0);
  }, [isNext, isEnd, setQueued]);
  const closeReason = async () => {
    setAsksReason(false);
    heading.current?.focus({ preventScroll: true });
  };
  const startReject = () => {
    if (reject && canDecide) setAsksReason(true);
  };
  // Photos are changed without saving the form.
  const endEdit = () => {
    setEdited(false);
    void reload();
  };
  const edit = () => companyId && !isGone && setEdited(true);
  const decisions = useRef<HTMLDivElement>(null);
  const guard = useLeaveGuard(
    () => !isGone && Boolean(decisions.current?.querySelector('textarea')?.value.trim()),
  );
  const back = useRef<HTMLAnchorElement>(null);
  const toList = () => (guard.isHeld ? guard.stay() : back.current?.click());
  const go = (isForward: boolean) => guard.ask(() => steps.go(isForward));
  useShortcuts('Revisão', [
    { key: 'j', label: 'Próximo', run: () => go(true) },
    { key: 'k', label: 'Anterior', run: () => go(false) },
    { key: 'Escape', label: 'Voltar às aprovações', run: toList },
    ...(asksReason || !decides
      ? []
      : [
          { key: 'a', label: approve.label, run: approveByKey },
          ...(reject ? [{ key: 'r', label: reject.label, run: startReject }] : []),
        ]),
    ...(companyId ? [{ key: 'e', label: 'Editar empresa', run: edit }] : []),
    ...(decides && reasonTexts && !asksReason
      ? [{ key: '1–9', label: REASONS[answer ? 'answer' : 'reject'] }]
      : []),
    // What the toast or a bulk action offers.
    { key: 'u', label: 'Desfazer a última decisão' },
  ]);

  return (
    <section className={classes.pane} aria-labelledby="approval-title">
      <Flex component="header" gap="0.5rem 1rem" wrap="wrap" align="center" justify="space-between">
        <Link ref={back} to={backTo} state={{ isOverlay: true }} className={classes.back} discover="none">
          <Icon name="back" /> Voltar às aprovações
        </Link>
        <div className={classes.steps}>
          {place && <span className={classes.place}>{place}</span>}
          <Button variant="default" disabled={!steps.hasBefore} onClick={() => go(false)}>
            Anterior
          </Button>
          <Button variant="default" disabled={!steps.hasNext} onClick={() => go(true)}>
            Próximo
          </Button>
        </div>
        <div className={classes.title}>
          <Flex component="p" gap="0.4rem" wrap="wrap" align="center" c="dimmed" fz="var(--text-sm)">
            {singular}
            {age && ` · ${age}`}
            {details?.isOverdue && <StatusTag tone="bad">Atrasada</StatusTag>}
          </Flex>
          <h2 id="approval-title" ref={heading} tabIndex={-1}>
            {title || singular}
          </h2>
        </div>
      </Flex>
      {failure && !data && (
        <RetryNotice text="Erro ao carregar dados do painel administrativo" retry={refetch} />
      )}
      {!data && !failure && (
        <Flex
          role="status"
          component="p"
          gap="0.4rem"
          wrap="wrap"
          align="center"
          c="dimmed"
          fz="var(--text-sm)"
        >
          Carregando…
        </Flex>
      )}
      {details && (
        <ApprovalDetails details={details} slots={slots} onAnswered={() => void latest.current.markRead()} />
      )}
      <div ref={decisions} className={classes.decisions} data-decides data-bottom-bar>
        {isGone && (
          <Notice tone="warning" announce>
            {now.text ?? details?.decidedText ?? DECIDED}
          </Notice>
        )}
        {isChanged && (
          <Notice tone="warning" announce>
            <Flex component="p" align="center" wrap="wrap" gap="0.25rem 1rem" justify="space-between">
              {changeText(approval.kind)} enquanto você lia.
              <Button variant="default" onClick={showChange}>
                Mostrar
              </Button>
            </Flex>
          </Notice>
        )}
        {guard.isHeld && <LeaveNotice words={TYPED} onStay={guard.stay} onLeave={guard.leave} />}
        {asksReason && reasonTexts && (
          <ReasonPanel
            isHidden={isGone}
            action={reasonTexts.label}
            reader={[readerOf(reasonTexts, details?.person != null), final && 'Não dá para desfazer.']
              .filter(Boolean)
              .join(' ')}
            templates={templates}
            missing={reasonTexts.missing}
            isAnswer={answer !== undefined}
            isBusy={isBusy || isReading}
            onReason={(reason) => run(answer ? 'approve' : 'reject', reason || undefined)}
            onClose={() => (guard.isHeld ? guard.stay() : guard.ask(closeReason))}
          />
        )}
        {details && !isGone && !asksReason && (decides || companyId) && (
          <div className={classes.actions}>
            {decides && (
              <Button disabled={!canDecide} onClick={startApprove}>
                {approve.label} {queued > 0 ? `· mais ${queued}` : <Key name="A" />}
              </Button>
            )}
            {decides && reject && (
              <Button variant="default" disabled={!canDecide} onClick={startReject}>
                {reject.label} <Key name="R" />
              </Button>
            )}
            {companyId && (
              <Button variant="default" onClick={edit}>
                Editar empresa <Key name="E" />
              </Button>
            )}
          </div>
        )}
        {isGone && steps.hasNext && (
          <div className={classes.actions}>
            <Button onClick={() => go(true)}>
              Próximo <Key name="J" />
            </Button>
          </div>
        )}
      </div>
      {confirmed.state && (
        <ApproveModal
          kind={approval.kind}
          count={1}
          onConfirm={() => {
            confirmed.close();
            void run('approve');
          }}
          onClose={confirmed.close}
        />
      )}
      {isEdited && companyId && slots.form(companyId, endEdit, endEdit)}
    </section>
  );
}

/** Shows the key of a button; its words say enough to screen readers. */
const Key = ({ name }: { name: string }) => (
  <span className={classes.key} aria-hidden="true">
    {name}
  </span>
);
