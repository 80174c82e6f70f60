import { useSession } from '../../api/session.ts';
import { useBelongsToCompanyQuery } from './use-viewer-rights.gen.ts';

/** Returns what the viewer may do as the company's owner or member; null for others and while unknown. */
export function useViewerRights(id: string) {
  const isOwnersAccount = useSession()?.user.role === 'company';
  const { data } = useBelongsToCompanyQuery({ variables: { id }, skip: !isOwnersAccount });
  return data?.company.permissions ?? null;
}
