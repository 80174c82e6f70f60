import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { invalidate } from '../../api/invalidation.ts';
import type { ApiKeyRowFragment } from '../../domain/api-keys/api-keys.gen.ts';
import { EndKeyModal } from '../../domain/api-keys/end-key-modal.tsx';
import { KeyList } from '../../domain/api-keys/key-list.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { type UserRowFragment, useAdminApiKeysQuery } from '../account/users.gen.ts';

interface UserKeysModalProps {
  user: UserRowFragment;
  onClose(): void;
}

/** Lists the API keys of an account; the question before one ends takes the list's place. */
export function UserKeysModal({ user, onClose }: UserKeysModalProps) {
  const [page, setPage] = useState(1);
  const { data, previousData, failure, refetch } = useAdminApiKeysQuery({
    variables: { userId: user.id, page },
  });
  const [ending, setEnding] = useState<ApiKeyRowFragment>();
  const { cache } = useApolloClient();
  const last = data?.adminApiKeys.lastPage;
  // The page's keys have ended.
  if (last !== undefined && page > last) setPage(last);
  const back = () => setEnding(undefined);
  const onEnded = () => {
    back();
    // Also when it had ended elsewhere.
    invalidate(cache, 'DeleteApiKey');
  };
  if (ending) return <EndKeyModal apiKey={ending} onEnded={onEnded} onClose={back} />;
  return (
    <SiteModal title={`Chaves de API de ${user.name}`} onClose={onClose}>
      <KeyList
        list={(data ?? previousData)?.adminApiKeys}
        isFailed={failure !== undefined}
        emptyText="Esta conta não tem chaves de API."
        page={page}
        isWaiting={!data && !failure}
        onPage={setPage}
        retry={refetch}
        end={setEnding}
      />
    </SiteModal>
  );
}
