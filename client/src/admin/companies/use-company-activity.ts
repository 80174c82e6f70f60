import { errorMessage } from '../../api/errors.ts';
import { doneText } from '../actions/several-text.ts';
import { useActivity } from '../actions/use-activity.ts';
import type { Decisions } from '../actions/use-decisions.ts';
import {
  type CompanyRowFragment,
  useSetCompaniesActiveMutation,
  useSetCompanyActiveMutation,
} from './companies.gen.ts';

const FAILED = 'Erro ao ativar/desativar empresa';

function resultText(companies: readonly CompanyRowFragment[], isActive: boolean): string {
  const [first] = companies;
  const how = isActive ? 'ativada' : 'desativada';
  if (companies.length === 1 && first) return `${first.name} foi ${how}.`;
  return doneText(companies.length, { one: `empresa foi ${how}.`, several: `empresas foram ${how}s.` });
}

/** Activates and deactivates companies; several in one mutation. */
export function useCompanyActivity(decisions: Decisions) {
  const [setOne] = useSetCompanyActiveMutation();
  const [setSeveral] = useSetCompaniesActiveMutation();
  return useActivity<CompanyRowFragment>({
    decisions,
    doneText: resultText,
    async change(companies, isActive) {
      const ids = companies.map(({ id }) => id);
      const [first] = ids;
      try {
        if (ids.length === 1 && first !== undefined) {
          await setOne({ variables: { id: first, isActive } });
          return [];
        }
        const { data } = await setSeveral({ variables: { ids, isActive } });
        return (data?.setCompaniesActive.failed ?? []).map(({ id, message }) => ({
          id,
          message: message || FAILED,
        }));
      } catch (error) {
        return ids.map((id) => ({ id, message: errorMessage(error, FAILED) }));
      }
    },
  });
}
