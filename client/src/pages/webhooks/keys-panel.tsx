import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { invalidate } from '../../api/invalidation.ts';
import type { ApiKeyRowFragment } from '../../domain/api-keys/api-keys.gen.ts';
import { EndKeyModal, KeyList } from '../../domain/api-keys/key-list.tsx';
import formClasses from '../../ui/form/form.module.css';
import { Panel } from '../../ui/panel.tsx';
import { CreateKeyModal } from './create-key-modal.tsx';
import { useMyApiKeysQuery } from './keys.gen.ts';

/** Lists the account's API keys, and makes and ends them. */
export function KeysPanel({ role }: { role: 'admin' | 'company' }) {
  const [page, setPage] = useState(1);
  const { data, previousData, failure, refetch } = useMyApiKeysQuery({ variables: { page } });
  const [openModal, setOpenModal] = useState<'create' | ApiKeyRowFragment>();
  const title = useRef<HTMLHeadingElement>(null);
  const { cache } = useApolloClient();
  // Administrators end keys too, and each use changes one: the cached list may be out of date.
  useEffect(() => {
    invalidate(cache, 'DeleteApiKey');
  }, [cache]);
  const last = data?.myApiKeys.lastPage;
  // The page's keys have ended.
  if (last !== undefined && page > last) setPage(last);

  const close = () => setOpenModal(undefined);
  const onCreateClosed = () => {
    close();
    // Not before: the list would move behind the modal.
    invalidate(cache, 'CreateApiKey');
  };
  const onEnded = () => {
    close();
    // The focused button is gone with its row.
    title.current?.focus();
    // Also when it had ended elsewhere.
    invalidate(cache, 'DeleteApiKey');
  };

  return (
    <Panel title="Chaves de API" titleRef={title}>
      <p>
        Com uma chave, um sistema seu usa o guia no seu lugar, sem a sua senha. Pode ser o site da loja, uma
        planilha ou um programa de vendas. Ela faz só o que você escolher e vale até você encerrá-la, trocar a
        senha ou fechar a conta. <a href="/api/docs">Documentação da API</a>
      </p>
      <KeyList
        list={(data ?? previousData)?.myApiKeys}
        isFailed={failure !== undefined}
        emptyText="Você ainda não tem chaves de API."
        page={page}
        isWaiting={!data && !failure}
        onPage={setPage}
        retry={refetch}
        end={setOpenModal}
      />
      <div className={formClasses.actions}>
        <Button variant="default" onClick={() => setOpenModal('create')}>
          Criar chave de API
        </Button>
      </div>
      {openModal === 'create' && <CreateKeyModal role={role} onClose={onCreateClosed} />}
      {openModal && openModal !== 'create' && (
        <EndKeyModal apiKey={openModal} onEnded={onEnded} onClose={close} />
      )}
    </Panel>
  );
}
