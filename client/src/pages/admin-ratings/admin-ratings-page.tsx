import { useSearchParams } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Panel } from '../../components/panel.tsx';
import { RatingAdminList } from '../../features/admin/ratings/rating-admin-list.tsx';
import { AdministratorsOnly } from '../../features/session/administrators-only.tsx';
import type { Page } from '../../lib/page.ts';
import { usePrivateHead } from '../../lib/site/use-private-head.ts';
import { paths } from '../../paths.ts';
import { PersonRequest } from './person-request.tsx';

function AllRatings() {
  return (
    <PageFrame
      title="Avaliações"
      lead="Veja o que foi denunciado e as avaliações que chegam muitas de uma vez, e decida."
      actions={
        <LinkButton to={paths.adminPerson()} look="default">
          Pedidos da LGPD
        </LinkButton>
      }
    >
      <Panel title="Todas as avaliações">
        <RatingAdminList />
      </Panel>
    </PageFrame>
  );
}

function OnePerson() {
  return (
    <PageFrame
      title="Pedidos da LGPD"
      lead="Encontre pelo e-mail o que uma pessoa escreveu no guia e apague o que ela pedir."
      actions={
        <LinkButton to={paths.adminRatings()} look="default">
          <Icon name="back" />
          Todas as avaliações
        </LinkButton>
      }
    >
      <PersonRequest />
    </PageFrame>
  );
}

function AdminRatingsPage() {
  const [search] = useSearchParams();
  const isOfPerson = search.get('view') === 'person';
  usePrivateHead(isOfPerson ? 'Pedidos da LGPD' : 'Avaliações');
  return (
    <AdministratorsOnly title="Acesso não autorizado">
      {isOfPerson ? <OnePerson /> : <AllRatings />}
    </AdministratorsOnly>
  );
}

export const adminRatingsPage: Page = { Component: AdminRatingsPage, queries: () => [] };
