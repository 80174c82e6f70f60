import { TextFunctions1795000000001 } from './migrations/1795000000001-text-functions.ts';
import { PlacesAndPlans1795000000002 } from './migrations/1795000000002-places-and-plans.ts';
import { Accounts1795000000003 } from './migrations/1795000000003-accounts.ts';
import { Companies1795000000004 } from './migrations/1795000000004-companies.ts';
import { Search1795000000005 } from './migrations/1795000000005-search.ts';
import { Visitors1795000000006 } from './migrations/1795000000006-visitors.ts';
import { Administration1795000000007 } from './migrations/1795000000007-administration.ts';
import { CountsAndNotifications1795000000008 } from './migrations/1795000000008-counts-and-notifications.ts';
import { Kinds1795000000009 } from './migrations/1795000000009-kinds.ts';
import { SearchWidened1795000000010 } from './migrations/1795000000010-search-widened.ts';
import { KindsAdministered1795000000011 } from './migrations/1795000000011-kinds-administered.ts';
import { KindGuessing1795000000012 } from './migrations/1795000000012-kind-guessing.ts';
import { Neighbourhoods1795000000013 } from './migrations/1795000000013-neighbourhoods.ts';
import { FrequentNeighbourhoods1795000000015 } from './migrations/1795000000015-frequent-neighbourhoods.ts';
import { KindPlurals1795000000016 } from './migrations/1795000000016-kind-plurals.ts';
import { ApiKeys1796000000020 } from './migrations/1796000000020-api-keys.ts';
import { Webhooks1796000000030 } from './migrations/1796000000030-webhooks.ts';
import { CorsOrigins1796000000040 } from './migrations/1796000000040-cors-origins.ts';
import { CatalogueChanges1796000000070 } from './migrations/1796000000070-catalogue-changes.ts';
import { OpeningHours1796000000100 } from './migrations/1796000000100-opening-hours.ts';
import { OpeningSchedules1796000000101 } from './migrations/1796000000101-opening-schedules.ts';
import { CompanyPoints1796000000120 } from './migrations/1796000000120-company-points.ts';
import { Photos1796000000140 } from './migrations/1796000000140-photos.ts';
import { ChangedRatings1796000000160 } from './migrations/1796000000160-changed-ratings.ts';
import { PlansThatDiffer1796000000161 } from './migrations/1796000000161-plans-that-differ.ts';
import { WordsAndPhotos1796000000162 } from './migrations/1796000000162-words-and-photos.ts';
import { CompanyFacts1796000000180 } from './migrations/1796000000180-company-facts.ts';
import { AttributesAndOffers1796000000181 } from './migrations/1796000000181-attributes-and-offers.ts';
import { CompanyCorrections1796000000190 } from './migrations/1796000000190-company-corrections.ts';
import { MatchingInCities1796000000210 } from './migrations/1796000000210-matching-in-cities.ts';
import { DocumentCells1796000000215 } from './migrations/1796000000215-document-cells.ts';
import { WaitingWork1796000000240 } from './migrations/1796000000240-waiting-work.ts';
import { Decisions1796000000250 } from './migrations/1796000000250-decisions.ts';
import { RejectionsSearched1796000000251 } from './migrations/1796000000251-rejections-searched.ts';
import { ReasonTemplates1796000000252 } from './migrations/1796000000252-reason-templates.ts';
import { BulkJobs1796000000253 } from './migrations/1796000000253-bulk-jobs.ts';
import { AnswerTemplates1796000000300 } from './migrations/1796000000300-answer-templates.ts';
import { WeeklyMails1796000000301 } from './migrations/1796000000301-weekly-mails.ts';
import { AdminRoles1796000000302 } from './migrations/1796000000302-admin-roles.ts';
import { ImportValues1796000000320 } from './migrations/1796000000320-import-values.ts';
import { AuditSearched1796000000330 } from './migrations/1796000000330-audit-searched.ts';
import { PersonsFound1796000000340 } from './migrations/1796000000340-persons-found.ts';
import { CompanyOrders1796000000345 } from './migrations/1796000000345-company-orders.ts';
import { CompanyMembers1796000000360 } from './migrations/1796000000360-company-members.ts';
import { BulkUndo1796000000361 } from './migrations/1796000000361-bulk-undo.ts';
import { InvitationsOfCompany1796000000362 } from './migrations/1796000000362-invitations-of-company.ts';
import { SingleDecisions1796000000370 } from './migrations/1796000000370-single-decisions.ts';
import { BulkKinds1796000000380 } from './migrations/1796000000380-bulk-kinds.ts';
import { DataRequests1796000000390 } from './migrations/1796000000390-data-requests.ts';
import { CompaniesOfKind1796000000400 } from './migrations/1796000000400-companies-of-kind.ts';
import { ListOrders1796000000410 } from './migrations/1796000000410-list-orders.ts';
import { BulkChanges1796000000411 } from './migrations/1796000000411-bulk-changes.ts';
import { ReasonsOfKinds1796000000455 } from './migrations/1796000000455-reasons-of-kinds.ts';
import { MailsMadeAnew1796000000456 } from './migrations/1796000000456-mails-made-anew.ts';
import { MailsResentOnce1796000000460 } from './migrations/1796000000460-mails-resent-once.ts';
import { FilteredOrders1796000000510 } from './migrations/1796000000510-filtered-orders.ts';
import { UnnamedFailures1796000000530 } from './migrations/1796000000530-unnamed-failures.ts';
import { KeptLogos1796000000540 } from './migrations/1796000000540-kept-logos.ts';
import { CompaniesOfKindByName1796000000550 } from './migrations/1796000000550-companies-of-kind-by-name.ts';
import { FoldedRatings1796000000560 } from './migrations/1796000000560-folded-ratings.ts';
import { SaidWords1796000000600 } from './migrations/1796000000600-said-words.ts';
import { KindsBelow1796000000700 } from './migrations/1796000000700-kinds-below.ts';
import { UnknownHours1796000000800 } from './migrations/1796000000800-unknown-hours.ts';
import { WebhooksEndWithAccess1796000000801 } from './migrations/1796000000801-webhooks-end-with-access.ts';
import { KeyedPseudonyms1796000000802 } from './migrations/1796000000802-keyed-pseudonyms.ts';
import { SecondFactor1796000000803 } from './migrations/1796000000803-second-factor.ts';
import { ReviewedCaptions1796000000804 } from './migrations/1796000000804-reviewed-captions.ts';
import { ImportLayout1796000000805 } from './migrations/1796000000805-import-layout.ts';
import { FasterSearchWrites1796000000954 } from './migrations/1796000000954-faster-search-writes.ts';
import { FasterWords1796000000960 } from './migrations/1796000000960-faster-words.ts';
import { FasterNormalizing1796000000961 } from './migrations/1796000000961-faster-normalizing.ts';
import { FasterDocuments1796000000962 } from './migrations/1796000000962-faster-documents.ts';
import { RejectedState1796000000970 } from './migrations/1796000000970-rejected-state.ts';
import { DecisionsAtOnce1796000000980 } from './migrations/1796000000980-decisions-at-once.ts';
import { MergedCompanies1796000000990 } from './migrations/1796000000990-merged-companies.ts';
import { AdministratorsInvited1796000000991 } from './migrations/1796000000991-administrators-invited.ts';
import { ApprovalDigests1796000000992 } from './migrations/1796000000992-approval-digests.ts';
import { PlanCharges1796000001010 } from './migrations/1796000001010-plan-charges.ts';

