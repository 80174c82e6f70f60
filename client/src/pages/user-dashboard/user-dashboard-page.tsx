import { AccessDenied } from '../../domain/account/access-denied.tsx';
import { privatePage } from '../../domain/account/private-page.tsx';
import { Dashboard } from './dashboard.tsx';

export const page = privatePage('Painel da empresa', Dashboard, {
  roles: ['company'],
  wrongRole: <AccessDenied title="Acesso Negado">Esta página é apenas para empresas.</AccessDenied>,
});
