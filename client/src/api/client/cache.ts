import { InMemoryCache, type TypePolicy } from '@apollo/client';
import type { TypeName } from '../operations.gen.ts';

/**
 * The settings, the policy, the figures of the administration and the choices of its log are one for the whole site,
 * and what is saved is one list a browser; everything else is known by its id or by its arguments.
 */
const typePolicies: Partial<Record<TypeName, TypePolicy>> = {
  PublicSettings: { keyFields: [] },
  SystemSettings: { keyFields: [] },
  ApprovalPolicy: { keyFields: [] },
  SiteStatistics: { keyFields: [] },
  SavedCompanyIds: { keyFields: [] },
  AdminCounts: { keyFields: [] },
  AdminOverview: { keyFields: [] },
  AdminStatistics: { keyFields: [] },
  AuditChoices: { keyFields: [] },
  // Without an id: queries ask for different fields of it.
  MapPoint: { merge: true },
  // Things of several kinds: each kind counts its own ids.
  WorkItem: { keyFields: ['kind', 'id'] },
  WorkMatter: { keyFields: ['kind', 'id'] },
  WorkCount: { keyFields: ['kind'] },
  UndoneDecision: { keyFields: false },
  // Its id is that of what is gone.
  Deletion: { keyFields: false },
  // Several actions fail for the same thing, each for its own reason.
  BulkFailure: { keyFields: false },
  // The whole list, or the newest few: an incoming one replaces the cached one.
  AdminRating: { fields: { reports: { merge: false } } },
  BulkJob: { fields: { failures: { merge: false } } },
  AdminKind: { fields: { words: { merge: false } } },
};

/** Knows no interfaces: no fragment of the client is on one. */
export const createCache = ({ resultCaching = true } = {}) =>
  new InMemoryCache({ typePolicies, resultCaching });
