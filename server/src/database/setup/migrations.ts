import { Catalogue1763690000000 } from './migrations/1763690000000-catalogue.ts';
import { Search1763690100000 } from './migrations/1763690100000-search.ts';
import { Changes1763690200000 } from './migrations/1763690200000-changes.ts';
import { ImportContents1763690300000 } from './migrations/1763690300000-import-contents.ts';
import { Visitors1763690400000 } from './migrations/1763690400000-visitors.ts';
import { AccountsAndMail1763690500000 } from './migrations/1763690500000-accounts-and-mail.ts';
import { ViewsAndClicks1763690600000 } from './migrations/1763690600000-views-and-clicks.ts';
import { Requests1763690700000 } from './migrations/1763690700000-requests.ts';
import { MailsOfMessages1763690750000 } from './migrations/1763690750000-mails-of-messages.ts';
import { Administration1763690800000 } from './migrations/1763690800000-administration.ts';
import { CompanyAdministration1763690900000 } from './migrations/1763690900000-company-administration.ts';
import { HonestRatings1763690910000 } from './migrations/1763690910000-honest-ratings.ts';
import { BrowserImports1763691100000 } from './migrations/1763691100000-browser-imports.ts';
import { ImportWrittenAt1763691150000 } from './migrations/1763691150000-import-written-at.ts';
import { HonestFigures1763691200000 } from './migrations/1763691200000-honest-figures.ts';
import { AuditErasure1763691300000 } from './migrations/1763691300000-audit-erasure.ts';
import { DefaultPlan1763691400000 } from './migrations/1763691400000-default-plan.ts';
import { ActiveTallies1763691401000 } from './migrations/1763691401000-active-tallies.ts';
import { CompanyWrittenAt1763691402000 } from './migrations/1763691402000-company-written-at.ts';
import { LookAlikeKeys1763691409000 } from './migrations/1763691409000-look-alike-keys.ts';
import { PendingText1763691409500 } from './migrations/1763691409500-pending-text.ts';
import { ReviewLists1763691410000 } from './migrations/1763691410000-review-lists.ts';
import { SearchedLists1763691420000 } from './migrations/1763691420000-searched-lists.ts';
import { OverdueReminders1763691540000 } from './migrations/1763691540000-overdue-reminders.ts';
import { MailsAboutAccounts1763691600000 } from './migrations/1763691600000-mails-about-accounts.ts';
import { WordsInParts1763691700000 } from './migrations/1763691700000-words-in-parts.ts';
import { RatingsByStars1763691800000 } from './migrations/1763691800000-ratings-by-stars.ts';
import { ImportClaims1763691900000 } from './migrations/1763691900000-import-claims.ts';
import { MessageFolded1763692000000 } from './migrations/1763692000000-message-folded.ts';
import { FoldMessages1763692010000 } from './migrations/1763692010000-fold-messages.ts';
import { FoldOldMessages1763692020000 } from './migrations/1763692020000-fold-old-messages.ts';
import { InstallationSecrets1763700300000 } from './migrations/1763700300000-installation-secrets.ts';
import { EmailForms1763700310000 } from './migrations/1763700310000-email-forms.ts';
import { SessionList1763700400000 } from './migrations/1763700400000-session-list.ts';

/** In the order they run; a migration that has landed is never changed. */
export const MIGRATIONS = [
  Catalogue1763690000000,
  Search1763690100000,
  Changes1763690200000,
  ImportContents1763690300000,
  Visitors1763690400000,
  AccountsAndMail1763690500000,
  ViewsAndClicks1763690600000,
  Requests1763690700000,
  MailsOfMessages1763690750000,
  Administration1763690800000,
  CompanyAdministration1763690900000,
  HonestRatings1763690910000,
  BrowserImports1763691100000,
  ImportWrittenAt1763691150000,
  HonestFigures1763691200000,
  AuditErasure1763691300000,
  DefaultPlan1763691400000,
  ActiveTallies1763691401000,
  CompanyWrittenAt1763691402000,
  LookAlikeKeys1763691409000,
  PendingText1763691409500,
  ReviewLists1763691410000,
  SearchedLists1763691420000,
  OverdueReminders1763691540000,
  MailsAboutAccounts1763691600000,
  WordsInParts1763691700000,
  RatingsByStars1763691800000,
  ImportClaims1763691900000,
  MessageFolded1763692000000,
  FoldMessages1763692010000,
  FoldOldMessages1763692020000,
  InstallationSecrets1763700300000,
  EmailForms1763700310000,
  SessionList1763700400000,
];

/** Migrations that landed under another name, and those of today that make the same tables: backups hold the old names. */
export const RENAMED_MIGRATIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['SearchedMessages1763692000000', [MessageFolded1763692000000.name, FoldMessages1763692010000.name]],
]);
