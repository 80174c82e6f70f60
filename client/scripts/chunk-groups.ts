/** The pages of a first visit: they share one script, and each has one of its own. */
const FIRST_PAGES = /\/src\/pages\/(?:home|search|company)\/\w+-page\.tsx$/;
const ENTRY = /\/src\/main\.tsx$/;

/** Fields with suggestions, and links: home and search begin with them. */
const FIELDS = new RegExp(
  [
    '/@mantine/hooks/esm/use-debounced-value/',
    '/src/(?:domain/(?:cities/c|kinds/)|features/search/(?!my-city-))[\\w.-]+\\.tsx?$',
    '/src/ui/link-list\\.tsx$',
    '/src/ui/form/(?:suggest-input|use-debounced-text|use-suggest-query)\\.tsx?$',
  ].join('|'),
);
/** What the company page loads later; home and search begin with some of it. */
const PARTS = new RegExp(
  [
    '/src/app/shell/maintenance-page\\.tsx$',
    '/src/domain/companies/(?:company-attributes|company-offers|state-notices)\\.tsx$',
    '/src/lib/offer-price\\.ts$',
    '/src/pages/company/(?:action-bar|claim-box|correction-link|plan-box|similar-companies)\\.tsx?$',
    '/src/domain/maps/(?!live-|point-|position-)[\\w-]+\\.tsx?$',
    '/src/features/messages/[\\w.-]+\\.tsx?$',
    '/src/features/photos/photo-strip\\.tsx$',
    '/src/features/ratings/(?:rate-form|rate-fields|own-rating-line|change-rating(?:\\.gen)?|[\\w-]*rating-tools|rate-company.gen|rating-list|rating-author|answering-line|mark-rating.gen|rating-order|owner-ratings.gen|stored-ratings)\\.tsx?$',
    '/src/ui/feedback/toaster\\.tsx$',
    '/src/ui/drawings/nothing-(?:found|rated)\\.(?:tsx|svg\\?raw)$',
    '/src/ui/form/star-input\\.tsx?$',
  ].join('|'),
);
/** What pages behind a login and modals begin with. */
const THEMED =
  /\/@mantine\/core\/esm\/(?:core|components\/(?:Button|CloseButton|Flex|Group|Input|InputBase|Loader|NativeSelect|SimpleGrid|Skeleton|Stack|Text|TextInput|Transition|UnstyledButton))\/|\/@mantine\/core\/styles\/(?:Button|Flex|Group|InlineInput|Input|Loader|SimpleGrid|Skeleton|Stack|Text|UnstyledButton)\.|\/src\/(?:theme|ui\/themed)\./;
/** Forms of accounts and companies. */
const FORMS =
  /\/@mantine\/form\/|\/src\/(?:domain\/account\/login\.gen|ui\/field\/(?:check|code)-field|ui\/form\/(?:account-fields|form|password-field|page-submit|use-server-form))\./;
/** What a map that can be moved is made of; loaded once one is wanted. */
const MAP =
  /\/node_modules\/(?:leaflet|topojson-client)\/|\/src\/ui\/map\/(?!pin)[\w-]+\.(?:ts|module\.css)$/;
/** What a page with a title begins with, also before a login. */
const FRAME = /\/src\/(?:domain\/site\/use-private-head|pages\/legal\/legal-text|ui\/(?:page-frame|panel))\./;
/** Loaded when a session is checked or ended, and by the page of an invitation. */
const SESSION =
  /\/src\/(?:api\/close-session|domain\/account\/(?:check-session|ended-session|sign-out|use-viewer|viewer\.gen)|ui\/form\/use-attempt)\./;
/** Small files that pages behind a login share. */
const INSIDE = new RegExp(
  [
    '/src/admin/(?:account/handed-email|actions|bulk/(?:shown-job|use-bulk-action)\\.|list|shell/admin-screen)',
    '/src/api/(?:download-file|upload-percent|use-polling)\\.',
    '/src/domain/account/(?:private-page|protected|administrators-only)\\.',
    '/src/lib/(?:describe-change|download-text|download-blob)\\.',
    '/src/ui/(?:chart/(?:report-buttons|stat-card)|email-text|form/upload-progress|list/|promo|modal/)',
  ].join('|'),
);
/** The server renders them, so their styles come with the page. */
const PART_STYLES =
  /\/(?:company-card|company-grid|company-map|company-offers|company-photos|photo-image|map-picture|message-form|pin|plan-box|rate-form|star-input|suggest-input|toaster)\.module\.css$/;

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

/** Returns the files from which static imports lead to a source file: the entry and those imported dynamically. */
function rootsOf(id: string, modules: Modules, seen = new Set<string>()): string[] {
  const info = modules.getModuleInfo(id);
  if (!info || seen.has(id)) return [];
  seen.add(id);
  const isRoot = info.dynamicImporters.length > 0 || ENTRY.test(id);
  return [...(isRoot ? [id] : []), ...info.importers.flatMap((importer) => rootsOf(importer, modules, seen))];
}

/** Returns true for what every page needs, and for what a first page or a part shares with another page. */
function isShared(id: string, modules: Modules): boolean {
  if (id.includes('/react/hooks/useReactiveVar')) return true;
  if (!id.includes('/client/src/') || FIELDS.test(id) || PARTS.test(id)) return false;
  if (PART_STYLES.test(id)) return true;
  const roots = rootsOf(id, modules);
  return (
    roots.some((root) => ENTRY.test(root)) ||
    (roots.length > 1 && roots.some((root) => FIRST_PAGES.test(root) || PARTS.test(root)))
  );
}

/** Chunks of many files: each request costs more than the bytes it saves, and small files compress worse. */
export const chunkGroups = [
  { name: (id: string, modules: Modules) => (isShared(id, modules) ? 'base' : null), priority: 2 },
  { name: 'fields', test: FIELDS, priority: 2 },
  { name: 'parts', test: PARTS, priority: 1 },
  { name: 'themed', test: THEMED, priority: 1 },
  { name: 'forms', test: FORMS, priority: 0 },
  { name: 'map', test: MAP, priority: 0 },
  { name: 'frame', test: FRAME, priority: 1 },
  { name: 'inside', test: INSIDE, priority: 0 },
  { name: 'session', test: SESSION, priority: 1 },
];
