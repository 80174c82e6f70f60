import { errorMessage } from '../../api/errors.ts';
import { useActivity } from '../actions/use-activity.ts';
import type { Decisions } from '../actions/use-decisions.ts';
import { type CompanyRowFragment, useSetCompaniesActiveMutation } from './companies.gen.ts';

/** The server changes so many in one mutation. */
const AT_ONCE = 100;

/** Activates and deactivates companies, a hundred in each mutation. */
export function useCompanyActivity(
  decisions: Decisions,
  onChanged: (rows: readonly CompanyRowFragment[]) => void,
) {
  const [set] = useSetCompaniesActiveMutation();
  return useActivity<CompanyRowFragment>({
    decisions,
    subjectOf: (name) => name,
    many: 'empresas',
    onChanged,
    async change(companies, isActive) {
      const failed: { id: string; message: string }[] = [];
      for (let from = 0; from < companies.length; from += AT_ONCE) {
        const ids = companies.slice(from, from + AT_ONCE).map(({ id }) => id);
        try {
          const { data } = await set({ variables: { ids, isActive } });
          failed.push(...(data?.setCompaniesActive.failed ?? []));
        } catch (error) {
          const message = errorMessage(error, 'Erro ao ativar/desativar empresa');
          failed.push(...ids.map((id) => ({ id, message })));
        }
      }
      return failed;
    },
  });
}
