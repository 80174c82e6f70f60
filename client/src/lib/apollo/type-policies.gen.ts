import type { FieldPolicy, FieldReadFunction, TypePolicies, TypePolicy } from '@apollo/client/cache';
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
export type CompanyKeySpecifier = ('address' | 'averageRating' | 'category' | 'cep' | 'city' | 'contactType' | 'createdAt' | 'description' | 'email' | 'hasMessageAccess' | 'hasOwner' | 'id' | 'isActive' | 'isApproved' | 'latitude' | 'logo' | 'longitude' | 'name' | 'ownerEmail' | 'ownerName' | 'phone' | 'phoneUrl' | 'plan' | 'ratings' | 'slug' | 'totalRatings' | 'website' | 'whatsappUrl' | CompanyKeySpecifier)[];
export type CompanyFieldPolicy = {
	address?: FieldPolicy<any> | FieldReadFunction<any>,
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
	latitude?: FieldPolicy<any> | FieldReadFunction<any>,
	logo?: FieldPolicy<any> | FieldReadFunction<any>,
	longitude?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	ownerEmail?: FieldPolicy<any> | FieldReadFunction<any>,
	ownerName?: FieldPolicy<any> | FieldReadFunction<any>,
	phone?: FieldPolicy<any> | FieldReadFunction<any>,
	phoneUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	plan?: FieldPolicy<any> | FieldReadFunction<any>,
	ratings?: FieldPolicy<any> | FieldReadFunction<any>,
	slug?: FieldPolicy<any> | FieldReadFunction<any>,
	totalRatings?: FieldPolicy<any> | FieldReadFunction<any>,
	website?: FieldPolicy<any> | FieldReadFunction<any>,
	whatsappUrl?: FieldPolicy<any> | FieldReadFunction<any>
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
export type LogoKeySpecifier = ('smallUrl' | 'url' | LogoKeySpecifier)[];
export type LogoFieldPolicy = {
	smallUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	url?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MessageKeySpecifier = ('createdAt' | 'id' | 'isRead' | 'readAt' | MessageKeySpecifier)[];
export type MessageFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isRead?: FieldPolicy<any> | FieldReadFunction<any>,
	readAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MessageReceiptKeySpecifier = ('createdAt' | 'id' | MessageReceiptKeySpecifier)[];
export type MessageReceiptFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MutationKeySpecifier = ('approveCompany' | 'createCompany' | 'login' | 'logout' | 'rateCompany' | 'readMessage' | 'register' | 'rejectCompany' | 'saveCompany' | 'sendMessage' | 'unsaveCompany' | 'updateCompany' | MutationKeySpecifier)[];
export type MutationFieldPolicy = {
	approveCompany?: FieldPolicy<any> | FieldReadFunction<any>,
	createCompany?: FieldPolicy<any> | FieldReadFunction<any>,
	login?: FieldPolicy<any> | FieldReadFunction<any>,
	logout?: FieldPolicy<any> | FieldReadFunction<any>,
	rateCompany?: FieldPolicy<any> | FieldReadFunction<any>,
	readMessage?: FieldPolicy<any> | FieldReadFunction<any>,
	register?: FieldPolicy<any> | FieldReadFunction<any>,
	rejectCompany?: FieldPolicy<any> | FieldReadFunction<any>,
	saveCompany?: FieldPolicy<any> | FieldReadFunction<any>,
	sendMessage?: FieldPolicy<any> | FieldReadFunction<any>,
	unsaveCompany?: FieldPolicy<any> | FieldReadFunction<any>,
	updateCompany?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PendingCompanyPageKeySpecifier = ('items' | 'lastPage' | 'page' | 'perPage' | 'total' | PendingCompanyPageKeySpecifier)[];
export type PendingCompanyPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PlanKeySpecifier = ('features' | 'id' | 'isActive' | 'maxCompanies' | 'name' | 'price' | PlanKeySpecifier)[];
export type PlanFieldPolicy = {
	features?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isActive?: FieldPolicy<any> | FieldReadFunction<any>,
	maxCompanies?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	price?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PlanPageKeySpecifier = ('items' | 'lastPage' | 'page' | 'perPage' | 'total' | PlanPageKeySpecifier)[];
export type PlanPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	lastPage?: FieldPolicy<any> | FieldReadFunction<any>,
	page?: FieldPolicy<any> | FieldReadFunction<any>,
	perPage?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PublicSettingsKeySpecifier = ('contactEmail' | 'maintenanceMode' | 'mapsApiKey' | 'siteDescription' | 'siteName' | 'supportPhone' | PublicSettingsKeySpecifier)[];
export type PublicSettingsFieldPolicy = {
	contactEmail?: FieldPolicy<any> | FieldReadFunction<any>,
	maintenanceMode?: FieldPolicy<any> | FieldReadFunction<any>,
	mapsApiKey?: FieldPolicy<any> | FieldReadFunction<any>,
	siteDescription?: FieldPolicy<any> | FieldReadFunction<any>,
	siteName?: FieldPolicy<any> | FieldReadFunction<any>,
	supportPhone?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QueryKeySpecifier = ('activePlans' | 'categories' | 'cities' | 'companies' | 'company' | 'companyBySlug' | 'pendingCompanies' | 'publicSettings' | 'ratingCheck' | 'savedCompanies' | 'savedCompanyPage' | 'searchLinks' | 'searchSuggestions' | 'similarCompanies' | 'siteStatistics' | 'viewer' | QueryKeySpecifier)[];
export type QueryFieldPolicy = {
	activePlans?: FieldPolicy<any> | FieldReadFunction<any>,
	categories?: FieldPolicy<any> | FieldReadFunction<any>,
	cities?: FieldPolicy<any> | FieldReadFunction<any>,
	companies?: FieldPolicy<any> | FieldReadFunction<any>,
	company?: FieldPolicy<any> | FieldReadFunction<any>,
	companyBySlug?: FieldPolicy<any> | FieldReadFunction<any>,
	pendingCompanies?: FieldPolicy<any> | FieldReadFunction<any>,
	publicSettings?: FieldPolicy<any> | FieldReadFunction<any>,
	ratingCheck?: FieldPolicy<any> | FieldReadFunction<any>,
	savedCompanies?: FieldPolicy<any> | FieldReadFunction<any>,
	savedCompanyPage?: FieldPolicy<any> | FieldReadFunction<any>,
	searchLinks?: FieldPolicy<any> | FieldReadFunction<any>,
	searchSuggestions?: FieldPolicy<any> | FieldReadFunction<any>,
	similarCompanies?: FieldPolicy<any> | FieldReadFunction<any>,
	siteStatistics?: FieldPolicy<any> | FieldReadFunction<any>,
	viewer?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RatingKeySpecifier = ('comment' | 'createdAt' | 'id' | 'rating' | RatingKeySpecifier)[];
export type RatingFieldPolicy = {
	comment?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	rating?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RatingCheckKeySpecifier = ('comment' | 'hasRated' | 'rating' | RatingCheckKeySpecifier)[];
export type RatingCheckFieldPolicy = {
	comment?: FieldPolicy<any> | FieldReadFunction<any>,
	hasRated?: FieldPolicy<any> | FieldReadFunction<any>,
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
export type SiteStatisticsKeySpecifier = ('categoriesCount' | 'citiesCount' | 'companiesCount' | 'satisfactionRate' | SiteStatisticsKeySpecifier)[];
export type SiteStatisticsFieldPolicy = {
	categoriesCount?: FieldPolicy<any> | FieldReadFunction<any>,
	citiesCount?: FieldPolicy<any> | FieldReadFunction<any>,
	companiesCount?: FieldPolicy<any> | FieldReadFunction<any>,
	satisfactionRate?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UserKeySpecifier = ('companyName' | 'createdAt' | 'email' | 'id' | 'isActive' | 'name' | 'plan' | 'role' | UserKeySpecifier)[];
export type UserFieldPolicy = {
	companyName?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isActive?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	plan?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>
};
export type StrictTypedTypePolicies = {
	AuthPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AuthPayloadKeySpecifier | (() => undefined | AuthPayloadKeySpecifier),
		fields?: AuthPayloadFieldPolicy,
	},
	Category?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CategoryKeySpecifier | (() => undefined | CategoryKeySpecifier),
		fields?: CategoryFieldPolicy,
	},
	City?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CityKeySpecifier | (() => undefined | CityKeySpecifier),
		fields?: CityFieldPolicy,
	},
	Company?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CompanyKeySpecifier | (() => undefined | CompanyKeySpecifier),
		fields?: CompanyFieldPolicy,
	},
	CompanyPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CompanyPageKeySpecifier | (() => undefined | CompanyPageKeySpecifier),
		fields?: CompanyPageFieldPolicy,
	},
	Logo?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LogoKeySpecifier | (() => undefined | LogoKeySpecifier),
		fields?: LogoFieldPolicy,
	},
	Message?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MessageKeySpecifier | (() => undefined | MessageKeySpecifier),
		fields?: MessageFieldPolicy,
	},
	MessageReceipt?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MessageReceiptKeySpecifier | (() => undefined | MessageReceiptKeySpecifier),
		fields?: MessageReceiptFieldPolicy,
	},
	Mutation?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MutationKeySpecifier | (() => undefined | MutationKeySpecifier),
		fields?: MutationFieldPolicy,
	},
	PendingCompanyPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PendingCompanyPageKeySpecifier | (() => undefined | PendingCompanyPageKeySpecifier),
		fields?: PendingCompanyPageFieldPolicy,
	},
	Plan?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PlanKeySpecifier | (() => undefined | PlanKeySpecifier),
		fields?: PlanFieldPolicy,
	},
	PlanPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PlanPageKeySpecifier | (() => undefined | PlanPageKeySpecifier),
		fields?: PlanPageFieldPolicy,
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
	RatingCheck?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RatingCheckKeySpecifier | (() => undefined | RatingCheckKeySpecifier),
		fields?: RatingCheckFieldPolicy,
	},
	RatingPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RatingPageKeySpecifier | (() => undefined | RatingPageKeySpecifier),
		fields?: RatingPageFieldPolicy,
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
	SiteStatistics?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SiteStatisticsKeySpecifier | (() => undefined | SiteStatisticsKeySpecifier),
		fields?: SiteStatisticsFieldPolicy,
	},
	User?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UserKeySpecifier | (() => undefined | UserKeySpecifier),
		fields?: UserFieldPolicy,
	}
};
export type TypedTypePolicies = StrictTypedTypePolicies & TypePolicies;