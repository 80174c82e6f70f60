import { errorMessage } from '../../api/errors.ts';
import { useActivity } from '../actions/use-activity.ts';
import type { Decisions } from '../actions/use-decisions.ts';
import { type CompanyRowFragment, useSetCompaniesActiveMutation } from './companies.gen.ts';

/** Activates and deactivates companies in one mutation. */
export function useCompanyActivity(decisions: Decisions) {
  const [set] = useSetCompaniesActiveMutation();
  return useActivity<CompanyRowFragment>({
    decisions,
    subjectOf: (name) => name,
    many: 'empresas',
    async change(companies, isActive) {
      const ids = companies.map(({ id }) => id);
      try {
        const { data } = await set({ variables: { ids, isActive } });
        return data?.setCompaniesActive.failed ?? [];
      } catch (error) {
        const message = errorMessage(error, 'Erro ao ativar/desativar empresa');
        return ids.map((id) => ({ id, message }));
      }
    },
  });
}
