import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../api/errors.ts';
import { invalidate } from '../../../api/invalidation.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { APPROVAL_TYPES, type NamedApproval, type WorkKind } from '../../approval-types/approval-types.ts';
import type { ApprovalKey } from '../../undo/approval-key.ts';
import { isChangedMeanwhile, isDecidedBefore } from '../../undo/is-decided-before.ts';
import { showUndoableLater } from '../../undo/show-undoable.tsx';
import { type DecisionAction, FAILED_UNDO, UNDO_MS, useUndoDecision } from '../../undo/use-undo-decision.ts';
import { useDecideMutation } from './decide.gen.ts';

/** What a decision says besides its action. */
export interface DecisionParts {
  /** Of a rejection; of an answer its text. */
  reason?: string | undefined;
  /** When a company or a photo's caption had changed last or the newest message was sent, as it was shown. */
  changedAt?: string | null | undefined;
  /** What the company had, of a correction that is applied at once. */
  seen?: string | null | undefined;
}

const FAILED = 'Não foi possível registrar a decisão. Tente novamente.';

/**
 * How a decision ended: done, decided by somebody else before, refused since the approval has changed, not done with an
 * error that was shown, or ignored since another was on its way.
 */
export type DecisionEnd =
  | { kind: 'done' }
  | { kind: 'before'; message: string }
  | { kind: 'changed' }
  | { kind: 'failed' }
  | { kind: 'ignored' };

export interface Decide {
  isBusy: boolean;
  /** Decides on one approval; ignored while another decision is on its way. */
  submit(approval: NamedApproval, action: DecisionAction, input?: DecisionParts): Promise<DecisionEnd>;
}

/**
 * Decides approvals and hides them, and offers the undo in a toast. `startUndo` is called before an approval is undone, and
 * returns the function that opens it again, which is called afterwards.
 */
export function useDecide(
  hide: (keys: readonly ApprovalKey[]) => void,
  startUndo: (approval: NamedApproval) => () => void,
): Decide {
  const undo = useUndoDecision();
  const [send] = useDecideMutation();
  const { cache } = useApolloClient();
  const isRunning = useRef(false);
  const hasDecided = useRef(false);
  const isShown = useRef(true);
  const [isBusy, setBusy] = useState(false);
  // Other lists are read anew once this screen is left; here they would be read after every decision.
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      if (hasDecided.current) invalidate(cache, 'Decide');
    };
  }, [cache]);
  const readElsewhere = () => {
    if (!isShown.current) invalidate(cache, 'Decide');
  };

  return {
    isBusy,
    async submit(approval, action, input = {}) {
      if (isRunning.current) return { kind: 'ignored' };
      isRunning.current = true;
      setBusy(true);
      const show = showUndoableLater();
      try {
        const { kind, id } = approval;
        const { reason = null, changedAt = null, seen } = input;
        const { data } = await send({
          variables: { kind, id, decision: action, reason, changedAt, ...(seen !== undefined && { seen }) },
        });
        const missing = data?.decide.notRestored ?? [];
        if (missing.length > 0)
          showToast(`O que não voltou, porque não existe mais: ${missing.join(', ')}.`, 'error');
      } catch (error) {
        if (isDecidedBefore(error))
          return { kind: 'before', message: errorMessage(error, 'Isto já foi decidido por outra pessoa.') };
        showToast(errorMessage(error, failedTextOf(approval.kind, action)), 'error');
        return { kind: isChangedMeanwhile(error) ? 'changed' : 'failed' };
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
      hasDecided.current = true;
      const texts = APPROVAL_TYPES[approval.kind];
      const text = (action === 'reject' && texts.reject ? texts.reject : texts.approve).done(approval.title);
      const undoIt = async () => {
        const goBack = startUndo(approval);
        await undo(approval);
        invalidate(cache, 'UndoDecision');
        goBack();
      };
      if (texts.final) showToast(text);
      else show(text, undoIt, FAILED_UNDO, Date.now() + UNDO_MS);
      readElsewhere();
      hide([approval]);
      return { kind: 'done' };
    },
  };
}

/** Returns what to show when the server gives no reason: of companies a text of their own. */
function failedTextOf(kind: WorkKind, action: DecisionAction): string {
  if (kind !== 'newCompany') return FAILED;
  return action === 'approve' ? 'Erro ao aprovar empresa' : 'Erro ao rejeitar empresa';
}
