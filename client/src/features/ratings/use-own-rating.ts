import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../api/errors.ts';
import { useSession } from '../../api/session.ts';
import { browserFingerprint, knownFingerprint } from '../../lib/fingerprint.ts';
import { DAY_MS } from '../../lib/format.ts';
import { useOnceInBrowser } from '../../ui/hydration/use-in-browser.ts';
import { RatingCheckDocument, useRatingCheckQuery } from './rating-check.gen.ts';

/** What visitors write beside the stars; null for nothing. */
interface RatingTexts {
  comment: string | null;
  displayName: string | null;
  neighborhood: string | null;
}

/** A rating to send. */
export interface GivenRating extends RatingTexts {
  rating: number;
}

export interface OwnRating extends RatingTexts {
  rating: number | null;
  /** Null when it cannot be changed any more. */
  changeableUntil: string | null;
}

/** The server's limit. */
const CHANGEABLE_DAYS = 30;

/** Null: this browser has not rated. Undefined: not known yet. */
type Known = OwnRating | null | undefined;

/**
 * Returns the rating of this browser, whether the viewer owns the company, and `rate`. Requests nothing for a
 * company that takes no ratings (`isOpen`). `rate` calls `send`, returns true when the rating is stored, and throws the
 * server's errors except for a second rating: that locks the form, loads the first and returns false.
 */
export function useOwnRating(companyId: string, isOpen: boolean, reload: () => Promise<void>) {
  const client = useApolloClient();
  const session = useSession();
  const [fingerprint, setFingerprint] = useState<string>();
  // Read once: a rejected rating makes a fingerprint too, which says nothing about this company.
  const stored = useOnceInBrowser(knownFingerprint);
  const known = fingerprint ?? stored;
  const check = useRatingCheckQuery({
    variables: { companyId, fingerprint: known },
    // Signed-in visitors may have rated in another browser, or own the company.
    skip: !isOpen || (known === null && session === null),
  });
  const [rejectedBy, setRejectedBy] = useState<string>();

  const checked = check.data?.ratingCheck;
  const own: Known = checked?.hasRated
    ? checked
    : rejectedBy === companyId
      ? { rating: null, comment: null, displayName: null, neighborhood: null, changeableUntil: null }
      : check.loading
        ? undefined
        : null;

  const storeCheck = (rating: OwnRating, by: string | null) =>
    client.cache.writeQuery({
      query: RatingCheckDocument,
      variables: { companyId, fingerprint: by },
      data: { ratingCheck: { hasRated: true, ...rating, isOwner: false } },
    });
  const rate = async (
    given: GivenRating,
    send: (fingerprint: string) => Promise<unknown>,
  ): Promise<boolean> => {
    const ownFingerprint = await browserFingerprint();
    try {
      await send(ownFingerprint);
      const changeableUntil = new Date(Date.now() + CHANGEABLE_DAYS * DAY_MS).toISOString();
      storeCheck({ ...given, changeableUntil }, ownFingerprint);
      setFingerprint(ownFingerprint);
      return true;
    } catch (error) {
      if (failureOf(error).reason !== 'ALREADY_RATED') throw error;
      setRejectedBy(companyId);
      setFingerprint(ownFingerprint);
      await Promise.all([
        client.query({
          query: RatingCheckDocument,
          variables: { companyId, fingerprint: ownFingerprint },
          fetchPolicy: 'network-only',
        }),
        reload(),
      ]);
      return false;
    }
  };

  return {
    companyId,
    fingerprint: known,
    own,
    isOwner: checked?.isOwner === true,
    rate,
    /** Stores a rating that was changed. */
    store: (changed: OwnRating) => void storeCheck(changed, known),
  };
}

export type RatingOfOne = ReturnType<typeof useOwnRating>;
