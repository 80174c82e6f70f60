import { useSession } from '../../api/session.ts';
import { useBelongsToCompanyQuery } from './use-is-preview.gen.ts';

/** Returns whether the viewer is the owner or a member of a company that waits for approval. */
export function useIsPreview(id: string, isPending: boolean): boolean {
  const isSignedIn = useSession() !== null;
  const { data } = useBelongsToCompanyQuery({ variables: { id }, skip: !isPending || !isSignedIn });
  return isPending && data?.company.permissions != null;
}
