import {
  Accounts1795000000003,
  AdministratorsInvited1796000000991,
  AdminRoles1796000000302,
  ApiKeys1796000000020,
  DataRequests1796000000390,
  KeyedPseudonyms1796000000802,
  PersonsFound1796000000340,
  SecondFactor1796000000803,
} from './migrations/accounts.ts';
import {
  Administration1795000000007,
  AuditSearched1796000000330,
  FilteredOrders1796000000510,
  ListOrders1796000000410,
  ReasonsOfKinds1796000000455,
  ReasonTemplates1796000000252,
  RejectionsSearched1796000000251,
} from './migrations/administration.ts';
import {
  AttributesAndOffers1796000000181,
  PlansThatDiffer1796000000161,
} from './migrations/attributes-and-offers.ts';
import {
  ClaimedCnpj1796000001054,
  ClaimProofs1796000001040,
  Companies1795000000004,
  CompanyCorrections1796000000190,
  CompanyFacts1796000000180,
  CompanyMembers1796000000360,
  CompanyOrders1796000000345,
  InvitationsOfCompany1796000000362,
} from './migrations/companies.ts';
import {
  AnswerTemplates1796000000300,
  ApprovalDigests1796000000992,
  CountsAndNotifications1795000000008,
  MailsMadeAnew1796000000456,
  MailsResentOnce1796000000460,
  WeeklyMails1796000000301,
} from './migrations/counts-and-mails.ts';
import {
  BulkChanges1796000000411,
  BulkJobs1796000000253,
  BulkKinds1796000000380,
  BulkUndo1796000000361,
  Decisions1796000000250,
  DecisionsAtOnce1796000000980,
  SingleDecisions1796000000370,
  WaitingWork1796000000240,
} from './migrations/decisions.ts';
import {
  ImportLayout1796000000805,
  ImportValues1796000000320,
  RegisterRecords1796000001052,
  UnnamedFailures1796000000530,
} from './migrations/imports.ts';
import {
  CompaniesOfKind1796000000400,
  CompaniesOfKindByName1796000000550,
  KindGuessing1795000000012,
  KindPlurals1795000000016,
  Kinds1795000000009,
  KindsAdministered1795000000011,
  KindsBelow1796000000700,
  SaidWords1796000000600,
  WordsOfActivities1796000001060,
} from './migrations/kinds.ts';
import {
  OpeningHours1796000000100,
  OpeningSchedules1796000000101,
  UnknownHours1796000000800,
} from './migrations/opening-hours.ts';
import { PlanCharges1796000001010 } from './migrations/payments.ts';
import {
  KeptLogos1796000000540,
  Photos1796000000140,
  ReviewedCaptions1796000000804,
  WordsAndPhotos1796000000162,
} from './migrations/photos.ts';
import {
  CompanyPoints1796000000120,
  DutyShifts1796000001051,
  FrequentNeighbourhoods1795000000015,
  Neighbourhoods1795000000013,
  PlacesAndPlans1795000000002,
} from './migrations/places.ts';
import {
  MergedCompanies1796000000990,
  RejectedState1796000000970,
} from './migrations/rejections-and-merging.ts';
import { Search1795000000005, TextFunctions1795000000001 } from './migrations/search.ts';
import { FasterBatches1796000001053, FasterCounts1796000001061 } from './migrations/search-batches.ts';
import {
  FasterDocuments1796000000962,
  FasterNormalizing1796000000961,
  FasterSearchWrites1796000000954,
  FasterWords1796000000960,
} from './migrations/search-speed.ts';
import {
  DocumentCells1796000000215,
  MatchingInCities1796000000210,
  SearchWidened1795000000010,
} from './migrations/search-widened.ts';
import {
  ChangedRatings1796000000160,
  FoldedRatings1796000000560,
  NamedAndUsefulRatings1796000001000,
  OpeningSightings1796000001050,
  QuoteRequests1796000001020,
  Visitors1795000000006,
} from './migrations/visitors.ts';
import {
  CatalogueChanges1796000000070,
  CorsOrigins1796000000040,
  Webhooks1796000000030,
  WebhooksEndWithAccess1796000000801,
} from './migrations/webhooks.ts';

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
  NamedAndUsefulRatings1796000001000,
  PlanCharges1796000001010,
  QuoteRequests1796000001020,
  ClaimProofs1796000001040,
  OpeningSightings1796000001050,
  DutyShifts1796000001051,
  RegisterRecords1796000001052,
  FasterBatches1796000001053,
  ClaimedCnpj1796000001054,
  WordsOfActivities1796000001060,
  FasterCounts1796000001061,
];

const timestampOf = (name: string): number => Number(/\d{13}$/.exec(name)?.[0] ?? 0);

/** Returns whether a migration ran before version 1.0; such databases and backups cannot be brought up to date. */
export const isBeforeFirstRelease = (name: string): boolean =>
  timestampOf(name) < timestampOf(TextFunctions1795000000001.name);
