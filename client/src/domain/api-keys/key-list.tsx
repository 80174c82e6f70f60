import { Button } from '@mantine/core';
import { formatDateTime } from '../../lib/format.ts';
import { ListState } from '../../ui/list/list-state.tsx';
import { PageButtons } from '../../ui/list/page-buttons.tsx';
import classes from '../../ui/list/ruled-list.module.css';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { type ApiKeyRowFragment, useDeleteApiKeyMutation } from './api-keys.gen.ts';
import { scopesText } from './scope-texts.ts';

/** Returns whether a key no longer works because its time is over. */
const isExpired = ({ expiresAt }: ApiKeyRowFragment): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.now();

interface KeyListProps {
  /** Missing until it is loaded. */
  list: { items: readonly ApiKeyRowFragment[]; lastPage: number; total: number } | undefined;
  isFailed: boolean;
  /** Shown in place of an empty list. */
  emptyText: string;
  page: number;
  /** True while another page is loading. */
  isWaiting: boolean;
  onPage(page: number): void;
  retry(): Promise<void>;
  /** Asks whether a key ends. */
  end(key: ApiKeyRowFragment): void;
}

function KeyItem({ apiKey, end }: { apiKey: ApiKeyRowFragment; end(): void }) {
  const { name, beginning, scopes, createdAt, lastUsedAt, expiresAt } = apiKey;
  const hasExpired = isExpired(apiKey);
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <p className={classes.naming}>
          <strong>{name}</strong>
          <code>{beginning}…</code>
          {hasExpired && <StatusTag tone="bad">Vencida</StatusTag>}
        </p>
        <p>{scopesText(scopes)}</p>
        <p className={classes.muted}>
          {lastUsedAt === null ? 'Ainda não foi usada' : `Último uso em ${formatDateTime(lastUsedAt)}`}
        </p>
        <p className={classes.muted}>
          Criada em {formatDateTime(createdAt)}
          {expiresAt === null
            ? ', sem prazo'
            : `, ${hasExpired ? 'venceu em' : 'vale até'} ${formatDateTime(expiresAt)}`}
        </p>
      </div>
      <Button variant="default" onClick={end} aria-label={`Encerrar: ${name}, ${beginning}`}>
        Encerrar
      </Button>
    </li>
  );
}

/** Lists API keys, each of which can be ended. */
export function KeyList({ list, isFailed, emptyText, page, isWaiting, onPage, retry, end }: KeyListProps) {
  return (
    <ListState
      hasData={list !== undefined}
      isEmpty={list?.total === 0}
      isFailed={isFailed}
      rows={1}
      failedText="Erro ao carregar as chaves de API"
      retry={retry}
      empty={<p>{emptyText}</p>}
    >
      <ul className={classes.list}>
        {list?.items.map((apiKey) => (
          <KeyItem key={apiKey.id} apiKey={apiKey} end={() => end(apiKey)} />
        ))}
      </ul>
      <PageButtons
        label="Páginas das chaves de API"
        page={page}
        lastPage={list?.lastPage ?? 1}
        isWaiting={isWaiting}
        onSelect={onPage}
      />
    </ListState>
  );
}

interface EndKeyModalProps {
  apiKey: ApiKeyRowFragment;
  /** Called once it has ended. */
  onEnded(): void;
  onClose(): void;
}

/** Confirms that an API key ends. */
export function EndKeyModal({ apiKey, onEnded, onClose }: EndKeyModalProps) {
  const [deleteKey] = useDeleteApiKeyMutation();
  const { id, name, beginning } = apiKey;
  return (
    <AttemptModal
      title="Encerrar a chave de API?"
      action="Encerrar chave"
      failedText="Não foi possível encerrar agora. Tente novamente."
      doneText="Chave de API encerrada."
      codesOfDone={['NOT_FOUND']}
      run={() => deleteKey({ variables: { id } })}
      onDone={onEnded}
      onClose={onClose}
    >
      {isExpired(apiKey) ? (
        <p>
          <strong>{name}</strong> ({beginning}…) já venceu e não funciona mais. Encerrada, ela sai desta
          lista.
        </p>
      ) : (
        <p>
          O sistema que usa <strong>{name}</strong> ({beginning}…) para de funcionar agora, e a chave não
          volta a valer.
        </p>
      )}
    </AttemptModal>
  );
}
