import { Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { useSite } from '../../domain/site/use-site.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { Panel } from '../../ui/panel.tsx';
import { useSetWeeklyMailMutation, useWeeklyMailQuery } from './weekly-mail.gen.ts';

/** Switches an owner's weekly mail; nothing where no mail is sent. */
export function WeeklyMailPanel({ isEmailConfirmed }: { isEmailConfirmed: boolean }) {
  const { sendsEmails } = useSite();
  const { data, failure, refetch } = useWeeklyMailQuery({ skip: !sendsEmails, variables: {} });
  const [set] = useSetWeeklyMailMutation();
  const { isBusy, problem, attempt } = useAttempt('Não foi possível salvar. Tente novamente.');
  if (!sendsEmails) return null;
  const isOn = data?.viewer.wantsWeeklyMail;
  const change = (next: boolean) =>
    attempt(async () => {
      await set({ variables: { isOn: next } });
      showToast(next ? 'Resumo semanal ligado.' : 'Resumo semanal desligado.');
    });
  return (
    <Panel title="Resumo semanal">
      <p>
        Às segundas-feiras de manhã você recebe por e-mail o que espera por você e os números da semana.
        Quando não há nada a contar, nada é enviado.
      </p>
      {!isEmailConfirmed && <p>O resumo só vai para um e-mail confirmado.</p>}
      {isOn === undefined && failure && (
        <RetryNotice text="Não foi possível carregar esta opção." retry={refetch} />
      )}
      {isOn !== undefined && (
        <Switch
          size="md"
          label="Receber o resumo semanal"
          checked={isOn}
          disabled={isBusy}
          onChange={(event) => change(event.currentTarget.checked)}
        />
      )}
      <Problem text={problem} />
    </Panel>
  );
}
