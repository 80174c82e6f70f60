import { specifiedDirectives } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { AdminKindResolver, KindWordResolver } from './admin-kinds/admin-kind.resolver.ts';
import { AnswerTemplateResolver } from './answer-templates/answer-template.resolver.ts';
import { ApprovalDetailsResolver } from './approvals/approval.resolver.ts';
import { ApprovalsResolver } from './approvals/approvals.resolver.ts';
import { DecideResolver } from './approvals/decide.resolver.ts';
import { ApprovalMailsResolver } from './approvals/digest/approval-mails.resolver.ts';
import { AttributeResolver } from './attributes/attribute.resolver.ts';
import { AuditResolver } from './audit/audit.resolver.ts';
import { BulkResolver } from './bulk/bulk.resolver.ts';
import { CategoryResolver } from './categories/category.resolver.ts';
import { CityResolver } from './cities/city.resolver.ts';
import { AdminCompanyResolver } from './companies/admin/admin-company.resolver.ts';
import { ApprovalResolver } from './companies/approval/approval.resolver.ts';
import { CatalogueResolver } from './companies/catalogue/catalogue.resolver.ts';
import { ClaimResolver, OwnerProofResolver } from './companies/claims/claim.resolver.ts';
import { CompanyResolver } from './companies/company.resolver.ts';
import { CorrectionResolver } from './companies/corrections/correction.resolver.ts';
import { DecisionResolver } from './companies/decisions/decision.resolver.ts';
import { DemoDataResolver } from './companies/demo/demo-data.resolver.ts';
import { DutyShiftResolver } from './companies/duty/duty-shifts.list.ts';
import { AdminFindResolver } from './companies/find/admin-find.resolver.ts';
import { CityPageResolver } from './companies/find/city-page.resolver.ts';
import { MapResolver } from './companies/map/map.resolver.ts';
import { MemberResolver } from './companies/members/member.resolver.ts';
import { MergeResolver } from './companies/merge/merge.resolver.ts';
import { OpeningResolver } from './companies/opening/opening.resolver.ts';
import { SightingResolver } from './companies/opening/sighting.resolver.ts';
import { OwnedCompaniesResolver } from './companies/owner/owned-companies.resolver.ts';
import { OwnerResolver } from './companies/owner/owner.resolver.ts';
import { PhotoResolver } from './companies/photos/photo.resolver.ts';
import { PhotoReviewResolver } from './companies/photos/review/photo-review.resolver.ts';
import { PromotionResolver } from './companies/promotion/promotion.resolver.ts';
import { CompanyRegisterResolver } from './companies/register/company-register.resolver.ts';
import { RejectionResolver } from './companies/rejections/rejection.resolver.ts';
import { ReviewResolver } from './companies/review/review.resolver.ts';
import { ElsewhereResolver } from './companies/search/elsewhere/elsewhere.resolver.ts';
import { SearchResolver } from './companies/search/search.resolver.ts';
import { SuggestionResolver } from './companies/suggestions/suggestion.resolver.ts';
import { DataRequestResolver } from './data-requests/data-request.resolver.ts';
import { UndoResolver } from './decisions/undo.resolver.ts';
import { prepareRoots, SEMANTIC_NON_NULL } from './graphql/root-fields.ts';
import { validateInput } from './graphql/validate-input.ts';
import { ImportResolver } from './imports/import.resolver.ts';
import { KindResolver } from './kinds/kind.resolver.ts';
import { MailResolver } from './mail/mail.resolver.ts';
import { AdminMessageResolver } from './messages/admin/admin-message.resolver.ts';
import { CompanyMessagesResolver } from './messages/company-messages.resolver.ts';
import { MessageResolver } from './messages/message.resolver.ts';
import { CompletenessResolver } from './owner-day/completeness/completeness.resolver.ts';
import { OwnerWorkResolver } from './owner-day/owner-work.resolver.ts';
import { WeeklyMailResolver } from './owner-day/weekly/weekly-mail.resolver.ts';
import { PlanChargeResolver } from './payments/plan-charge.resolver.ts';
import { SettingsResolver } from './payments/settings.resolver.ts';
import { PlanRequestResolver } from './plan-requests/plan-request.resolver.ts';
import { PlanLimitResolver, PlanResolver } from './plans/plan.resolver.ts';
import { QuoteRequestResolver } from './quote-requests/quote-request.resolver.ts';
import { ModerationResolver } from './ratings/moderation/moderation.resolver.ts';
import { RatingResolver } from './ratings/rating.resolver.ts';
import { ReasonResolver } from './reasons/reason.resolver.ts';
import { SaveResolver } from './saves/save.resolver.ts';
import { SearchWithoutResultsResolver } from './searches-without-results/search-without-results.resolver.ts';
import { DateTime } from './shared/schema/scalars.ts';
import { SiteHealthResolver } from './site-health/site-health.resolver.ts';
import { AdminStatisticsResolver } from './statistics/admin-statistics.resolver.ts';
import { CompanyStatisticsResolver } from './statistics/company-statistics.resolver.ts';
import { StatisticsResolver } from './statistics/statistics.resolver.ts';
import { AccountResolver } from './users/account/account.resolver.ts';
import { AdminUserResolver } from './users/admin/admin-user.resolver.ts';
import { PasswordLinksResolver } from './users/admin/password-links.resolver.ts';
import { PlanUsersResolver } from './users/admin/plan-users.resolver.ts';
import { ApiKeyResolver } from './users/keys/api-key.resolver.ts';
import { ResendMailResolver } from './users/resend-mail.resolver.ts';
import { SecondFactorResolver } from './users/second-factor/second-factor.resolver.ts';
import { SessionResolver } from './users/sessions/session.resolver.ts';
import { VisitResolver } from './views/visit.resolver.ts';
import { WebhookResolver } from './webhooks/webhook.resolver.ts';

