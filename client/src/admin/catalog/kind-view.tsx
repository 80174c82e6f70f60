import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../domain/account/use-may.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import formClasses from '../../ui/form/form.module.css';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CompaniesOfKind } from './companies-of-kind.tsx';
import { KindModal } from './kind-modal.tsx';
import { KindWords } from './kind-words.tsx';
import { useAdminKindQuery } from './kinds.gen.ts';
import classes from './kinds.module.css';

/** Shows one kind of business: its data and its words. */
export function KindView({ id }: { id: string }) {
  const { data, previousData, failure, refetch } = useAdminKindQuery({ variables: { id } });
  const [isEditing, setEditing] = useState(false);
  const canEdit = useMay('manageCatalog');
  const seesAudit = useMay('readAudit');
  // Each change of words asks for the kind again; until then it stays on the screen.
  const kind = [data?.adminKind, previousData?.adminKind].find((known) => known?.id === id);
  const title = kind?.name ?? 'Segmento';
  usePrivateHead(title);
  const isMissing = failure?.code === 'NOT_FOUND';
  return (
    <PageFrame
      title={title}
      lead="As palavras levam quem busca às empresas do segmento. O que mudar aqui vale na busca seguinte."
      actions={
        <LinkButton to={paths.adminKinds()} variant="default">
          <Icon name="back" />
          Todos os segmentos
        </LinkButton>
      }
    >
      <ListState
        hasData={kind !== undefined || isMissing}
        isEmpty={isMissing}
        isFailed={failure !== undefined && !isMissing}
        failedText="Erro ao carregar segmento"
        retry={refetch}
        empty={
          <EmptyState title="Segmento não encontrado">
            <p>Ele pode ter sido removido. Procure na lista de segmentos.</p>
          </EmptyState>
        }
      >
        {kind && (
          <>
            <Panel
              title="Dados"
              actions={
                <div className={formClasses.actions}>
                  {canEdit && <Button onClick={() => setEditing(true)}>Editar</Button>}
                  {seesAudit && (
                    <LinkButton to={paths.adminAudit({ type: 'kind', subject: id })} variant="subtle">
                      Histórico
                    </LinkButton>
                  )}
                </div>
              }
            >
              <dl className={classes.facts}>
                <dt>Nome no plural</dt>
                <dd>{kind.plural ?? kind.name}</dd>
                <dt>Categoria</dt>
                <dd>{kind.category?.name ?? 'Nenhuma'}</dd>
                <dt>Segmento mais amplo</dt>
                <dd>{kind.broader?.name ?? 'Nenhum'}</dd>
                <dt>Tipo do schema.org</dt>
                <dd>{kind.schemaType ?? 'Nenhum'}</dd>
                <dt>Empresas</dt>
                <dd>
                  <CompaniesOfKind kind={kind} />
                </dd>
              </dl>
            </Panel>
            <Panel title="Palavras">
              <KindWords kind={kind} />
            </Panel>
            {isEditing && <KindModal kind={kind} onClose={() => setEditing(false)} />}
          </>
        )}
      </ListState>
    </PageFrame>
  );
}
