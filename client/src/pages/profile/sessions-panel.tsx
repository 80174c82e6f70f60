import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { invalidate } from '../../api/invalidation.ts';
import formClasses from '../../ui/form/form.module.css';
import { ListState } from '../../ui/list/list-state.tsx';
import { PageButtons } from '../../ui/list/page-buttons.tsx';
import classes from '../../ui/list/ruled-list.module.css';
import { Panel } from '../../ui/panel.tsx';
import { EndSessionsModal } from './end-sessions-modal.tsx';
import { SessionItem } from './session-item.tsx';
import { type OwnSessionFragment, useMySessionsQuery } from './sessions.gen.ts';

/** Lists the account's sessions, each of which can be ended. */
export function SessionsPanel() {
  const [page, setPage] = useState(1);
  const { data, previousData, failure, refetch } = useMySessionsQuery({ variables: { page } });
  const [ending, setEnding] = useState<{ session?: OwnSessionFragment }>();
  const title = useRef<HTMLHeadingElement>(null);
  const { cache } = useApolloClient();
  // Other browsers open and end sessions: the cached list may be out of date.
  useEffect(() => {
    invalidate(cache, 'EndSession');
  }, [cache]);
  const list = (data ?? previousData)?.mySessions;
  const items = list?.items ?? [];

  const onEnded = () => {
    setEnding(undefined);
    // The focused button is gone with its row.
    title.current?.focus();
    // Also when it had ended elsewhere.
    invalidate(cache, 'EndSession');
  };
  const last = data?.mySessions.lastPage;
  // The page's sessions have ended.
  if (last !== undefined && page > last) setPage(last);

  return (
    <Panel title="Sessões" titleRef={title}>
      <p>Onde você entrou com esta conta. Se não reconhece alguma, encerre-a e troque a sua senha.</p>
      <ListState
        hasData={list !== undefined}
        isFailed={failure !== undefined}
        rows={3}
        failedText="Erro ao carregar as sessões"
        retry={refetch}
      >
        <ul className={classes.list}>
          {items.map((session) => (
            <SessionItem key={session.id} session={session} end={() => setEnding({ session })} />
          ))}
        </ul>
        <PageButtons
          label="Páginas das sessões"
          page={page}
          lastPage={list?.lastPage ?? 1}
          isWaiting={!data && !failure}
          onSelect={setPage}
        />
        {(list?.total ?? 0) > 1 && (
          <div className={formClasses.actions}>
            <Button variant="default" onClick={() => setEnding({})}>
              Encerrar todas as outras
            </Button>
          </div>
        )}
      </ListState>
      {ending && (
        <EndSessionsModal session={ending.session} onEnded={onEnded} onClose={() => setEnding(undefined)} />
      )}
    </Panel>
  );
}
