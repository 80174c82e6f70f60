import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useCompaniesSettingQuery } from './managed-plans.gen.ts';

/** Warns of a plan with a higher company limit than the settings allow. */
export function SettingBelow({ maxCompanies }: { maxCompanies: number }) {
  const { data } = useCompaniesSettingQuery();
  const most = data?.systemSettings.maxCompaniesPerUser;
  if (most === undefined || !(maxCompanies > most)) return null;
  return (
    <Notice tone="warning" announce>
      <p>
        As configurações do site permitem até {most === 1 ? '1 empresa' : `${most} empresas`} por conta, em
        qualquer plano. Para este plano valer inteiro, aumente esse limite em{' '}
        <Link to={paths.admin({ tab: 'settings' })}>Configurações</Link>.
      </p>
    </Notice>
  );
}
