import { AnswerTemplate } from '../../answer-templates/answer-template.ts';
import { ApprovalDigest } from '../../approvals/digest/approval-digest.ts';
import { Attribute } from '../../attributes/attribute.ts';
import { AuditEntry } from '../../audit/audit-entry.ts';
import { BulkChange } from '../../bulk/bulk-change.ts';
import { BulkJob } from '../../bulk/bulk-job.ts';
import { Category } from '../../categories/category.ts';
import { City } from '../../cities/city.ts';
import { ApprovalPolicy } from '../../companies/approval/approval-policy.ts';
import { CompanyClaim } from '../../companies/claims/company-claim.ts';
import { Company } from '../../companies/company.ts';
import { CompanyCorrection } from '../../companies/corrections/company-correction.ts';
import { DutyShift } from '../../companies/duty/duty-shift.ts';
import { Logo } from '../../companies/logo.ts';
import { CompanyInvitation } from '../../companies/members/company-invitation.ts';
import { CompanyMember } from '../../companies/members/company-member.ts';
import { MergedCompany } from '../../companies/merge/merged-company.ts';
import { OpeningSighting } from '../../companies/opening/opening-sighting.ts';
import { CompanyPhoto } from '../../companies/photos/company-photo.ts';
import { PhotoReport } from '../../companies/photos/review/photo-report.ts';
import { CompanyChange } from '../../companies/review/company-change.ts';
import { DataRequest } from '../../data-requests/data-request.ts';
import { Decision } from '../../decisions/decision.ts';
import { Kind } from '../../kinds/kind.ts';
import { Mail } from '../../mail/mail.ts';
import { Message } from '../../messages/message.ts';
import { MessageAccessRequest } from '../../messages/message-access-request.ts';
import { WeeklyMail } from '../../owner-day/weekly/weekly-mail.ts';
import { PlanCharge } from '../../payments/plan-charge.ts';
import { PlanRequest } from '../../plan-requests/plan-request.ts';
import { Plan } from '../../plans/plan.ts';
import { QuoteRequest } from '../../quote-requests/quote-request.ts';
import { Rating } from '../../ratings/rating.ts';
import { RatingMark } from '../../ratings/rating-mark.ts';
import { RatingReport } from '../../ratings/rating-report.ts';
import { ReasonTemplate } from '../../reasons/reason-template.ts';
import { SavedCompany } from '../../saves/saved-company.ts';
import { Settings } from '../../settings/settings.ts';
import { ApiKey } from '../../users/keys/api-key.ts';
import { OneTimeToken } from '../../users/password/one-time-token.ts';
import { RecoveryCode, SecondFactor } from '../../users/second-factor/second-factor.ts';
import { Session } from '../../users/sessions/session.ts';
import { User } from '../../users/user.ts';
import { CompanyDay, CompanySearch, CompanySearchWeek, CompanyVisit } from '../../views/visit-tables.ts';
import { Webhook } from '../../webhooks/webhook.ts';
import type { Tables } from '../pools.ts';
import { MIGRATIONS } from './migrations.ts';

/** What TypeORM knows of the database; nothing is synchronized, the migrations make the tables. */
export const TABLES: Tables = {
  entities: [
    AnswerTemplate,
    ApiKey,
    ApprovalPolicy,
    Attribute,
    AuditEntry,
    BulkChange,
    BulkJob,
    Category,
    City,
    Company,
    CompanyChange,
    CompanyClaim,
    CompanyCorrection,
    CompanyDay,
    CompanyInvitation,
    CompanyMember,
    CompanyPhoto,
    CompanySearch,
    CompanySearchWeek,
    CompanyVisit,
    DataRequest,
    Decision,
    DutyShift,
    Kind,
    Logo,
    Mail,
    MergedCompany,
    Message,
    MessageAccessRequest,
    OneTimeToken,
    OpeningSighting,
    PhotoReport,
    Plan,
    PlanCharge,
    PlanRequest,
    QuoteRequest,
    Rating,
    RatingMark,
    RatingReport,
    ReasonTemplate,
    RecoveryCode,
    SavedCompany,
    SecondFactor,
    Session,
    Settings,
    User,
    Webhook,
    ApprovalDigest,
    WeeklyMail,
  ],
  migrations: MIGRATIONS,
};
