import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import { errorMessage } from '../../api/errors.ts';
import { useMay } from '../../domain/account/use-may.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useSetMessageAccessMutation } from './admin-inbox.gen.ts';
import classes from './message-access-switch.module.css';

interface MessageAccessSwitchProps {
  company: { id: string; hasMessageAccess: boolean | null };
  /** Accessible label, where one page has several switches. */
  companyName?: string;
}

/** Grants or revokes a company's access to its messages. */
export function MessageAccessSwitch({ company, companyName }: MessageAccessSwitchProps) {
  const { id, hasMessageAccess } = company;
  const [set, { loading }] = useSetMessageAccessMutation();
  const decides = useMay('decide');

  const change = async (given: boolean) => {
    // Ignores a second press while the first is running.
    if (loading) return;
    const setMessageAccess = {
      __typename: 'Company',
      id,
      hasMessageAccess: given,
      isMessageAccessRequested: false,
    };
    try {
      await set({
        variables: { companyId: id, hasMessageAccess: given },
        optimisticResponse: { setMessageAccess },
      });
      showToast(given ? 'Acesso às mensagens liberado.' : 'Acesso às mensagens removido.');
    } catch (error) {
      showToast(errorMessage(error, 'Erro ao liberar/remover acesso às mensagens'), 'error');
    }
  };

  if (!decides) return hasMessageAccess ? 'Liberado' : 'Sem acesso';
  return (
    <Switch
      label={companyName ? undefined : 'Acesso às mensagens'}
      aria-label={companyName && `Acesso às mensagens: ${companyName}`}
      checked={hasMessageAccess ?? false}
      onChange={(event) => change(event.currentTarget.checked)}
      classNames={{ root: classes.root ?? '', body: classes.body ?? '', track: classes.track ?? '' }}
      withThumbIndicator={false}
    />
  );
}
