import '@mantine/core/styles/Switch.layer.css';
import { useApolloClient } from '@apollo/client/react';
import { Switch } from '@mantine/core';
import { useRef } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { signedInId } from '../../domain/account/on-other-person.ts';
import { useMay } from '../../domain/account/use-may.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { FAILED_UNDO } from '../undo/use-undo-decision.ts';
import { useUndoableDecision } from '../undo/use-undoable-decision.ts';
import { useWaitingDecision } from '../undo/waiting-decisions.ts';
import { useSetMessageAccessMutation } from './admin-inbox.gen.ts';
import classes from './message-access-switch.module.css';
import { useMessageAccess } from './use-message-access.ts';

interface MessageAccessSwitchProps {
  company: { id: string; name: string; hasMessageAccess: boolean | null };
  /** True for the company's name in the label, where one page has several switches. */
  isNamed?: boolean;
}

const KIND = 'accessRequest';

/** Grants or revokes a company's access to its messages; while that can be undone, switching back undoes it. */
export function MessageAccessSwitch({ company, isNamed = false }: MessageAccessSwitchProps) {
  const { id, name, hasMessageAccess } = company;
  const { cache } = useApolloClient();
  const [set, { loading }] = useSetMessageAccessMutation();
  const undoable = useUndoableDecision();
  const isWaiting = useWaitingDecision()(KIND, id) !== undefined;
  const isGiven = useMessageAccess(id, hasMessageAccess ?? false);
  const isUndoing = useRef(false);
  const decides = useMay('decide');

  const show = (given: boolean) =>
    cache.modify({
      id: cache.identify({ __typename: 'Company', id }),
      fields: { hasMessageAccess: () => given },
    });

  async function decide(given: boolean): Promise<void> {
    const setMessageAccess = {
      __typename: 'Company',
      id,
      hasMessageAccess: given,
      isMessageAccessRequested: false,
    };
    const by = signedInId();
    try {
      await set({
        variables: { companyId: id, hasMessageAccess: given },
        optimisticResponse: { setMessageAccess },
      });
    } catch (error) {
      showToast(errorMessage(error, 'Erro ao liberar/remover acesso às mensagens'), 'error');
      return;
    }
    // Its undo is for nobody else, who may have signed in before the answer.
    if (by !== signedInId()) return;
    undoable.report(
      { kind: KIND, id, action: given ? 'approve' : 'reject' },
      `Acesso às mensagens ${given ? 'liberado' : 'removido'}: ${name}.`,
      () => show(!given),
      // The answer to a query meanwhile had the former value. Read anew, a list of requests would lose the row.
      () => show(given),
    );
  }

  async function switchBack(given: boolean): Promise<void> {
    isUndoing.current = true;
    try {
      await undoable.takeBack({ kind: KIND, id }, () => show(given));
      showToast('Desfeito.');
    } catch (error) {
      showToast(errorMessage(error, FAILED_UNDO), 'error');
    }
    isUndoing.current = false;
  }

  const change = (given: boolean) => {
    // Ignores a second press while the first is running.
    if (loading || isUndoing.current) return;
    void (isWaiting ? switchBack(given) : decide(given));
  };

  if (!decides) return isGiven ? 'Liberado' : 'Sem acesso';
  return (
    <Switch
      label={isNamed ? undefined : 'Acesso às mensagens'}
      aria-label={isNamed ? `Acesso às mensagens: ${name}` : undefined}
      checked={isGiven}
      onChange={(event) => change(event.currentTarget.checked)}
      classNames={{ root: classes.root ?? '', track: classes.track ?? '' }}
      withThumbIndicator={false}
    />
  );
}
