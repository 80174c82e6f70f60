import { useSearchParams } from 'react-router-dom';
import { RatingAdminList } from '../../admin/ratings/rating-admin-list.tsx';
import { AdministratorsOnly } from '../../domain/account/administrators-only.tsx';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PersonRequest } from './person-request.tsx';

function AllRatings() {
  return (
    <PageFrame
      title="Avaliações"
      lead="Veja o que foi denunciado e as avaliações que chegam muitas de uma vez, e decida."
      actions={
        <LinkButton to={paths.adminPerson()} variant="default">
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
        <LinkButton to={paths.adminRatings()} variant="default">
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

export const page: Page = { Component: AdminRatingsPage };
