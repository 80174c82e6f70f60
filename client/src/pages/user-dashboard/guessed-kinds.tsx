import { Button } from '@mantine/core';
import {
  type CompanyFieldsFragment,
  useUpdateCompanyMutation,
} from '../../features/company-form/company-form.gen.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import classes from './dashboard.module.css';

interface GuessedKindsProps {
  company: Pick<CompanyFieldsFragment, 'id' | 'kinds'>;
  /** Called once they are confirmed, when this is no longer shown. */
  onConfirmed(): void;
}

/** Asks the owner to confirm the kinds that were guessed from the texts of the company. */
export function GuessedKinds({ company: { id, kinds }, onConfirmed }: GuessedKindsProps) {
  const [update] = useUpdateCompanyMutation();
  const { isBusy, problem, attempt } = useAttempt('Erro ao confirmar segmentos');
  const confirm = () =>
    attempt(async () => {
      await update({ variables: { id, input: { kindIds: kinds.map((kind) => kind.id) } } });
      showToast('Segmentos confirmados.');
      onConfirmed();
    });
  return (
    <Notice tone="warning">
      <div className={classes.guess}>
        <p>
          Sugerimos {kinds.length === 1 ? 'o segmento' : 'os segmentos'} pelo texto:{' '}
          <strong>{kinds.map(({ name }) => name).join(' · ')}</strong>. Confirme ou edite.
        </p>
        <Problem text={problem} />
        <Button variant="default" loading={isBusy} onClick={confirm}>
          Confirmar segmentos
        </Button>
      </div>
    </Notice>
  );
}