/** In the order they run. One file a change; a released migration is never changed. */
export const MIGRATIONS = [
  TextFunctions1795000000001,
  PlacesAndPlans1795000000002,
  Accounts1795000000003,
  Companies1795000000004,
  Search1795000000005,
  Visitors1795000000006,
  Administration1795000000007,
  CountsAndNotifications1795000000008,
  Kinds1795000000009,
  SearchWidened1795000000010,
  KindsAdministered1795000000011,
  KindGuessing1795000000012,
  Neighbourhoods1795000000013,
  FrequentNeighbourhoods1795000000015,
  KindPlurals1795000000016,
  ApiKeys1796000000020,
  Webhooks1796000000030,
  CorsOrigins1796000000040,
  CatalogueChanges1796000000070,
  OpeningHours1796000000100,
  OpeningSchedules1796000000101,
  CompanyPoints1796000000120,
  Photos1796000000140,
  ChangedRatings1796000000160,
  PlansThatDiffer1796000000161,
  WordsAndPhotos1796000000162,
  CompanyFacts1796000000180,
  AttributesAndOffers1796000000181,
  CompanyCorrections1796000000190,
  MatchingInCities1796000000210,
  DocumentCells1796000000215,
  WaitingWork1796000000240,
  Decisions1796000000250,
  RejectionsSearched1796000000251,
  ReasonTemplates1796000000252,
  BulkJobs1796000000253,
  AnswerTemplates1796000000300,
  WeeklyMails1796000000301,
  AdminRoles1796000000302,
  ImportValues1796000000320,
  AuditSearched1796000000330,
  PersonsFound1796000000340,
  CompanyOrders1796000000345,
  CompanyMembers1796000000360,
  BulkUndo1796000000361,
  InvitationsOfCompany1796000000362,
  SingleDecisions1796000000370,
  BulkKinds1796000000380,
  DataRequests1796000000390,
  CompaniesOfKind1796000000400,
  ListOrders1796000000410,
  BulkChanges1796000000411,
  ReasonsOfKinds1796000000455,
  MailsMadeAnew1796000000456,
  MailsResentOnce1796000000460,
  FilteredOrders1796000000510,
  UnnamedFailures1796000000530,
  KeptLogos1796000000540,
  CompaniesOfKindByName1796000000550,
  FoldedRatings1796000000560,
  SaidWords1796000000600,
  KindsBelow1796000000700,
  UnknownHours1796000000800,
  WebhooksEndWithAccess1796000000801,
  KeyedPseudonyms1796000000802,
  SecondFactor1796000000803,
  ReviewedCaptions1796000000804,
  ImportLayout1796000000805,
  FasterSearchWrites1796000000954,
  FasterWords1796000000960,
  FasterNormalizing1796000000961,
  FasterDocuments1796000000962,
  RejectedState1796000000970,
  DecisionsAtOnce1796000000980,
  MergedCompanies1796000000990,
  AdministratorsInvited1796000000991,
  ApprovalDigests1796000000992,
  PlanCharges1796000001010,
];

const timestampOf = (name: string): number => Number(/\d{13}$/.exec(name)?.[0] ?? 0);

/** Returns whether a migration ran before version 1.0; such databases and backups cannot be brought up to date. */
export const isBeforeFirstRelease = (name: string): boolean =>
  timestampOf(name) < timestampOf(TextFunctions1795000000001.name);
