import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { invalidate } from '../../api/invalidation.ts';
import { formatDateTime } from '../../lib/format.ts';
import formClasses from '../../ui/form/form.module.css';
import { ListState } from '../../ui/list/list-state.tsx';
import { PageButtons } from '../../ui/list/page-buttons.tsx';
import classes from '../../ui/list/ruled-list.module.css';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import {
  type OwnSessionFragment,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useMySessionsQuery,
} from './sessions.gen.ts';

/** Shows a session: device, start and expiry. This browser's own ends by 'Sair' only. */
function SessionItem({ session, end }: { session: OwnSessionFragment; end(): void }) {
  const { device, isCurrent, createdAt, lastUsedAt, expiresAt } = session;
  const begun = formatDateTime(createdAt);
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <p className={classes.naming}>
          <strong>{device}</strong>
          {isCurrent && <StatusTag tone="good">Esta sessão</StatusTag>}
        </p>
        <p className={classes.muted}>
          {isCurrent ? 'Em uso agora' : `Último uso em ${formatDateTime(lastUsedAt)}`}
        </p>
        <p className={classes.muted}>Entrou em {begun}</p>
        <p className={classes.muted}>Vale até {formatDateTime(expiresAt)}</p>
      </div>
      {!isCurrent && (
        <Button variant="default" onClick={end} aria-label={`Encerrar: ${device}, entrou em ${begun}`}>
          Encerrar
        </Button>
      )}
    </li>
  );
}

interface EndSessionsModalProps {
  /** Missing: all sessions but this one. */
  session: OwnSessionFragment | undefined;
  /** Called once they have ended; reloads the list. */
  onEnded(): void;
  onClose(): void;
}

/** Confirms that other sessions of the account end. */
function EndSessionsModal({ session, onEnded, onClose }: EndSessionsModalProps) {
  const [endOne] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  return (
    <AttemptModal
      title={session ? 'Encerrar a sessão?' : 'Encerrar todas as outras sessões?'}
      action={session ? 'Encerrar sessão' : 'Encerrar todas as outras'}
      failedText="Não foi possível encerrar agora. Tente novamente."
      doneText={session ? 'Sessão encerrada.' : 'As outras sessões foram encerradas.'}
      codesOfDone={['NOT_FOUND']}
      run={() => (session ? endOne({ variables: { id: session.id } }) : endOthers())}
      onDone={onEnded}
      onClose={onClose}
    >
      {session ? (
        <p>
          Em <strong>{session.device}</strong> será preciso entrar de novo com e-mail e senha.
        </p>
      ) : (
        <p>
          Em todos os outros aparelhos será preciso entrar de novo com e-mail e senha. Esta sessão continua.
        </p>
      )}
    </AttemptModal>
  );
}

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
