import { useSession } from '../../lib/session.ts';
import { useUnansweredRatingsQuery } from './owner-ratings.gen.ts';

/** Whether whoever is signed in owns the company: the server tells its owner alone what waits for an answer. */
export function useIsOwner(companyId: string): boolean {
  const session = useSession();
  const { data } = useUnansweredRatingsQuery({
    variables: { companyId },
    skip: session?.user.role !== 'company' && session?.user.role !== 'admin',
  });
  return typeof data?.company.unansweredRatings === 'number';
}