function buildSchema() {
  const schema = buildSchemaSync({
    directives: [...specifiedDirectives, SEMANTIC_NON_NULL],
    resolvers: [
      AccountResolver,
      AdminStatisticsResolver,
      SiteHealthResolver,
      AdminCompanyResolver,
      AdminFindResolver,
      AnswerTemplateResolver,
      ApiKeyResolver,
      ApprovalResolver,
      AttributeResolver,
      AuditResolver,
      BulkResolver,
      CatalogueResolver,
      CategoryResolver,
      CityResolver,
      ClaimResolver,
      OwnerProofResolver,
      CompanyMessagesResolver,
      CompanyResolver,
      CorrectionResolver,
      DataRequestResolver,
      DecisionResolver,
      DemoDataResolver,
      DutyShiftResolver,
      ImportResolver,
      AdminMessageResolver,
      KindResolver,
      KindWordResolver,
      AdminKindResolver,
      MailResolver,
      AdminUserResolver,
      MemberResolver,
      MessageResolver,
      OpeningResolver,
      OwnedCompaniesResolver,
      ModerationResolver,
      OwnerResolver,
      OwnerWorkResolver,
      CompletenessResolver,
      PhotoResolver,
      PhotoReviewResolver,
      PlanChargeResolver,
      PlanRequestResolver,
      PlanLimitResolver,
      PlanResolver,
      PasswordLinksResolver,
      PlanUsersResolver,
      PromotionResolver,
      QuoteRequestResolver,
      RatingResolver,
      MergeResolver,
      RejectionResolver,
      ReviewResolver,
      ReasonResolver,
      SaveResolver,
      MapResolver,
      SearchResolver,
      CityPageResolver,
      ElsewhereResolver,
      SuggestionResolver,
      SearchWithoutResultsResolver,
      SettingsResolver,
      UndoResolver,
      CompanyStatisticsResolver,
      ResendMailResolver,
      SecondFactorResolver,
      SessionResolver,
      SightingResolver,
      CompanyRegisterResolver,
      StatisticsResolver,
      VisitResolver,
      WebhookResolver,
      ApprovalMailsResolver,
      WeeklyMailResolver,
      DecideResolver,
      ApprovalsResolver,
      ApprovalDetailsResolver,
    ],
    validateFn: validateInput,
    scalarsMap: [{ type: Date, scalar: DateTime }],
  });
  return prepareRoots(schema);
}

let built: ReturnType<typeof buildSchema> | undefined;

/** Returns the schema of an explicit list of resolvers; it is built once a process. */
export function createSchema() {
  built ??= buildSchema();
  return built;
}
