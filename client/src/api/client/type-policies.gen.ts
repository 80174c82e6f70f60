import type { FieldPolicy, FieldReadFunction, TypePolicies, TypePolicy } from '@apollo/client/cache';
export type AdminCompanyPageKeySpecifier = ('items' | 'lastPage' | 'page' | 'perPage' | 'total' | 'totalIsExact' | AdminCompanyPageKeySpecifier)[];
export type AdminCompanyPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>,
	totalIsExact?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AdminFiguresKeySpecifier = ('activePlans' | 'failedMails' | 'imports' | 'queuedMails' | 'recentActions' | 'recentViews' | 'reportedRatings' | 'visibleCategories' | 'visibleCities' | AdminFiguresKeySpecifier)[];
export type AdminFiguresFieldPolicy = {
	activePlans?: FieldPolicy<any> | FieldReadFunction<any>,
	failedMails?: FieldPolicy<any> | FieldReadFunction<any>,
	imports?: FieldPolicy<any> | FieldReadFunction<any>,
	queuedMails?: FieldPolicy<any> | FieldReadFunction<any>,
	recentActions?: FieldPolicy<any> | FieldReadFunction<any>,
	recentViews?: FieldPolicy<any> | FieldReadFunction<any>,
	reportedRatings?: FieldPolicy<any> | FieldReadFunction<any>,
	visibleCategories?: FieldPolicy<any> | FieldReadFunction<any>,
	visibleCities?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AdminMessageKeySpecifier = ('company' | 'content' | 'createdAt' | 'id' | 'replies' | 'sender' | AdminMessageKeySpecifier)[];
export type AdminMessageFieldPolicy = {
	company?: FieldPolicy<any> | FieldReadFunction<any>,
	content?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	replies?: FieldPolicy<any> | FieldReadFunction<any>,
	sender?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AdminMessagePageKeySpecifier = ('items' | 'lastPage' | 'page' | 'perPage' | 'total' | AdminMessagePageKeySpecifier)[];
export type AdminMessagePageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AdminOverviewKeySpecifier = ('api' | 'approvalRate' | 'cache' | 'database' | 'growthRate' | 'newCompanies' | 'newUsers' | 'newestCompanies' | 'uptimeSeconds' | AdminOverviewKeySpecifier)[];
export type AdminOverviewFieldPolicy = {
	api?: FieldPolicy<any> | FieldReadFunction<any>,
	approvalRate?: FieldPolicy<any> | FieldReadFunction<any>,
	cache?: FieldPolicy<any> | FieldReadFunction<any>,
	database?: FieldPolicy<any> | FieldReadFunction<any>,
	growthRate?: FieldPolicy<any> | FieldReadFunction<any>,
	newCompanies?: FieldPolicy<any> | FieldReadFunction<any>,
	newUsers?: FieldPolicy<any> | FieldReadFunction<any>,
	newestCompanies?: FieldPolicy<any> | FieldReadFunction<any>,
	uptimeSeconds?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AdminRatingKeySpecifier = ('answer' | 'burst' | 'comment' | 'company' | 'createdAt' | 'hiddenAt' | 'hiddenReason' | 'id' | 'isFromAccount' | 'isHidden' | 'openReports' | 'rating' | 'reports' | AdminRatingKeySpecifier)[];
export type AdminRatingFieldPolicy = {
	answer?: FieldPolicy<any> | FieldReadFunction<any>,
	burst?: FieldPolicy<any> | FieldReadFunction<any>,
	comment?: FieldPolicy<any> | FieldReadFunction<any>,
	company?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	hiddenAt?: FieldPolicy<any> | FieldReadFunction<any>,
	hiddenReason?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isFromAccount?: FieldPolicy<any> | FieldReadFunction<any>,
	isHidden?: FieldPolicy<any> | FieldReadFunction<any>,
	openReports?: FieldPolicy<any> | FieldReadFunction<any>,
	rating?: FieldPolicy<any> | FieldReadFunction<any>,
	reports?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AdminRatingPageKeySpecifier = ('items' | 'lastPage' | 'page' | 'perPage' | 'total' | 'totalIsExact' | AdminRatingPageKeySpecifier)[];
export type AdminRatingPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>,
	totalIsExact?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AdminStatisticsKeySpecifier = ('before' | 'days' | 'ratingDistribution' | 'topCategories' | 'topCities' | 'totals' | AdminStatisticsKeySpecifier)[];
export type AdminStatisticsFieldPolicy = {
	before?: FieldPolicy<any> | FieldReadFunction<any>,
	days?: FieldPolicy<any> | FieldReadFunction<any>,
	ratingDistribution?: FieldPolicy<any> | FieldReadFunction<any>,
	topCategories?: FieldPolicy<any> | FieldReadFunction<any>,
	topCities?: FieldPolicy<any> | FieldReadFunction<any>,
	totals?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AdminStatsKeySpecifier = ('adminUsers' | 'approvedCompanies' | 'companyUsers' | 'pendingCompanies' | 'totalCompanies' | 'totalUsers' | AdminStatsKeySpecifier)[];
export type AdminStatsFieldPolicy = {
	adminUsers?: FieldPolicy<any> | FieldReadFunction<any>,
	approvedCompanies?: FieldPolicy<any> | FieldReadFunction<any>,
	companyUsers?: FieldPolicy<any> | FieldReadFunction<any>,
	pendingCompanies?: FieldPolicy<any> | FieldReadFunction<any>,
	totalCompanies?: FieldPolicy<any> | FieldReadFunction<any>,
	totalUsers?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ApprovalPolicyKeySpecifier = ('approvalTimeoutDays' | 'autoApproveVerifiedCompanies' | 'blockDuplicateCompanies' | 'minCompanyInfoRequired' | 'notificationEmail' | 'requireAdminApproval' | 'requireValidEmail' | 'requireValidPhone' | ApprovalPolicyKeySpecifier)[];
export type ApprovalPolicyFieldPolicy = {
	approvalTimeoutDays?: FieldPolicy<any> | FieldReadFunction<any>,
	autoApproveVerifiedCompanies?: FieldPolicy<any> | FieldReadFunction<any>,
	blockDuplicateCompanies?: FieldPolicy<any> | FieldReadFunction<any>,
	minCompanyInfoRequired?: FieldPolicy<any> | FieldReadFunction<any>,
	notificationEmail?: FieldPolicy<any> | FieldReadFunction<any>,
	requireAdminApproval?: FieldPolicy<any> | FieldReadFunction<any>,
	requireValidEmail?: FieldPolicy<any> | FieldReadFunction<any>,
	requireValidPhone?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AuditActionKeySpecifier = ('action' | 'name' | AuditActionKeySpecifier)[];
export type AuditActionFieldPolicy = {
	action?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AuditActionGroupKeySpecifier = ('actions' | 'name' | 'prefix' | AuditActionGroupKeySpecifier)[];
export type AuditActionGroupFieldPolicy = {
	actions?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	prefix?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AuditChoicesKeySpecifier = ('actions' | 'subjectTypes' | AuditChoicesKeySpecifier)[];
export type AuditChoicesFieldPolicy = {
	actions?: FieldPolicy<any> | FieldReadFunction<any>,
	subjectTypes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AuditPageKeySpecifier = ('items' | 'lastPage' | 'page' | 'perPage' | 'total' | 'totalIsExact' | AuditPageKeySpecifier)[];
export type AuditPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>,
	totalIsExact?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AuditRecordKeySpecifier = ('action' | 'actionName' | 'actionText' | 'actorEmail' | 'actorId' | 'actorName' | 'actorText' | 'address' | 'changes' | 'companyId' | 'createdAt' | 'id' | 'subjectId' | 'subjectName' | 'subjectText' | 'subjectType' | 'subjectTypeName' | AuditRecordKeySpecifier)[];
export type AuditRecordFieldPolicy = {
	action?: FieldPolicy<any> | FieldReadFunction<any>,
	actionName?: FieldPolicy<any> | FieldReadFunction<any>,
	actionText?: FieldPolicy<any> | FieldReadFunction<any>,
	actorEmail?: FieldPolicy<any> | FieldReadFunction<any>,
	actorId?: FieldPolicy<any> | FieldReadFunction<any>,
	actorName?: FieldPolicy<any> | FieldReadFunction<any>,
	actorText?: FieldPolicy<any> | FieldReadFunction<any>,
	address?: FieldPolicy<any> | FieldReadFunction<any>,
	changes?: FieldPolicy<any> | FieldReadFunction<any>,
	companyId?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	subjectId?: FieldPolicy<any> | FieldReadFunction<any>,
	subjectName?: FieldPolicy<any> | FieldReadFunction<any>,
	subjectText?: FieldPolicy<any> | FieldReadFunction<any>,
	subjectType?: FieldPolicy<any> | FieldReadFunction<any>,
	subjectTypeName?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AuditSubjectTypeKeySpecifier = ('name' | 'subjectType' | AuditSubjectTypeKeySpecifier)[];
export type AuditSubjectTypeFieldPolicy = {
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	subjectType?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AuthPayloadKeySpecifier = ('token' | 'user' | AuthPayloadKeySpecifier)[];
export type AuthPayloadFieldPolicy = {
	token?: FieldPolicy<any> | FieldReadFunction<any>,
	user?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CategoryKeySpecifier = ('id' | 'name' | CategoryKeySpecifier)[];
export type CategoryFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ChangedCompanyKeySpecifier = ('changedAt' | 'changes' | 'company' | ChangedCompanyKeySpecifier)[];
export type ChangedCompanyFieldPolicy = {
	changedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	changes?: FieldPolicy<any> | FieldReadFunction<any>,
	company?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ChangedCompanyPageKeySpecifier = ('items' | 'lastPage' | 'page' | 'perPage' | 'total' | ChangedCompanyPageKeySpecifier)[];
export type ChangedCompanyPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CityKeySpecifier = ('ibgeCode' | 'id' | 'latitude' | 'longitude' | 'name' | 'population' | 'state' | CityKeySpecifier)[];
export type CityFieldPolicy = {
	ibgeCode?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	latitude?: FieldPolicy<any> | FieldReadFunction<any>,
	longitude?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	population?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ClaimReviewKeySpecifier = ('claimant' | 'company' | 'createdAt' | 'decidedAt' | 'decisionNotes' | 'exceedsLimit' | 'id' | 'message' | 'rivals' | 'status' | ClaimReviewKeySpecifier)[];
export type ClaimReviewFieldPolicy = {
	claimant?: FieldPolicy<any> | FieldReadFunction<any>,
	company?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	decidedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	decisionNotes?: FieldPolicy<any> | FieldReadFunction<any>,
	exceedsLimit?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	rivals?: FieldPolicy<any> | FieldReadFunction<any>,
	status?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ClaimReviewPageKeySpecifier = ('items' | 'lastPage' | 'page' | 'perPage' | 'total' | ClaimReviewPageKeySpecifier)[];
export type ClaimReviewPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ClaimantKeySpecifier = ('companiesAllowed' | 'companiesCount' | 'email' | 'id' | 'isEmailConfirmed' | 'name' | ClaimantKeySpecifier)[];
export type ClaimantFieldPolicy = {
	companiesAllowed?: FieldPolicy<any> | FieldReadFunction<any>,
	companiesCount?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isEmailConfirmed?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CompanyKeySpecifier = ('address' | 'asksForMessageAccess' | 'averageRating' | 'category' | 'cep' | 'city' | 'contactType' | 'createdAt' | 'description' | 'email' | 'hasMessageAccess' | 'hasOwner' | 'id' | 'isActive' | 'isApproved' | 'isOverdue' | 'latitude' | 'logo' | 'longitude' | 'lookAlikes' | 'name' | 'ownerEmail' | 'ownerName' | 'phone' | 'phoneUrl' | 'plan' | 'ratings' | 'removesOwner' | 'slug' | 'totalRatings' | 'unansweredRatings' | 'unreadByAdministration' | 'website' | 'whatsappUrl' | CompanyKeySpecifier)[];
export type CompanyFieldPolicy = {
	address?: FieldPolicy<any> | FieldReadFunction<any>,
	asksForMessageAccess?: FieldPolicy<any> | FieldReadFunction<any>,
	averageRating?: FieldPolicy<any> | FieldReadFunction<any>,
	category?: FieldPolicy<any> | FieldReadFunction<any>,
	cep?: FieldPolicy<any> | FieldReadFunction<any>,
	city?: FieldPolicy<any> | FieldReadFunction<any>,
	contactType?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	description?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	hasMessageAccess?: FieldPolicy<any> | FieldReadFunction<any>,
	hasOwner?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isActive?: FieldPolicy<any> | FieldReadFunction<any>,
	isApproved?: FieldPolicy<any> | FieldReadFunction<any>,
	isOverdue?: FieldPolicy<any> | FieldReadFunction<any>,
	latitude?: FieldPolicy<any> | FieldReadFunction<any>,
	logo?: FieldPolicy<any> | FieldReadFunction<any>,
	longitude?: FieldPolicy<any> | FieldReadFunction<any>,
	lookAlikes?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	ownerEmail?: FieldPolicy<any> | FieldReadFunction<any>,
	ownerName?: FieldPolicy<any> | FieldReadFunction<any>,
	phone?: FieldPolicy<any> | FieldReadFunction<any>,
	phoneUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	plan?: FieldPolicy<any> | FieldReadFunction<any>,
	ratings?: FieldPolicy<any> | FieldReadFunction<any>,
	removesOwner?: FieldPolicy<any> | FieldReadFunction<any>,
	slug?: FieldPolicy<any> | FieldReadFunction<any>,
	totalRatings?: FieldPolicy<any> | FieldReadFunction<any>,
	unansweredRatings?: FieldPolicy<any> | FieldReadFunction<any>,
	unreadByAdministration?: FieldPolicy<any> | FieldReadFunction<any>,
	website?: FieldPolicy<any> | FieldReadFunction<any>,
	whatsappUrl?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CompanyClaimKeySpecifier = ('company' | 'createdAt' | 'decisionNotes' | 'id' | 'message' | 'status' | CompanyClaimKeySpecifier)[];
export type CompanyClaimFieldPolicy = {
	company?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	decisionNotes?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	status?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CompanyImportKeySpecifier = ('columns' | 'error' | 'fileName' | 'finishedAt' | 'id' | 'isOfBrowser' | 'isStopping' | 'percent' | 'problems' | 'rowsCreated' | 'rowsRead' | 'rowsRefused' | 'rowsUnchanged' | 'rowsUpdated' | 'startedAt' | 'status' | 'warnings' | CompanyImportKeySpecifier)[];
export type CompanyImportFieldPolicy = {
	columns?: FieldPolicy<any> | FieldReadFunction<any>,
	error?: FieldPolicy<any> | FieldReadFunction<any>,
	fileName?: FieldPolicy<any> | FieldReadFunction<any>,
	finishedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isOfBrowser?: FieldPolicy<any> | FieldReadFunction<any>,
	isStopping?: FieldPolicy<any> | FieldReadFunction<any>,
	percent?: FieldPolicy<any> | FieldReadFunction<any>,
	problems?: FieldPolicy<any> | FieldReadFunction<any>,
	rowsCreated?: FieldPolicy<any> | FieldReadFunction<any>,
	rowsRead?: FieldPolicy<any> | FieldReadFunction<any>,
	rowsRefused?: FieldPolicy<any> | FieldReadFunction<any>,
	rowsUnchanged?: FieldPolicy<any> | FieldReadFunction<any>,
	rowsUpdated?: FieldPolicy<any> | FieldReadFunction<any>,
	startedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	status?: FieldPolicy<any> | FieldReadFunction<any>,
	warnings?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CompanyImportPageKeySpecifier = ('items' | 'lastPage' | 'page' | 'perPage' | 'total' | CompanyImportPageKeySpecifier)[];
export type CompanyImportPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CompanyPageKeySpecifier = ('correction' | 'items' | 'lastPage' | 'matchedCategory' | 'matchedCity' | 'page' | 'perPage' | 'total' | 'totalIsExact' | CompanyPageKeySpecifier)[];
export type CompanyPageFieldPolicy = {
	correction?: FieldPolicy<any> | FieldReadFunction<any>,
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	matchedCategory?: FieldPolicy<any> | FieldReadFunction<any>,
	matchedCity?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>,
	totalIsExact?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CompanyRejectionKeySpecifier = ('createdAt' | 'id' | 'reason' | 'typed' | CompanyRejectionKeySpecifier)[];
export type CompanyRejectionFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>,
	typed?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CompanyReportKeySpecifier = ('before' | 'days' | 'totals' | CompanyReportKeySpecifier)[];
export type CompanyReportFieldPolicy = {
	before?: FieldPolicy<any> | FieldReadFunction<any>,
	days?: FieldPolicy<any> | FieldReadFunction<any>,
	totals?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CompanyStatsKeySpecifier = ('averageRating' | 'followersCount' | 'messagesCount' | 'ratingsCount' | 'satisfactionRate' | 'unreadCount' | 'views' | CompanyStatsKeySpecifier)[];
export type CompanyStatsFieldPolicy = {
	averageRating?: FieldPolicy<any> | FieldReadFunction<any>,
	followersCount?: FieldPolicy<any> | FieldReadFunction<any>,
	messagesCount?: FieldPolicy<any> | FieldReadFunction<any>,
	ratingsCount?: FieldPolicy<any> | FieldReadFunction<any>,
	satisfactionRate?: FieldPolicy<any> | FieldReadFunction<any>,
	unreadCount?: FieldPolicy<any> | FieldReadFunction<any>,
	views?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DecisionsKeySpecifier = ('done' | 'failed' | DecisionsKeySpecifier)[];
export type DecisionsFieldPolicy = {
	done?: FieldPolicy<any> | FieldReadFunction<any>,
	failed?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DemoDataKeySpecifier = ('companiesCount' | 'usersCount' | DemoDataKeySpecifier)[];
export type DemoDataFieldPolicy = {
	companiesCount?: FieldPolicy<any> | FieldReadFunction<any>,
	usersCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FailedDecisionKeySpecifier = ('code' | 'id' | 'message' | FailedDecisionKeySpecifier)[];
export type FailedDecisionFieldPolicy = {
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FieldChangeKeySpecifier = ('after' | 'afterText' | 'before' | 'beforeText' | 'field' | 'isFact' | 'name' | FieldChangeKeySpecifier)[];
export type FieldChangeFieldPolicy = {
	after?: FieldPolicy<any> | FieldReadFunction<any>,
	afterText?: FieldPolicy<any> | FieldReadFunction<any>,
	before?: FieldPolicy<any> | FieldReadFunction<any>,
	beforeText?: FieldPolicy<any> | FieldReadFunction<any>,
	field?: FieldPolicy<any> | FieldReadFunction<any>,
	isFact?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ImportColumnKeySpecifier = ('field' | 'header' | 'samples' | ImportColumnKeySpecifier)[];
export type ImportColumnFieldPolicy = {
	field?: FieldPolicy<any> | FieldReadFunction<any>,
	header?: FieldPolicy<any> | FieldReadFunction<any>,
	samples?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ImportProblemKeySpecifier = ('column' | 'kind' | 'line' | 'reason' | 'situation' | ImportProblemKeySpecifier)[];
export type ImportProblemFieldPolicy = {
	column?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	line?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>,
	situation?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ImportProblemPageKeySpecifier = ('items' | 'lastPage' | 'page' | 'perPage' | 'total' | ImportProblemPageKeySpecifier)[];
export type ImportProblemPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InboxKeySpecifier = ('hasAccess' | 'isAccessRequested' | 'message' | 'messages' | 'unreadCount' | InboxKeySpecifier)[];
export type InboxFieldPolicy = {
	hasAccess?: FieldPolicy<any> | FieldReadFunction<any>,
	isAccessRequested?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	messages?: FieldPolicy<any> | FieldReadFunction<any>,
	unreadCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LogoKeySpecifier = ('smallUrl' | 'url' | LogoKeySpecifier)[];
export type LogoFieldPolicy = {
	smallUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	url?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LookAlikeKeySpecifier = ('company' | 'reasons' | LookAlikeKeySpecifier)[];
export type LookAlikeFieldPolicy = {
	company?: FieldPolicy<any> | FieldReadFunction<any>,
	reasons?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailKeySpecifier = ('attempts' | 'createdAt' | 'id' | 'kind' | 'lastError' | 'recipient' | 'sentAt' | 'status' | 'subject' | MailKeySpecifier)[];
export type MailFieldPolicy = {
	attempts?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	lastError?: FieldPolicy<any> | FieldReadFunction<any>,
	recipient?: FieldPolicy<any> | FieldReadFunction<any>,
	sentAt?: FieldPolicy<any> | FieldReadFunction<any>,
	status?: FieldPolicy<any> | FieldReadFunction<any>,
	subject?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailPageKeySpecifier = ('isDelivering' | 'items' | 'lastPage' | 'page' | 'perPage' | 'total' | MailPageKeySpecifier)[];
export type MailPageFieldPolicy = {
	isDelivering?: FieldPolicy<any> | FieldReadFunction<any>,
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ManagedCategoryKeySpecifier = ('companiesCount' | 'id' | 'isVisible' | 'name' | ManagedCategoryKeySpecifier)[];
export type ManagedCategoryFieldPolicy = {
	companiesCount?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isVisible?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ManagedCategoryPageKeySpecifier = ('items' | 'lastPage' | 'page' | 'perPage' | 'total' | ManagedCategoryPageKeySpecifier)[];
export type ManagedCategoryPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ManagedCityKeySpecifier = ('companiesCount' | 'ibgeCode' | 'id' | 'isVisible' | 'name' | 'population' | 'state' | ManagedCityKeySpecifier)[];
export type ManagedCityFieldPolicy = {
	companiesCount?: FieldPolicy<any> | FieldReadFunction<any>,
	ibgeCode?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isVisible?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	population?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ManagedCityPageKeySpecifier = ('items' | 'lastPage' | 'page' | 'perPage' | 'total' | ManagedCityPageKeySpecifier)[];
export type ManagedCityPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MessageKeySpecifier = ('content' | 'createdAt' | 'id' | 'isRead' | 'readAt' | 'repliedTo' | 'sender' | 'senderType' | 'subject' | MessageKeySpecifier)[];
export type MessageFieldPolicy = {
	content?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isRead?: FieldPolicy<any> | FieldReadFunction<any>,
	readAt?: FieldPolicy<any> | FieldReadFunction<any>,
	repliedTo?: FieldPolicy<any> | FieldReadFunction<any>,
	sender?: FieldPolicy<any> | FieldReadFunction<any>,
	senderType?: FieldPolicy<any> | FieldReadFunction<any>,
	subject?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MessagePageKeySpecifier = ('askedAt' | 'items' | 'lastPage' | 'page' | 'perPage' | 'total' | MessagePageKeySpecifier)[];
export type MessagePageFieldPolicy = {
	askedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MessageReceiptKeySpecifier = ('createdAt' | 'id' | MessageReceiptKeySpecifier)[];
export type MessageReceiptFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MessageSenderKeySpecifier = ('email' | 'name' | 'phone' | 'phoneUrl' | MessageSenderKeySpecifier)[];
export type MessageSenderFieldPolicy = {
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	phone?: FieldPolicy<any> | FieldReadFunction<any>,
	phoneUrl?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MutationKeySpecifier = ('adminCreateCompany' | 'adminRemoveCompany' | 'adminUpdateCompany' | 'answerRating' | 'approveClaim' | 'approveCompanies' | 'approveCompany' | 'approvePlanRequest' | 'askForMessageAccess' | 'cancelClaim' | 'cancelImport' | 'cancelPlanRequest' | 'changePassword' | 'checkImport' | 'claimCompany' | 'closeAccount' | 'confirmEmail' | 'createCategory' | 'createCity' | 'createCompany' | 'createPlan' | 'createUser' | 'dismissRatingReports' | 'endOtherSessions' | 'endSession' | 'eraseMessage' | 'eraseRating' | 'hideRating' | 'login' | 'logout' | 'markChangesSeen' | 'rateCompany' | 'readMessage' | 'recordClick' | 'recordView' | 'refuseClaim' | 'register' | 'rejectCompanies' | 'rejectCompany' | 'rejectPlanRequest' | 'removeCategory' | 'removeCity' | 'removeCompany' | 'removeDemoData' | 'removePlan' | 'removeUser' | 'replyToVisitor' | 'reportRating' | 'requestPasswordReset' | 'requestPlan' | 'resetPassword' | 'retryMail' | 'runImport' | 'saveCompany' | 'sendAdminMessage' | 'sendEmailConfirmation' | 'sendMessage' | 'setCompaniesActive' | 'setCompanyActive' | 'setDefaultPlan' | 'setMessageAccess' | 'setUserActive' | 'setUserPassword' | 'setUserPlan' | 'showRating' | 'undoImport' | 'unsaveCompany' | 'updateApprovalPolicy' | 'updateCategory' | 'updateCity' | 'updateCompany' | 'updatePlan' | 'updateProfile' | 'updateSystemSettings' | 'updateUser' | 'uploadImport' | 'writeToAdministration' | MutationKeySpecifier)[];
export type MutationFieldPolicy = {
	adminCreateCompany?: FieldPolicy<any> | FieldReadFunction<any>,
	adminRemoveCompany?: FieldPolicy<any> | FieldReadFunction<any>,
	adminUpdateCompany?: FieldPolicy<any> | FieldReadFunction<any>,
	answerRating?: FieldPolicy<any> | FieldReadFunction<any>,
	approveClaim?: FieldPolicy<any> | FieldReadFunction<any>,
	approveCompanies?: FieldPolicy<any> | FieldReadFunction<any>,
	approveCompany?: FieldPolicy<any> | FieldReadFunction<any>,
	approvePlanRequest?: FieldPolicy<any> | FieldReadFunction<any>,
	askForMessageAccess?: FieldPolicy<any> | FieldReadFunction<any>,
	cancelClaim?: FieldPolicy<any> | FieldReadFunction<any>,
	cancelImport?: FieldPolicy<any> | FieldReadFunction<any>,
	cancelPlanRequest?: FieldPolicy<any> | FieldReadFunction<any>,
	changePassword?: FieldPolicy<any> | FieldReadFunction<any>,
	checkImport?: FieldPolicy<any> | FieldReadFunction<any>,
	claimCompany?: FieldPolicy<any> | FieldReadFunction<any>,
	closeAccount?: FieldPolicy<any> | FieldReadFunction<any>,
	confirmEmail?: FieldPolicy<any> | FieldReadFunction<any>,
	createCategory?: FieldPolicy<any> | FieldReadFunction<any>,
	createCity?: FieldPolicy<any> | FieldReadFunction<any>,
	createCompany?: FieldPolicy<any> | FieldReadFunction<any>,
	createPlan?: FieldPolicy<any> | FieldReadFunction<any>,
	createUser?: FieldPolicy<any> | FieldReadFunction<any>,
	dismissRatingReports?: FieldPolicy<any> | FieldReadFunction<any>,
	endOtherSessions?: FieldPolicy<any> | FieldReadFunction<any>,
	endSession?: FieldPolicy<any> | FieldReadFunction<any>,
	eraseMessage?: FieldPolicy<any> | FieldReadFunction<any>,
	eraseRating?: FieldPolicy<any> | FieldReadFunction<any>,
	hideRating?: FieldPolicy<any> | FieldReadFunction<any>,
	login?: FieldPolicy<any> | FieldReadFunction<any>,
	logout?: FieldPolicy<any> | FieldReadFunction<any>,
	markChangesSeen?: FieldPolicy<any> | FieldReadFunction<any>,
	rateCompany?: FieldPolicy<any> | FieldReadFunction<any>,
	readMessage?: FieldPolicy<any> | FieldReadFunction<any>,
	recordClick?: FieldPolicy<any> | FieldReadFunction<any>,
	recordView?: FieldPolicy<any> | FieldReadFunction<any>,
	refuseClaim?: FieldPolicy<any> | FieldReadFunction<any>,
	register?: FieldPolicy<any> | FieldReadFunction<any>,
	rejectCompanies?: FieldPolicy<any> | FieldReadFunction<any>,
	rejectCompany?: FieldPolicy<any> | FieldReadFunction<any>,
	rejectPlanRequest?: FieldPolicy<any> | FieldReadFunction<any>,
	removeCategory?: FieldPolicy<any> | FieldReadFunction<any>,
	removeCity?: FieldPolicy<any> | FieldReadFunction<any>,
	removeCompany?: FieldPolicy<any> | FieldReadFunction<any>,
	removeDemoData?: FieldPolicy<any> | FieldReadFunction<any>,
	removePlan?: FieldPolicy<any> | FieldReadFunction<any>,
	removeUser?: FieldPolicy<any> | FieldReadFunction<any>,
	replyToVisitor?: FieldPolicy<any> | FieldReadFunction<any>,
	reportRating?: FieldPolicy<any> | FieldReadFunction<any>,
	requestPasswordReset?: FieldPolicy<any> | FieldReadFunction<any>,
	requestPlan?: FieldPolicy<any> | FieldReadFunction<any>,
	resetPassword?: FieldPolicy<any> | FieldReadFunction<any>,
	retryMail?: FieldPolicy<any> | FieldReadFunction<any>,
	runImport?: FieldPolicy<any> | FieldReadFunction<any>,
	saveCompany?: FieldPolicy<any> | FieldReadFunction<any>,
	sendAdminMessage?: FieldPolicy<any> | FieldReadFunction<any>,
	sendEmailConfirmation?: FieldPolicy<any> | FieldReadFunction<any>,
	sendMessage?: FieldPolicy<any> | FieldReadFunction<any>,
	setCompaniesActive?: FieldPolicy<any> | FieldReadFunction<any>,
	setCompanyActive?: FieldPolicy<any> | FieldReadFunction<any>,
	setDefaultPlan?: FieldPolicy<any> | FieldReadFunction<any>,
	setMessageAccess?: FieldPolicy<any> | FieldReadFunction<any>,
	setUserActive?: FieldPolicy<any> | FieldReadFunction<any>,
	setUserPassword?: FieldPolicy<any> | FieldReadFunction<any>,
	setUserPlan?: FieldPolicy<any> | FieldReadFunction<any>,
	showRating?: FieldPolicy<any> | FieldReadFunction<any>,
	undoImport?: FieldPolicy<any> | FieldReadFunction<any>,
	unsaveCompany?: FieldPolicy<any> | FieldReadFunction<any>,
	updateApprovalPolicy?: FieldPolicy<any> | FieldReadFunction<any>,
	updateCategory?: FieldPolicy<any> | FieldReadFunction<any>,
	updateCity?: FieldPolicy<any> | FieldReadFunction<any>,
	updateCompany?: FieldPolicy<any> | FieldReadFunction<any>,
	updatePlan?: FieldPolicy<any> | FieldReadFunction<any>,
	updateProfile?: FieldPolicy<any> | FieldReadFunction<any>,
	updateSystemSettings?: FieldPolicy<any> | FieldReadFunction<any>,
	updateUser?: FieldPolicy<any> | FieldReadFunction<any>,
	uploadImport?: FieldPolicy<any> | FieldReadFunction<any>,
	writeToAdministration?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OwnerHomeKeySpecifier = ('companies' | 'companiesAllowed' | 'company' | 'isApproved' | 'isLimitedByPlan' | 'rejection' | 'status' | OwnerHomeKeySpecifier)[];
export type OwnerHomeFieldPolicy = {
	companies?: FieldPolicy<any> | FieldReadFunction<any>,
	companiesAllowed?: FieldPolicy<any> | FieldReadFunction<any>,
	company?: FieldPolicy<any> | FieldReadFunction<any>,
	isApproved?: FieldPolicy<any> | FieldReadFunction<any>,
	isLimitedByPlan?: FieldPolicy<any> | FieldReadFunction<any>,
	rejection?: FieldPolicy<any> | FieldReadFunction<any>,
	status?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PartStatusKeySpecifier = ('isOnline' | 'milliseconds' | PartStatusKeySpecifier)[];
export type PartStatusFieldPolicy = {
	isOnline?: FieldPolicy<any> | FieldReadFunction<any>,
	milliseconds?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PendingCompanyPageKeySpecifier = ('items' | 'lastPage' | 'page' | 'perPage' | 'total' | PendingCompanyPageKeySpecifier)[];
export type PendingCompanyPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PlaceCountKeySpecifier = ('companies' | 'id' | 'name' | PlaceCountKeySpecifier)[];
export type PlaceCountFieldPolicy = {
	companies?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PlanKeySpecifier = ('features' | 'id' | 'isActive' | 'isDefault' | 'maxCompanies' | 'name' | 'price' | 'usersCount' | PlanKeySpecifier)[];
export type PlanFieldPolicy = {
	features?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isActive?: FieldPolicy<any> | FieldReadFunction<any>,
	isDefault?: FieldPolicy<any> | FieldReadFunction<any>,
	maxCompanies?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	price?: FieldPolicy<any> | FieldReadFunction<any>,
	usersCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PlanPageKeySpecifier = ('items' | 'lastPage' | 'page' | 'perPage' | 'total' | PlanPageKeySpecifier)[];
export type PlanPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PlanRequestKeySpecifier = ('adminNotes' | 'currentPlan' | 'decidedAt' | 'id' | 'message' | 'requestedAt' | 'requestedPlan' | 'status' | 'user' | PlanRequestKeySpecifier)[];
export type PlanRequestFieldPolicy = {
	adminNotes?: FieldPolicy<any> | FieldReadFunction<any>,
	currentPlan?: FieldPolicy<any> | FieldReadFunction<any>,
	decidedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	requestedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	requestedPlan?: FieldPolicy<any> | FieldReadFunction<any>,
	status?: FieldPolicy<any> | FieldReadFunction<any>,
	user?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PlanRequestPageKeySpecifier = ('items' | 'lastPage' | 'page' | 'perPage' | 'total' | PlanRequestPageKeySpecifier)[];
export type PlanRequestPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PlanRequestUserKeySpecifier = ('email' | 'id' | 'name' | 'plan' | PlanRequestUserKeySpecifier)[];
export type PlanRequestUserFieldPolicy = {
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	plan?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PublicSettingsKeySpecifier = ('cepApiUrl' | 'contactEmail' | 'maintenanceMode' | 'mapsApiKey' | 'sendsEmails' | 'siteDescription' | 'siteName' | 'supportPhone' | PublicSettingsKeySpecifier)[];
export type PublicSettingsFieldPolicy = {
	cepApiUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	contactEmail?: FieldPolicy<any> | FieldReadFunction<any>,
	maintenanceMode?: FieldPolicy<any> | FieldReadFunction<any>,
	mapsApiKey?: FieldPolicy<any> | FieldReadFunction<any>,
	sendsEmails?: FieldPolicy<any> | FieldReadFunction<any>,
	siteDescription?: FieldPolicy<any> | FieldReadFunction<any>,
	siteName?: FieldPolicy<any> | FieldReadFunction<any>,
	supportPhone?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QueryKeySpecifier = ('activePlans' | 'adminCategories' | 'adminCities' | 'adminCompanies' | 'adminFigures' | 'adminMessages' | 'adminOverview' | 'adminRatings' | 'adminStatistics' | 'adminStats' | 'approvalPolicy' | 'auditChoices' | 'auditEntries' | 'categories' | 'changedCompanies' | 'cities' | 'companies' | 'company' | 'companyBySlug' | 'companyClaims' | 'companyConversation' | 'companyImport' | 'companyImports' | 'companyReport' | 'companyStats' | 'demoData' | 'inbox' | 'mails' | 'mySessions' | 'ownClaims' | 'ownPlanRequest' | 'ownerHome' | 'pendingCompanies' | 'personalData' | 'planRequests' | 'plans' | 'publicSettings' | 'ratingCheck' | 'savedCompanies' | 'savedCompanyPage' | 'searchLinks' | 'searchSuggestions' | 'similarCompanies' | 'siteStatistics' | 'systemSettings' | 'user' | 'users' | 'viewer' | QueryKeySpecifier)[];
export type QueryFieldPolicy = {
	activePlans?: FieldPolicy<any> | FieldReadFunction<any>,
	adminCategories?: FieldPolicy<any> | FieldReadFunction<any>,
	adminCities?: FieldPolicy<any> | FieldReadFunction<any>,
	adminCompanies?: FieldPolicy<any> | FieldReadFunction<any>,
	adminFigures?: FieldPolicy<any> | FieldReadFunction<any>,
	adminMessages?: FieldPolicy<any> | FieldReadFunction<any>,
	adminOverview?: FieldPolicy<any> | FieldReadFunction<any>,
	adminRatings?: FieldPolicy<any> | FieldReadFunction<any>,
	adminStatistics?: FieldPolicy<any> | FieldReadFunction<any>,
	adminStats?: FieldPolicy<any> | FieldReadFunction<any>,
	approvalPolicy?: FieldPolicy<any> | FieldReadFunction<any>,
	auditChoices?: FieldPolicy<any> | FieldReadFunction<any>,
	auditEntries?: FieldPolicy<any> | FieldReadFunction<any>,
	categories?: FieldPolicy<any> | FieldReadFunction<any>,
	changedCompanies?: FieldPolicy<any> | FieldReadFunction<any>,
	cities?: FieldPolicy<any> | FieldReadFunction<any>,
	companies?: FieldPolicy<any> | FieldReadFunction<any>,
	company?: FieldPolicy<any> | FieldReadFunction<any>,
	companyBySlug?: FieldPolicy<any> | FieldReadFunction<any>,
	companyClaims?: FieldPolicy<any> | FieldReadFunction<any>,
	companyConversation?: FieldPolicy<any> | FieldReadFunction<any>,
	companyImport?: FieldPolicy<any> | FieldReadFunction<any>,
	companyImports?: FieldPolicy<any> | FieldReadFunction<any>,
	companyReport?: FieldPolicy<any> | FieldReadFunction<any>,
	companyStats?: FieldPolicy<any> | FieldReadFunction<any>,
	demoData?: FieldPolicy<any> | FieldReadFunction<any>,
	inbox?: FieldPolicy<any> | FieldReadFunction<any>,
	mails?: FieldPolicy<any> | FieldReadFunction<any>,
	mySessions?: FieldPolicy<any> | FieldReadFunction<any>,
	ownClaims?: FieldPolicy<any> | FieldReadFunction<any>,
	ownPlanRequest?: FieldPolicy<any> | FieldReadFunction<any>,
	ownerHome?: FieldPolicy<any> | FieldReadFunction<any>,
	pendingCompanies?: FieldPolicy<any> | FieldReadFunction<any>,
	personalData?: FieldPolicy<any> | FieldReadFunction<any>,
	planRequests?: FieldPolicy<any> | FieldReadFunction<any>,
	plans?: FieldPolicy<any> | FieldReadFunction<any>,
	publicSettings?: FieldPolicy<any> | FieldReadFunction<any>,
	ratingCheck?: FieldPolicy<any> | FieldReadFunction<any>,
	savedCompanies?: FieldPolicy<any> | FieldReadFunction<any>,
	savedCompanyPage?: FieldPolicy<any> | FieldReadFunction<any>,
	searchLinks?: FieldPolicy<any> | FieldReadFunction<any>,
	searchSuggestions?: FieldPolicy<any> | FieldReadFunction<any>,
	similarCompanies?: FieldPolicy<any> | FieldReadFunction<any>,
	siteStatistics?: FieldPolicy<any> | FieldReadFunction<any>,
	systemSettings?: FieldPolicy<any> | FieldReadFunction<any>,
	user?: FieldPolicy<any> | FieldReadFunction<any>,
	users?: FieldPolicy<any> | FieldReadFunction<any>,
	viewer?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RatingKeySpecifier = ('answer' | 'comment' | 'createdAt' | 'id' | 'rating' | RatingKeySpecifier)[];
export type RatingFieldPolicy = {
	answer?: FieldPolicy<any> | FieldReadFunction<any>,
	comment?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	rating?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RatingAnswerKeySpecifier = ('createdAt' | 'text' | RatingAnswerKeySpecifier)[];
export type RatingAnswerFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RatingBurstKeySpecifier = ('fromAddress' | 'fromFamily' | RatingBurstKeySpecifier)[];
export type RatingBurstFieldPolicy = {
	fromAddress?: FieldPolicy<any> | FieldReadFunction<any>,
	fromFamily?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RatingCheckKeySpecifier = ('comment' | 'hasRated' | 'isOwner' | 'rating' | RatingCheckKeySpecifier)[];
export type RatingCheckFieldPolicy = {
	comment?: FieldPolicy<any> | FieldReadFunction<any>,
	hasRated?: FieldPolicy<any> | FieldReadFunction<any>,
	isOwner?: FieldPolicy<any> | FieldReadFunction<any>,
	rating?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RatingPageKeySpecifier = ('items' | 'lastPage' | 'page' | 'perPage' | 'total' | RatingPageKeySpecifier)[];
export type RatingPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RatingReportViewKeySpecifier = ('createdAt' | 'isFromOwner' | 'reason' | RatingReportViewKeySpecifier)[];
export type RatingReportViewFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	isFromOwner?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RejectedCompanyKeySpecifier = ('address' | 'categoryId' | 'cep' | 'city' | 'contactType' | 'description' | 'email' | 'name' | 'phone' | 'state' | 'website' | RejectedCompanyKeySpecifier)[];
export type RejectedCompanyFieldPolicy = {
	address?: FieldPolicy<any> | FieldReadFunction<any>,
	categoryId?: FieldPolicy<any> | FieldReadFunction<any>,
	cep?: FieldPolicy<any> | FieldReadFunction<any>,
	city?: FieldPolicy<any> | FieldReadFunction<any>,
	contactType?: FieldPolicy<any> | FieldReadFunction<any>,
	description?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	phone?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	website?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportDayKeySpecifier = ('day' | 'mapClicks' | 'messages' | 'phoneClicks' | 'ratings' | 'views' | 'websiteClicks' | 'whatsappClicks' | ReportDayKeySpecifier)[];
export type ReportDayFieldPolicy = {
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	mapClicks?: FieldPolicy<any> | FieldReadFunction<any>,
	messages?: FieldPolicy<any> | FieldReadFunction<any>,
	phoneClicks?: FieldPolicy<any> | FieldReadFunction<any>,
	ratings?: FieldPolicy<any> | FieldReadFunction<any>,
	views?: FieldPolicy<any> | FieldReadFunction<any>,
	websiteClicks?: FieldPolicy<any> | FieldReadFunction<any>,
	whatsappClicks?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportTotalsKeySpecifier = ('averageRating' | 'mapClicks' | 'messages' | 'phoneClicks' | 'ratings' | 'views' | 'websiteClicks' | 'whatsappClicks' | ReportTotalsKeySpecifier)[];
export type ReportTotalsFieldPolicy = {
	averageRating?: FieldPolicy<any> | FieldReadFunction<any>,
	mapClicks?: FieldPolicy<any> | FieldReadFunction<any>,
	messages?: FieldPolicy<any> | FieldReadFunction<any>,
	phoneClicks?: FieldPolicy<any> | FieldReadFunction<any>,
	ratings?: FieldPolicy<any> | FieldReadFunction<any>,
	views?: FieldPolicy<any> | FieldReadFunction<any>,
	websiteClicks?: FieldPolicy<any> | FieldReadFunction<any>,
	whatsappClicks?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SavedCompaniesKeySpecifier = ('companyIds' | SavedCompaniesKeySpecifier)[];
export type SavedCompaniesFieldPolicy = {
	companyIds?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SavedCompanyPageKeySpecifier = ('items' | 'lastPage' | 'page' | 'perPage' | 'total' | SavedCompanyPageKeySpecifier)[];
export type SavedCompanyPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SearchCorrectionKeySpecifier = ('typed' | 'used' | SearchCorrectionKeySpecifier)[];
export type SearchCorrectionFieldPolicy = {
	typed?: FieldPolicy<any> | FieldReadFunction<any>,
	used?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SearchLinksKeySpecifier = ('categories' | 'cities' | SearchLinksKeySpecifier)[];
export type SearchLinksFieldPolicy = {
	categories?: FieldPolicy<any> | FieldReadFunction<any>,
	cities?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SearchSuggestionKeySpecifier = ('categoryId' | 'cityId' | 'companyId' | 'detail' | 'kind' | 'text' | SearchSuggestionKeySpecifier)[];
export type SearchSuggestionFieldPolicy = {
	categoryId?: FieldPolicy<any> | FieldReadFunction<any>,
	cityId?: FieldPolicy<any> | FieldReadFunction<any>,
	companyId?: FieldPolicy<any> | FieldReadFunction<any>,
	detail?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SessionKeySpecifier = ('createdAt' | 'device' | 'expiresAt' | 'id' | 'isCurrent' | 'lastUsedAt' | SessionKeySpecifier)[];
export type SessionFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	device?: FieldPolicy<any> | FieldReadFunction<any>,
	expiresAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isCurrent?: FieldPolicy<any> | FieldReadFunction<any>,
	lastUsedAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SessionPageKeySpecifier = ('items' | 'lastPage' | 'page' | 'perPage' | 'total' | SessionPageKeySpecifier)[];
export type SessionPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SiteCountsKeySpecifier = ('companies' | 'messages' | 'ratings' | 'users' | 'views' | SiteCountsKeySpecifier)[];
export type SiteCountsFieldPolicy = {
	companies?: FieldPolicy<any> | FieldReadFunction<any>,
	messages?: FieldPolicy<any> | FieldReadFunction<any>,
	ratings?: FieldPolicy<any> | FieldReadFunction<any>,
	users?: FieldPolicy<any> | FieldReadFunction<any>,
	views?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SiteDayKeySpecifier = ('companies' | 'day' | 'messages' | 'ratings' | 'users' | 'views' | SiteDayKeySpecifier)[];
export type SiteDayFieldPolicy = {
	companies?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	messages?: FieldPolicy<any> | FieldReadFunction<any>,
	ratings?: FieldPolicy<any> | FieldReadFunction<any>,
	users?: FieldPolicy<any> | FieldReadFunction<any>,
	views?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SiteStatisticsKeySpecifier = ('categoriesCount' | 'citiesCount' | 'companiesCount' | 'satisfactionRate' | SiteStatisticsKeySpecifier)[];
export type SiteStatisticsFieldPolicy = {
	categoriesCount?: FieldPolicy<any> | FieldReadFunction<any>,
	citiesCount?: FieldPolicy<any> | FieldReadFunction<any>,
	companiesCount?: FieldPolicy<any> | FieldReadFunction<any>,
	satisfactionRate?: FieldPolicy<any> | FieldReadFunction<any>
};
export type StarCountKeySpecifier = ('ratings' | 'stars' | StarCountKeySpecifier)[];
export type StarCountFieldPolicy = {
	ratings?: FieldPolicy<any> | FieldReadFunction<any>,
	stars?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SystemSettingsKeySpecifier = ('autoApproveCompanies' | 'contactEmail' | 'maintenanceMode' | 'maxCompaniesPerUser' | 'siteDescription' | 'siteName' | 'supportPhone' | SystemSettingsKeySpecifier)[];
export type SystemSettingsFieldPolicy = {
	autoApproveCompanies?: FieldPolicy<any> | FieldReadFunction<any>,
	contactEmail?: FieldPolicy<any> | FieldReadFunction<any>,
	maintenanceMode?: FieldPolicy<any> | FieldReadFunction<any>,
	maxCompaniesPerUser?: FieldPolicy<any> | FieldReadFunction<any>,
	siteDescription?: FieldPolicy<any> | FieldReadFunction<any>,
	siteName?: FieldPolicy<any> | FieldReadFunction<any>,
	supportPhone?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UserKeySpecifier = ('companiesCount' | 'companyName' | 'createdAt' | 'email' | 'id' | 'isActive' | 'isEmailConfirmed' | 'name' | 'plan' | 'role' | UserKeySpecifier)[];
export type UserFieldPolicy = {
	companiesCount?: FieldPolicy<any> | FieldReadFunction<any>,
	companyName?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isActive?: FieldPolicy<any> | FieldReadFunction<any>,
	isEmailConfirmed?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	plan?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UserPageKeySpecifier = ('items' | 'lastPage' | 'page' | 'perPage' | 'total' | UserPageKeySpecifier)[];
export type UserPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type StrictTypedTypePolicies = {
	AdminCompanyPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AdminCompanyPageKeySpecifier | (() => undefined | AdminCompanyPageKeySpecifier),
		fields?: AdminCompanyPageFieldPolicy,
	},
	AdminFigures?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AdminFiguresKeySpecifier | (() => undefined | AdminFiguresKeySpecifier),
		fields?: AdminFiguresFieldPolicy,
	},
	AdminMessage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AdminMessageKeySpecifier | (() => undefined | AdminMessageKeySpecifier),
		fields?: AdminMessageFieldPolicy,
	},
	AdminMessagePage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AdminMessagePageKeySpecifier | (() => undefined | AdminMessagePageKeySpecifier),
		fields?: AdminMessagePageFieldPolicy,
	},
	AdminOverview?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AdminOverviewKeySpecifier | (() => undefined | AdminOverviewKeySpecifier),
		fields?: AdminOverviewFieldPolicy,
	},
	AdminRating?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AdminRatingKeySpecifier | (() => undefined | AdminRatingKeySpecifier),
		fields?: AdminRatingFieldPolicy,
	},
	AdminRatingPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AdminRatingPageKeySpecifier | (() => undefined | AdminRatingPageKeySpecifier),
		fields?: AdminRatingPageFieldPolicy,
	},
	AdminStatistics?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AdminStatisticsKeySpecifier | (() => undefined | AdminStatisticsKeySpecifier),
		fields?: AdminStatisticsFieldPolicy,
	},
	AdminStats?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AdminStatsKeySpecifier | (() => undefined | AdminStatsKeySpecifier),
		fields?: AdminStatsFieldPolicy,
	},
	ApprovalPolicy?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ApprovalPolicyKeySpecifier | (() => undefined | ApprovalPolicyKeySpecifier),
		fields?: ApprovalPolicyFieldPolicy,
	},
	AuditAction?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AuditActionKeySpecifier | (() => undefined | AuditActionKeySpecifier),
		fields?: AuditActionFieldPolicy,
	},
	AuditActionGroup?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AuditActionGroupKeySpecifier | (() => undefined | AuditActionGroupKeySpecifier),
		fields?: AuditActionGroupFieldPolicy,
	},
	AuditChoices?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AuditChoicesKeySpecifier | (() => undefined | AuditChoicesKeySpecifier),
		fields?: AuditChoicesFieldPolicy,
	},
	AuditPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AuditPageKeySpecifier | (() => undefined | AuditPageKeySpecifier),
		fields?: AuditPageFieldPolicy,
	},
	AuditRecord?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AuditRecordKeySpecifier | (() => undefined | AuditRecordKeySpecifier),
		fields?: AuditRecordFieldPolicy,
	},
	AuditSubjectType?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AuditSubjectTypeKeySpecifier | (() => undefined | AuditSubjectTypeKeySpecifier),
		fields?: AuditSubjectTypeFieldPolicy,
	},
	AuthPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AuthPayloadKeySpecifier | (() => undefined | AuthPayloadKeySpecifier),
		fields?: AuthPayloadFieldPolicy,
	},
	Category?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CategoryKeySpecifier | (() => undefined | CategoryKeySpecifier),
		fields?: CategoryFieldPolicy,
	},
	ChangedCompany?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ChangedCompanyKeySpecifier | (() => undefined | ChangedCompanyKeySpecifier),
		fields?: ChangedCompanyFieldPolicy,
	},
	ChangedCompanyPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ChangedCompanyPageKeySpecifier | (() => undefined | ChangedCompanyPageKeySpecifier),
		fields?: ChangedCompanyPageFieldPolicy,
	},
	City?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CityKeySpecifier | (() => undefined | CityKeySpecifier),
		fields?: CityFieldPolicy,
	},
	ClaimReview?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ClaimReviewKeySpecifier | (() => undefined | ClaimReviewKeySpecifier),
		fields?: ClaimReviewFieldPolicy,
	},
	ClaimReviewPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ClaimReviewPageKeySpecifier | (() => undefined | ClaimReviewPageKeySpecifier),
		fields?: ClaimReviewPageFieldPolicy,
	},
	Claimant?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ClaimantKeySpecifier | (() => undefined | ClaimantKeySpecifier),
		fields?: ClaimantFieldPolicy,
	},
	Company?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CompanyKeySpecifier | (() => undefined | CompanyKeySpecifier),
		fields?: CompanyFieldPolicy,
	},
	CompanyClaim?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CompanyClaimKeySpecifier | (() => undefined | CompanyClaimKeySpecifier),
		fields?: CompanyClaimFieldPolicy,
	},
	CompanyImport?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CompanyImportKeySpecifier | (() => undefined | CompanyImportKeySpecifier),
		fields?: CompanyImportFieldPolicy,
	},
	CompanyImportPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CompanyImportPageKeySpecifier | (() => undefined | CompanyImportPageKeySpecifier),
		fields?: CompanyImportPageFieldPolicy,
	},
	CompanyPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CompanyPageKeySpecifier | (() => undefined | CompanyPageKeySpecifier),
		fields?: CompanyPageFieldPolicy,
	},
	CompanyRejection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CompanyRejectionKeySpecifier | (() => undefined | CompanyRejectionKeySpecifier),
		fields?: CompanyRejectionFieldPolicy,
	},
	CompanyReport?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CompanyReportKeySpecifier | (() => undefined | CompanyReportKeySpecifier),
		fields?: CompanyReportFieldPolicy,
	},
	CompanyStats?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CompanyStatsKeySpecifier | (() => undefined | CompanyStatsKeySpecifier),
		fields?: CompanyStatsFieldPolicy,
	},
	Decisions?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DecisionsKeySpecifier | (() => undefined | DecisionsKeySpecifier),
		fields?: DecisionsFieldPolicy,
	},
	DemoData?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DemoDataKeySpecifier | (() => undefined | DemoDataKeySpecifier),
		fields?: DemoDataFieldPolicy,
	},
	FailedDecision?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FailedDecisionKeySpecifier | (() => undefined | FailedDecisionKeySpecifier),
		fields?: FailedDecisionFieldPolicy,
	},
	FieldChange?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FieldChangeKeySpecifier | (() => undefined | FieldChangeKeySpecifier),
		fields?: FieldChangeFieldPolicy,
	},
	ImportColumn?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ImportColumnKeySpecifier | (() => undefined | ImportColumnKeySpecifier),
		fields?: ImportColumnFieldPolicy,
	},
	ImportProblem?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ImportProblemKeySpecifier | (() => undefined | ImportProblemKeySpecifier),
		fields?: ImportProblemFieldPolicy,
	},
	ImportProblemPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ImportProblemPageKeySpecifier | (() => undefined | ImportProblemPageKeySpecifier),
		fields?: ImportProblemPageFieldPolicy,
	},
	Inbox?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InboxKeySpecifier | (() => undefined | InboxKeySpecifier),
		fields?: InboxFieldPolicy,
	},
	Logo?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LogoKeySpecifier | (() => undefined | LogoKeySpecifier),
		fields?: LogoFieldPolicy,
	},
	LookAlike?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LookAlikeKeySpecifier | (() => undefined | LookAlikeKeySpecifier),
		fields?: LookAlikeFieldPolicy,
	},
	Mail?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailKeySpecifier | (() => undefined | MailKeySpecifier),
		fields?: MailFieldPolicy,
	},
	MailPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailPageKeySpecifier | (() => undefined | MailPageKeySpecifier),
		fields?: MailPageFieldPolicy,
	},
	ManagedCategory?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ManagedCategoryKeySpecifier | (() => undefined | ManagedCategoryKeySpecifier),
		fields?: ManagedCategoryFieldPolicy,
	},
	ManagedCategoryPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ManagedCategoryPageKeySpecifier | (() => undefined | ManagedCategoryPageKeySpecifier),
		fields?: ManagedCategoryPageFieldPolicy,
	},
	ManagedCity?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ManagedCityKeySpecifier | (() => undefined | ManagedCityKeySpecifier),
		fields?: ManagedCityFieldPolicy,
	},
	ManagedCityPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ManagedCityPageKeySpecifier | (() => undefined | ManagedCityPageKeySpecifier),
		fields?: ManagedCityPageFieldPolicy,
	},
	Message?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MessageKeySpecifier | (() => undefined | MessageKeySpecifier),
		fields?: MessageFieldPolicy,
	},
	MessagePage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MessagePageKeySpecifier | (() => undefined | MessagePageKeySpecifier),
		fields?: MessagePageFieldPolicy,
	},
	MessageReceipt?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MessageReceiptKeySpecifier | (() => undefined | MessageReceiptKeySpecifier),
		fields?: MessageReceiptFieldPolicy,
	},
	MessageSender?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MessageSenderKeySpecifier | (() => undefined | MessageSenderKeySpecifier),
		fields?: MessageSenderFieldPolicy,
	},
	Mutation?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MutationKeySpecifier | (() => undefined | MutationKeySpecifier),
		fields?: MutationFieldPolicy,
	},
	OwnerHome?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OwnerHomeKeySpecifier | (() => undefined | OwnerHomeKeySpecifier),
		fields?: OwnerHomeFieldPolicy,
	},
	PartStatus?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PartStatusKeySpecifier | (() => undefined | PartStatusKeySpecifier),
		fields?: PartStatusFieldPolicy,
	},
	PendingCompanyPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PendingCompanyPageKeySpecifier | (() => undefined | PendingCompanyPageKeySpecifier),
		fields?: PendingCompanyPageFieldPolicy,
	},
	PlaceCount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PlaceCountKeySpecifier | (() => undefined | PlaceCountKeySpecifier),
		fields?: PlaceCountFieldPolicy,
	},
	Plan?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PlanKeySpecifier | (() => undefined | PlanKeySpecifier),
		fields?: PlanFieldPolicy,
	},
	PlanPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PlanPageKeySpecifier | (() => undefined | PlanPageKeySpecifier),
		fields?: PlanPageFieldPolicy,
	},
	PlanRequest?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PlanRequestKeySpecifier | (() => undefined | PlanRequestKeySpecifier),
		fields?: PlanRequestFieldPolicy,
	},
	PlanRequestPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PlanRequestPageKeySpecifier | (() => undefined | PlanRequestPageKeySpecifier),
		fields?: PlanRequestPageFieldPolicy,
	},
	PlanRequestUser?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PlanRequestUserKeySpecifier | (() => undefined | PlanRequestUserKeySpecifier),
		fields?: PlanRequestUserFieldPolicy,
	},
	PublicSettings?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PublicSettingsKeySpecifier | (() => undefined | PublicSettingsKeySpecifier),
		fields?: PublicSettingsFieldPolicy,
	},
	Query?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QueryKeySpecifier | (() => undefined | QueryKeySpecifier),
		fields?: QueryFieldPolicy,
	},
	Rating?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RatingKeySpecifier | (() => undefined | RatingKeySpecifier),
		fields?: RatingFieldPolicy,
	},
	RatingAnswer?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RatingAnswerKeySpecifier | (() => undefined | RatingAnswerKeySpecifier),
		fields?: RatingAnswerFieldPolicy,
	},
	RatingBurst?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RatingBurstKeySpecifier | (() => undefined | RatingBurstKeySpecifier),
		fields?: RatingBurstFieldPolicy,
	},
	RatingCheck?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RatingCheckKeySpecifier | (() => undefined | RatingCheckKeySpecifier),
		fields?: RatingCheckFieldPolicy,
	},
	RatingPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RatingPageKeySpecifier | (() => undefined | RatingPageKeySpecifier),
		fields?: RatingPageFieldPolicy,
	},
	RatingReportView?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RatingReportViewKeySpecifier | (() => undefined | RatingReportViewKeySpecifier),
		fields?: RatingReportViewFieldPolicy,
	},
	RejectedCompany?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RejectedCompanyKeySpecifier | (() => undefined | RejectedCompanyKeySpecifier),
		fields?: RejectedCompanyFieldPolicy,
	},
	ReportDay?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportDayKeySpecifier | (() => undefined | ReportDayKeySpecifier),
		fields?: ReportDayFieldPolicy,
	},
	ReportTotals?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportTotalsKeySpecifier | (() => undefined | ReportTotalsKeySpecifier),
		fields?: ReportTotalsFieldPolicy,
	},
	SavedCompanies?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SavedCompaniesKeySpecifier | (() => undefined | SavedCompaniesKeySpecifier),
		fields?: SavedCompaniesFieldPolicy,
	},
	SavedCompanyPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SavedCompanyPageKeySpecifier | (() => undefined | SavedCompanyPageKeySpecifier),
		fields?: SavedCompanyPageFieldPolicy,
	},
	SearchCorrection?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SearchCorrectionKeySpecifier | (() => undefined | SearchCorrectionKeySpecifier),
		fields?: SearchCorrectionFieldPolicy,
	},
	SearchLinks?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SearchLinksKeySpecifier | (() => undefined | SearchLinksKeySpecifier),
		fields?: SearchLinksFieldPolicy,
	},
	SearchSuggestion?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SearchSuggestionKeySpecifier | (() => undefined | SearchSuggestionKeySpecifier),
		fields?: SearchSuggestionFieldPolicy,
	},
	Session?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SessionKeySpecifier | (() => undefined | SessionKeySpecifier),
		fields?: SessionFieldPolicy,
	},
	SessionPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SessionPageKeySpecifier | (() => undefined | SessionPageKeySpecifier),
		fields?: SessionPageFieldPolicy,
	},
	SiteCounts?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SiteCountsKeySpecifier | (() => undefined | SiteCountsKeySpecifier),
		fields?: SiteCountsFieldPolicy,
	},
	SiteDay?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SiteDayKeySpecifier | (() => undefined | SiteDayKeySpecifier),
		fields?: SiteDayFieldPolicy,
	},
	SiteStatistics?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SiteStatisticsKeySpecifier | (() => undefined | SiteStatisticsKeySpecifier),
		fields?: SiteStatisticsFieldPolicy,
	},
	StarCount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | StarCountKeySpecifier | (() => undefined | StarCountKeySpecifier),
		fields?: StarCountFieldPolicy,
	},
	SystemSettings?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SystemSettingsKeySpecifier | (() => undefined | SystemSettingsKeySpecifier),
		fields?: SystemSettingsFieldPolicy,
	},
	User?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UserKeySpecifier | (() => undefined | UserKeySpecifier),
		fields?: UserFieldPolicy,
	},
	UserPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UserPageKeySpecifier | (() => undefined | UserPageKeySpecifier),
		fields?: UserPageFieldPolicy,
	}
};
export type TypedTypePolicies = StrictTypedTypePolicies & TypePolicies;