import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { CheckField } from '../../ui/field/check-field.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { useQuoteSettingQuery, useSetQuoteRequestsMutation } from './quote-switch.gen.ts';

/** Turns on and off requests that visitors send to several companies at once. */
export function QuoteSwitch({ companyId }: { companyId: string }) {
  const { data } = useQuoteSettingQuery({ variables: { companyId } });
  const [set] = useSetQuoteRequestsMutation();
  const { isBusy, problem, attempt } = useAttempt('Não foi possível guardar agora. Tente novamente.');
  const takesQuoteRequests = data?.company.takesQuoteRequests;
  if (typeof takesQuoteRequests !== 'boolean') return null;
  const change = () =>
    attempt(async () => {
      await set({ variables: { companyId, takesQuoteRequests: !takesQuoteRequests } });
      showToast(takesQuoteRequests ? 'Pedidos feitos a várias empresas desligados.' : 'Pedidos ligados.');
    });
  return (
    <>
      <CheckField
        label="Receber pedidos que visitantes fazem a várias empresas de uma vez"
        checked={takesQuoteRequests}
        aria-disabled={isBusy}
        onChange={change}
      />
      <Problem text={problem} />
    </>
  );
}
